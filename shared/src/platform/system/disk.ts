/** A disk needs room from here, in percent of its size; an alert of deploy/monitoring has the same. */
export const fullDiskPercent = 80;

/** How much of a disk is in use, in percent. */
export const diskPercent = ({ free, size }: { free: number; size: number }): number =>
  Math.round(100 * (1 - free / size));
