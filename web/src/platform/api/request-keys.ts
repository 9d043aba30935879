/** Unanswered requests by their content; sending the same again reuses the key. */
const unanswered = new Map<string, string>();

/** The maximum number of stored requests. */
const mostUnanswered = 100;

/**
 * The Idempotency-Key of the next request. Someone who presses a button again because no response came makes the same
 * request: it has the same key, and the server does it once.
 */
export function keyOf(sent: string): string {
  const key = unanswered.get(sent) ?? crypto.randomUUID();
  unanswered.set(sent, key);
  for (const oldest of unanswered.keys()) {
    if (unanswered.size <= mostUnanswered) break;
    unanswered.delete(oldest);
  }
  return key;
}

/** The request was answered: the same, sent again, is another one. */
export const noteAnswered = (sent: string) => unanswered.delete(sent);
