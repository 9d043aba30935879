/** What a look-up of an address has found. `unchecked`: it was asked for, and has not finished in time. */
export interface LookedUp {
  outcome: 'answers' | 'dead' | 'unreachable' | 'unchecked';
  /** Where it led in the end. */
  finalUrl: string;
  /** How large it said it is. */
  bytes: number | null;
}
