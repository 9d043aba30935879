import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId, id } from '../../platform/values/fields.ts';
import type { CallsOf } from './campaign-check-calls.ts';
import { release } from './release.ts';

const seenVersion = z.strictObject({ id, version: z.int() });

/** The two-person release of a kind of email (decision 55). */
export const releaseCalls = ({ path, noun, usedBy }: CallsOf) => ({
  release: endpoint({
    method: 'GET',
    path: `${path}/release/:id`,
    summary: `Returns whether the ${noun} needs approval, and who requested and gave it.`,
    usedBy,
    params: byId,
    shows: ['campaign', 'release', 'email template'],
    reply: release,
  }),
  askRelease: endpoint({
    method: 'PUT',
    path: `${path}/ask-release`,
    summary: `Requests approval of the ${noun} as saved.`,
    usedBy,
    body: seenVersion,
    touches: ['release', 'notice'],
    reply: release,
  }),
  approveRelease: endpoint({
    method: 'PUT',
    path: `${path}/approve-release`,
    summary: `Approves exactly this version of the ${noun}; never by the person who requested it.`,
    usedBy,
    body: seenVersion,
    touches: ['release', 'notice'],
    reply: release,
  }),
  takeBackRelease: endpoint({
    method: 'PUT',
    path: `${path}/take-back-release/:id`,
    summary: `Withdraws the approval, or the request for it, of a ${noun} that is not scheduled.`,
    usedBy,
    params: byId,
    touches: ['release', 'notice'],
    reply: release,
  }),
});
