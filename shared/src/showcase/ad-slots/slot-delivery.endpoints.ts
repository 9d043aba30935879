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

/** What a slot shows, whether it runs, how it is seen, and its client proofs. */
export const slotDeliveryEndpoints = {
  served: endpoint({
    method: 'GET',
    path: '/api/adslot/:id/served',
    summary: 'The slot as sites show it, for previews; nothing is counted.',
    usedBy: ['adSlotEdit', 'adSlotPreview'],
    params: byId,
    shows: ['ad slot', 'firm', 'listing', 'representative'],
    reply: servedSlot,
  }),
  live: endpoint({
    method: 'GET',
    path: '/api/adslot/:id/live',
    summary: 'Is the slot live on each of its sites, and if not, every cause.',
    usedBy: ['adSlotEdit'],
    params: byId,
    shows: ['ad slot', 'firm', 'site'],
    reply: slotLive,
  }),
  numbers: endpoint({
    method: 'GET',
    path: '/api/adslot/:id/numbers',
    summary: 'Impressions, viewable impressions and clicks of a slot by site and day.',
    usedBy: ['adSlotEdit'],
    params: byId,
    query: numbersQuery,
    shows: ['ad slot'],
    reply: z.array(slotNumbers),
  }),
  numbersCsv: endpoint({
    method: 'GET',
    path: '/api/adslot/:id/numbers.csv',
    summary: 'The numbers of a slot as a CSV file.',
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
    summary: 'The client proof links of a slot.',
    usedBy: ['adSlotEdit'],
    params: byId,
    shows: ['proof'],
    reply: z.array(slotProof),
  }),
  createProof: endpoint({
    method: 'POST',
    path: '/api/adslot/:id/proof',
    summary: 'A new client proof link: one slot, read-only, expiring, revocable.',
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
