import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId } from '../../platform/values/fields.ts';
import { campaignCalls } from '../campaigns/campaign-calls.ts';
import { hotwEmail, hotwListing, hotwUpdate, newHotw } from './hotw.ts';

/** REST calls of Homes of the Week (Spec, content 7): those of every email, and its listings. */
export const hotwEndpoints = {
  listing: endpoint({
    method: 'GET',
    path: '/api/hotw/listing/:id',
    summary: 'Returns a listing as shown in an email.',
    usedBy: ['hotwEdit'],
    params: byId,
    shows: ['listing'],
    reply: hotwListing,
  }),
  ...campaignCalls({
    path: '/api/hotw',
    noun: 'Homes of the Week email',
    editedOn: ['hotwEdit'],
    created: newHotw,
    changed: hotwUpdate,
    reply: hotwEmail,
  }),
};
