import { late } from './late.tsx';

/** Bars, with the chart library that is loaded for them; until it is there, nothing. */
export const LateBars = late(async () => (await import('./Bars.tsx')).Bars);
