import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isCutOff } from '../api/session.ts';
import { textOf } from './field-words.ts';
import {
  dropUnsaved,
  findUnsaved,
  forgetUnsaved,
  isBeside,
  storeBeside,
  storeUnsaved,
  type UnsavedWork,
  type WorkKey,
} from './unsaved-work.ts';

interface Watched {
  key: WorkKey;
  about: Pick<UnsavedWork, 'title' | 'address' | 'version' | 'base'>;
  values: unknown;
  isChanged: boolean;
  /** What the form holds by now, with what late fields have not told, and what was sent and not answered. */
  latest: () => { values: unknown; isChanged: boolean; sent: unknown[] };
}

/** Work as text, of which the long parts are written once for each object. */
const textOfWork = ({ values, base, ...rest }: Partial<Record<keyof UnsavedWork, unknown>>) =>
  `${JSON.stringify(rest)} ${textOf(base)} ${textOf(values)}`;

const writeAfterMs = 250;
const ignore = () => {};

/**
 * Stores changed values a moment after each change, and at once when the page is hidden; deletes them when nothing is
 * changed any more; and finds those stored when the form was last open.
 */
export function useUnsavedWork(watched: Watched) {
  const { key, about, values, isChanged } = watched;
  const [offer, setOffer] = useState<UnsavedWork | null>(null);
  const forget = () => void forgetUnsaved(key).catch(ignore);
  const { write, leaveStored } = useWriting(watched);
  const { isTyped } = useStable({ isTyped: () => watched.latest().isChanged });

  const [loaded] = useState(() => textOf(values));
  const keyText = JSON.stringify(key);
  useEffect(() => {
    let isOpen = true;
    findUnsaved(JSON.parse(keyText) as WorkKey)
      .then(async (found) => {
        if (!isOpen || !found || JSON.stringify(found.values) === loaded) return;
        const offered = isTyped() ? await storeBeside(found) : found;
        if (isOpen) setOffer(offered);
      })
      .catch(ignore);
    return () => {
      isOpen = false;
    };
  }, [keyText, loaded, isTyped]);

  const closeOffer = () => setOffer(null);
  return {
    offer,
    closeOffer,
    /** It is in the form from now on. */
    takeOffer: () => {
      closeOffer();
      if (offer && isBeside(offer))
        void write()
          .then(() => dropUnsaved(offer))
          .catch(ignore);
    },
    /** What is being typed now is kept in its place. */
    discardOffer: () => {
      closeOffer();
      if (offer && isBeside(offer)) void dropUnsaved(offer).catch(ignore);
      if (!isChanged) forget();
    },
    forget,
    /** Writes at once what there is. */
    store: write,
    /** The values leave the form and stay stored: they are offered from now on. */
    setAside: () => {
      leaveStored();
      const work = { ...key, ...about, values: values as UnsavedWork['values'] };
      storeUnsaved(work)
        .then(() => findUnsaved(key))
        .then(setOffer)
        .catch(ignore);
    },
  };
}

/** Writes what is typed, a moment after it was, or at once. */
function useWriting(watched: Watched) {
  const { key, about, values, isChanged, latest } = watched;
  const last = useRef({ text: '', wasChanged: false });
  const isSetAside = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const { write } = useStable({
    write: async () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      const { values: now, isChanged: isTyped, sent } = latest();
      const { text, wasChanged } = last.current;
      const mayDrop = wasChanged && !isSetAside.current;
      isSetAside.current = false;
      const wasCutOff = isCutOff() || undefined;
      const work = { ...key, ...about, values: now, sent, wasCutOff } as UnsavedWork;
      last.current = { text: textOfWork(work), wasChanged: isTyped };
      if (!isTyped) return mayDrop ? forgetUnsaved(key).catch(ignore) : undefined;
      if (text !== last.current.text) await storeUnsaved(work).catch(ignore);
    },
  });

  // Why: as text, so that only a change of the work itself starts a write.
  const workText = textOfWork({ ...key, ...about, values });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the work is what starts it.
  useEffect(() => {
    // Why: what was saved is dropped at once, or a page closed just then would offer it again.
    if (!isChanged) clearTimeout(timer.current);
    if (!isChanged || timer.current === undefined)
      timer.current = setTimeout(write, isChanged ? writeAfterMs : 0);
  }, [workText, isChanged, write]);

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') void write();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      void write();
    };
  }, [write]);
  return {
    write,
    /** What is kept stays, although the form will not hold it any more. */
    leaveStored: () => {
      isSetAside.current = true;
    },
  };
}

type Handlers = Record<string, (...args: never[]) => unknown>;

/** Functions that stay the same from draw to draw and do what the newest do: their buttons rest while a field is typed in. */
export function useStable<T extends Handlers>(handlers: T): T {
  const latest = useRef(handlers);
  // Why: before the next event, or a press just after a draw would do what the draw before it meant.
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [stable] = useState(() => {
    const names = Object.keys(handlers) as (keyof T)[];
    const forwarded = names.map((name) => [
      name,
      (...args: never[]) => latest.current[name]?.(...args),
    ]);
    return Object.fromEntries(forwarded) as T;
  });
  return stable;
}
