import { z } from 'zod';

/** What an email says of its source, and what the source says now. */
const difference = z.object({
  label: z.string(),
  before: z.string().nullable(),
  now: z.string().nullable(),
});
export type Difference = z.infer<typeof difference>;

/** A post or listing that has changed since the email was built. */
export const driftedSource = z.object({
  /** The field of the email that holds it. */
  path: z.string(),
  id: z.int(),
  title: z.string(),
  differences: z.array(difference),
});
export type DriftedSource = z.infer<typeof driftedSource>;

/** What has changed under a scheduled email. */
export const emailDrift = z.object({ sources: z.array(driftedSource) });
export type EmailDrift = z.infer<typeof emailDrift>;

/** Sentences of emails whose sources have changed. */
export const driftMessages = {
  title: 'Changed since it was scheduled',
  refresh: 'Refresh and schedule again',
  refreshed: 'Email refreshed and scheduled again',
  failed: 'The email could not be refreshed.',
  onlyScheduled: 'Only a scheduled email can be refreshed.',
  nothing: 'Nothing has changed since this email was scheduled.',
} as const;

/** The parts that differ, as people read them. */
export function differencesOf(
  labels: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string | null>>,
  now: Readonly<Record<string, string | null>>,
): Difference[] {
  const said = (value: string | null | undefined) => value?.trim() || null;
  return Object.entries(labels)
    .filter(([key]) => key in before && key in now && said(before[key]) !== said(now[key]))
    .map(([key, label]) => ({ label, before: said(before[key]), now: said(now[key]) }));
}
