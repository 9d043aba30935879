/** A message that the server has not taken yet. */
export interface Pending {
  clientId: string;
  message: string;
  /** Why the server will not take it; null while it is being tried. */
  refusal: string | null;
}

/** What the server said to a message. */
export type Outcome = { isTaken: true } | { isTaken: false; status: number; sentence: string };

/** A refusal that no other try can change. What is away, busy or broken is tried again. */
export const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && ![408, 425, 429].includes(status);

/** The message to send next: the oldest one, so that they arrive in order; what was refused holds nobody up. */
export const nextOf = (pending: readonly Pending[]): Pending | undefined =>
  pending.find(({ refusal }) => refusal === null);

/** What is still to be sent after an outcome. */
export function afterwards(
  pending: readonly Pending[],
  clientId: string,
  outcome: Outcome,
): Pending[] {
  if (outcome.isTaken) return pending.filter((one) => one.clientId !== clientId);
  if (!isFinal(outcome.status)) return [...pending];
  return pending.map((one) =>
    one.clientId === clientId ? { ...one, refusal: outcome.sentence } : one,
  );
}

/** Until the next try, in ms. */
export const pauseMs = (tries: number): number => Math.min(1000 * 2 ** tries, 10_000);
