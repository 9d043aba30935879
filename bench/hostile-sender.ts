import { type Target, worstBodies } from './worst-bodies.ts';

/** What this process sends, and how many of them at once. */
export interface SendingOrder extends Target {
  which: number;
  atOnce: number;
}

/** What came of it so far: how many were answered, by status. */
export type SentSoFar = Record<number, number>;

// Why a process of its own: making and sending these would hold up whoever measures.
process.once('message', ({ which, atOnce, ...target }: SendingOrder) => {
  const worst = worstBodies[which];
  const counted: SentSoFar = {};
  let time = 0;
  const sender = async () => {
    for (;;) {
      time += 1;
      const status = (await worst?.send(target, time)) ?? 0;
      counted[status] = (counted[status] ?? 0) + 1;
    }
  };
  process.on('message', () => process.send?.(counted));
  for (let started = 0; started < atOnce; started += 1) void sender();
});
