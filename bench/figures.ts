/** The median of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return (low + high) / 2;
}

/** The percentile: the figure below which this share lies. */
export const percentile = (figures: readonly number[], share: number): number =>
  figures.toSorted((a, b) => a - b)[
    Math.min(figures.length - 1, Math.floor(figures.length * share))
  ] ?? 0;

export const inMegabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
export const grouped = (count: number) => count.toLocaleString('en-US');

/** A table in Markdown. */
export const table = (head: string, rows: readonly (string | number)[][]): string[] => [
  `| ${head} |`,
  `|${' --- |'.repeat(head.split(' | ').length)}`,
  ...rows.map((cells) => `| ${cells.join(' | ')} |`),
];

/** The duration, rounds and concurrency of a load. */
export interface Amount {
  connections: number;
  seconds: number;
  rounds: number;
}

const env = (name: string, usual: number) => Number(process.env[name] ?? usual);
export const roundsOf = (usual: number) => env('BENCH_ROUNDS', usual);
/** The default amount of a bench, unless BENCH_SECONDS and BENCH_ROUNDS are set. */
export const amountOf = ({ connections, seconds, rounds }: Amount): Amount => ({
  connections,
  seconds: env('BENCH_SECONDS', seconds),
  rounds: roundsOf(rounds),
});
/** The number of rows, unless BENCH_SIZE is set. */
export const sizeOf = (usual: number) => env('BENCH_SIZE', usual);
