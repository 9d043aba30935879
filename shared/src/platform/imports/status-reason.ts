import { z } from 'zod';

export const longestStatusReason = 300;

/** Why the status of a subscriber changes. */
export const statusReason = z
  .string()
  .trim()
  .max(longestStatusReason, `Use at most ${longestStatusReason} characters here`);
