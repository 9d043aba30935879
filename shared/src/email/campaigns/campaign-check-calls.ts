import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId, id } from '../../platform/values/fields.ts';
import type { ScreenKey } from '../../screens.ts';
import { drawnEmail } from './campaign.ts';
import { emailDrift } from './drift.ts';
import { acceptedWarning, preflightReport, typedEmail } from './preflight-call.ts';

/** An email rendered from the unsaved form; null until its site and style are chosen. */
const typedPreview = z.object({ email: drawnEmail.nullable() });
export type TypedPreview = z.output<typeof typedPreview>;

/** Where the calls of a kind of email are, what it is called, and which screens make them. */
export interface CallsOf {
  path: string;
  noun: string;
  usedBy: readonly ScreenKey[];
}

/** Checks of an email before it is sent (decision 48). */
export const preflightCalls = ({ path, noun, usedBy }: CallsOf) => ({
  preflight: endpoint({
    method: 'POST',
    path: `${path}/preflight`,
    summary: `Returns the preflight report of a ${noun} as it is being edited: what blocks sending, and warnings.`,
    usedBy,
    body: typedEmail,
    isRead: true,
    shows: [
      'accepted warning',
      'campaign',
      'post',
      'listing',
      'firm',
      'email template',
      'subscriber',
    ],
    reply: preflightReport,
  }),
  acceptWarning: endpoint({
    method: 'PUT',
    path: `${path}/accept-warning`,
    summary: `Accepts a warning on a ${noun} with a reason; without one, removes the acceptance.`,
    usedBy,
    body: acceptedWarning,
    touches: ['accepted warning'],
    reply: z.object({ id }),
  }),
});

/** What is looked at while it is written (decision 57). */
export const typedPreviewCall = ({ path, noun, usedBy }: CallsOf) => ({
  typedPreview: endpoint({
    method: 'POST',
    path: `${path}/typed-preview`,
    summary: `Renders a ${noun} as it is being edited: HTML, text part and size.`,
    usedBy,
    body: typedEmail,
    isRead: true,
    shows: ['site', 'listing'],
    reply: typedPreview,
  }),
});

/** What has changed under a scheduled email, and putting that in. */
export const driftCalls = <R extends z.ZodObject>({
  path,
  noun,
  usedBy,
  reply,
}: CallsOf & { reply: R }) => ({
  drift: endpoint({
    method: 'GET',
    path: `${path}/drift/:id`,
    summary: `Returns what has changed in the posts, listings, site and template since the ${noun} was scheduled, and which of them are gone.`,
    usedBy,
    params: byId,
    shows: ['campaign', 'post', 'listing', 'firm', 'site', 'email template', 'audience'],
    reply: emailDrift,
  }),
  refresh: endpoint({
    method: 'PUT',
    path: `${path}/refresh`,
    summary: `Reschedules a ${noun} with the current content of its posts and listings.`,
    usedBy,
    body: z.strictObject({ id, version: z.int() }),
    ownTransactions: true,
    touches: ['campaign'],
    reply,
  }),
});
