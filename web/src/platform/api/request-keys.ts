/** Requests whose answer has not come, by what was sent; one that is sent again is the same request. */
const unanswered = new Map<string, string>();

/** No more of them are held: nobody comes back to so many. */
const mostUnanswered = 100;

/**
 * The Idempotency-Key of what is about to be sent. Whoever presses a button again because no answer came asks for the
 * same request: it has the same key, and the server does it once.
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
