/** Ends a job at once as failed: another try would fail in the same way. */
export class LastingFailure extends Error {}

/** A job that this worker leaves to another one; no failure of its work. */
export class LeftToOthers extends Error {}

/** Causes that are followed at the most. */
const mostCauses = 5;

/** An error and its causes, in one line. */
export function inOneLine(error: unknown): string {
  const parts: string[] = [];
  for (let at = error; at !== undefined && at !== null && parts.length < mostCauses; )
    if (at instanceof Error) {
      const { code } = at as { code?: unknown };
      parts.push(`${at.name}: ${at.message}${typeof code === 'string' ? ` (${code})` : ''}`);
      at = at.cause;
    } else {
      parts.push(typeof at === 'string' ? at : (JSON.stringify(at) ?? typeof at));
      break;
    }
  return parts.join(', caused by ').replaceAll(/\s+/g, ' ');
}
