import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId } from '../fields.ts';
import { emailPreview } from './campaign.ts';
import { mailScreens } from './mail-screens.ts';

const sending = z.object({ isHeld: z.boolean() });

/** Calls that every email kind shares. */
export const campaignEndpoints = {
  preview: endpoint({
    method: 'GET',
    path: '/api/campaign/preview/:id',
    summary: 'The email as its recipients will get it: HTML, text part, size and a signed link.',
    usedBy: ['campaignPreview'],
    params: byId,
    reply: emailPreview,
  }),
  sending: endpoint({
    method: 'GET',
    path: '/api/campaign/sending',
    summary: 'Whether sending is held, because this database is a copy or has moved.',
    usedBy: mailScreens,
    reply: sending,
  }),
  resume: endpoint({
    method: 'PUT',
    path: '/api/campaign/sending/resume',
    summary: 'Lets a database that is a copy, or has moved, send from now on.',
    usedBy: ['audienceList'],
    reply: sending,
  }),
};
