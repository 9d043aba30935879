/** Who asks: a person, or an address when nobody is signed in. */
type Asker = string;

/**
 * Lets large pieces of work through one a turn of the event loop, person by person: whoever sends fifty waits for their own, and
 * everybody else for one of them at most.
 */
export function fairTurns() {
  const lines = new Map<Asker, (() => void)[]>();

  function serve(): void {
    for (const [asker, line] of lines) {
      const next = line.shift();
      lines.delete(asker);
      // Why: whoever was served goes to the end.
      if (line.length > 0) lines.set(asker, line);
      next?.();
      break;
    }
    if (lines.size > 0) setImmediate(serve);
  }

  return (asker: Asker): Promise<void> =>
    new Promise((resolve) => {
      if (lines.size === 0) setImmediate(serve);
      const line = lines.get(asker) ?? [];
      line.push(resolve);
      lines.set(asker, line);
    });
}

/** Lets each asker do so many things at once; more of theirs wait, and past `mostWaiting` of those they are told so by null. */
export function fewAtOnce({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const busy = new Map<Asker, { running: number; line: (() => void)[] }>();
  /** Answers how to say that it is done. */
  return async (asker: Asker): Promise<(() => void) | null> => {
    const own = busy.get(asker) ?? { running: 0, line: [] };
    busy.set(asker, own);
    if (own.running < atOnce) own.running += 1;
    else if (own.line.length >= mostWaiting) return null;
    else await new Promise<void>((resolve) => own.line.push(resolve));
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const next = own.line.shift();
      if (next) next();
      else own.running -= 1;
      if (own.running === 0) busy.delete(asker);
    };
  };
}
