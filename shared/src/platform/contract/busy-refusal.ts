/** A lock that was not to be had in time, or a deadlock: nothing was saved, and the same call may succeed a moment later. */
export const busyRefusal =
  'Someone else is working on this record right now. Nothing was saved. Try again in a moment.';
