export type State = 'ok' | 'warning' | 'problem';

/** What a check found: what is so, and what to do unless it is as it should be. */
export interface Finding {
  state: State;
  says: string;
  advice?: string;
}

/** A check of one thing; an error it throws is a problem. */
export interface Check {
  name: string;
  run: () => Promise<Finding | Finding[]>;
}

/** A line of the report. */
export interface Line extends Finding {
  check: string;
}

export const ok = (says: string): Finding => ({ state: 'ok', says });
export const warning = (says: string, advice: string): Finding => ({
  state: 'warning',
  says,
  advice,
});
export const problem = (says: string, advice: string): Finding => ({
  state: 'problem',
  says,
  advice,
});

/** How long a check may take, in ms. */
const patienceMs = 8000;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function runCheck({ name, run }: Check, ms: number): Promise<Line[]> {
  const late = Promise.withResolvers<Finding>();
  const timer = setTimeout(
    () =>
      late.resolve(
        problem(
          `gave no answer within ${ms / 1000} seconds`,
          'Check the network and the other side.',
        ),
      ),
    ms,
  );
  const found = await Promise.race([run(), late.promise])
    .catch((error: unknown) =>
      problem(`failed: ${messageOf(error)}`, 'Remove the cause, and run this again.'),
    )
    .finally(() => clearTimeout(timer));
  return [found].flat().map((finding) => ({ check: name, ...finding }));
}

/** Runs all checks at once; none can stop another. */
export const runChecks = async (checks: readonly Check[], ms = patienceMs): Promise<Line[]> =>
  (await Promise.all(checks.map((check) => runCheck(check, ms)))).flat();

/** The report as text, a line for each finding. */
export const reportOf = (lines: readonly Line[]): string[] =>
  lines.map(({ state, check, says, advice }) => {
    const text = advice ? `${says}. ${advice}` : says;
    return `${state.padEnd(8)} ${check}: ${text}`;
  });
