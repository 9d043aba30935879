import { late } from '../ui/late.tsx';

/** Why late: it is rarely there, and read from the browser's database first. */
export const Unfinished = late(async () => (await import('./Unfinished.tsx')).Unfinished);
