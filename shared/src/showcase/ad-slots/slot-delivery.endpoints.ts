import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId, day } from '../../platform/values/fields.ts';
import { servedSlot } from '../delivery/served-slot.ts';
import { slotLive } from './slot-live.ts';
import { newSlotProof, slotNumbers, slotProof } from './slot-timeline.ts';

const numbersQuery = z.strictObject({
  from: day('from must be a day'),
  to: day('to must be a day'),
});

/** The served form of a slot, its live status, its counts and its client proofs. */
export const slotDeliveryEndpoints = {
  served: endpoint({
    method: 'GET',
    path: '/api/adslot/:id/served',
    summary: 'Returns the ad slot as sites show it, for previews. Nothing is counted.',
    usedBy: ['adSlotEdit', 'adSlotPreview'],
    params: byId,
    shows: ['ad slot', 'firm', 'listing', 'representative'],
    reply: servedSlot,
  }),
  live: endpoint({
    method: 'GET',
    path: '/api/adslot/:id/live',
    summary: 'Says whether the ad slot is live on each of its sites, with every reason if not.',
    usedBy: ['adSlotEdit'],
    params: byId,
    shows: ['ad slot', 'firm', 'site'],
    reply: slotLive,
  }),
  numbers: endpoint({
    method: 'GET',
    path: '/api/adslot/:id/numbers',
    summary:
      'Returns the impressions, viewable impressions and clicks of an ad slot by site and day.',
    usedBy: ['adSlotEdit'],
    params: byId,
    query: numbersQuery,
    shows: ['ad slot'],
    reply: z.array(slotNumbers),
  }),
  numbersCsv: endpoint({
    method: 'GET',
    path: '/api/adslot/:id/numbers.csv',
    summary:
      'Exports the impressions, viewable impressions and clicks of an ad slot as a CSV file.',
    usedBy: ['adSlotEdit'],
    params: byId,
    query: numbersQuery,
    produces: 'text/csv; charset=utf-8',
    shows: ['ad slot'],
    reply: z.string(),
  }),
  proofs: endpoint({
    method: 'GET',
    path: '/api/adslot/:id/proof',
    summary: 'Lists the client proof links of an ad slot.',
    usedBy: ['adSlotEdit'],
    params: byId,
    shows: ['proof'],
    reply: z.array(slotProof),
  }),
  createProof: endpoint({
    method: 'POST',
    path: '/api/adslot/:id/proof',
    summary:
      'Creates a client proof link to one ad slot. It is read-only, expires and can be revoked.',
    usedBy: ['adSlotEdit'],
    params: byId,
    body: z.object({ days: z.int().min(1).max(60).default(14) }),
    touches: ['proof'],
    reply: newSlotProof,
  }),
  revokeProof: endpoint({
    method: 'DELETE',
    path: '/api/adslot/proof/:id',
    summary: 'Revokes a client proof link.',
    usedBy: ['adSlotEdit'],
    params: byId,
    touches: ['proof'],
    reply: z.object({ id: z.int() }),
  }),
};
