import { endpoint } from '../endpoint.ts';
import { byId } from '../fields.ts';
import { emailPreview } from './campaign.ts';

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
};
