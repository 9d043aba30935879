/** How often and how fast a queue tries again, in the words of the library (delays in seconds). */
export interface RetryPolicy {
  retryLimit: number;
  retryDelay: number;
  retryBackoff: boolean;
  retryDelayMax?: number;
  deleteAfterSeconds: number;
  /** What waits longer for a worker is deleted. */
  retentionSeconds?: number;
}

/** Done jobs are looked over each time, so they are not kept for long. What has failed is (`claimFailed`). */
const keepDoneSeconds = 24 * 3600;

/** Ten years, because the library drops what has waited too long, and a product that was off may be late. */
const keepWaitingSeconds = 10 * 365 * 24 * 3600;

/** Letters and the like: from seconds to a quarter of an hour, two days in all. */
const patient: RetryPolicy = {
  retryLimit: 200,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 900,
  deleteAfterSeconds: keepDoneSeconds,
  retentionSeconds: keepWaitingSeconds,
};

/** Long work that goes on where it stopped, so a try that failed says little: a minute at most, 33 hours in all. */
const brisk: RetryPolicy = { ...patient, retryLimit: 2000, retryDelayMax: 60 };

const longWork: ReadonlySet<string> = new Set(['send-mailing', 'imports', 'import-pictures']);

/** How a queue tries again (decision 82). */
export const policyOf = (queue: string): RetryPolicy => (longWork.has(queue) ? brisk : patient);
