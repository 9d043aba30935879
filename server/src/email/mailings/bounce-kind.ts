/**
 * What a final no says of an address. `hard`: it does not exist. `soft`: it does, but takes nothing now.
 * `refused`: nothing, the receiver did not want this message or this sender.
 */
export const bounceKinds = ['hard', 'soft', 'refused'] as const;
export type BounceKind = (typeof bounceKinds)[number];

/** 5.1.7 to 5.1.9 are about the sender; 5.2.1 is an account that was closed (RFC 3463). */
const hard = /^5\.(1\.(0|1|2|3|6|10)|2\.1)$/;
/** A full or sleeping mailbox, and hosts that cannot be reached. */
const soft = /^([45]\.2\.2|4\.2\.\d+|[45]\.4\.\d+|4\.3\.\d+)$/;

/** The bounce kind of an enhanced status code; unknown without one. */
export function bounceOf(status: string | null): BounceKind {
  if (status && hard.test(status)) return 'hard';
  return status && soft.test(status) ? 'soft' : 'refused';
}

/** About the sender, its systems, the protocol or a policy, and not about the recipient (RFC 3463). */
const ours = /^5\.(1\.[789]|3\.\d+|5\.\d+|7\.\d+)$/;

/** True when a final no is for a reason of ours: the recipient may well get it later. */
export const isOurs = (status: string | null): boolean => status !== null && ours.test(status);

/** The enhanced status code in a server's answer: `550 5.1.1 No such user`. */
export const statusOfAnswer = (answer: string): string | null =>
  /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b(?!\.)/.exec(answer)?.[1] ?? null;
