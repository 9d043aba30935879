import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId } from '../../platform/values/fields.ts';
import { erasure, found, lookUp, newErasure, newExport } from './personal-data.ts';

/** Calls for personal data (decision 142). No token can make them. */
export const personalDataEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/personal-data/erasure',
    summary: 'Lists erasures, newest first, with who asked, who started them and what was erased.',
    usedBy: ['personalData'],
    shows: ['erasure'],
    reply: z.array(erasure),
  }),
  lookUp: endpoint({
    method: 'POST',
    path: '/api/personal-data/look-up',
    summary: 'Counts the records that belong to an email address, by kind.',
    usedBy: ['personalData'],
    isRead: true,
    body: lookUp,
    shows: ['erasure'],
    reply: found,
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/personal-data/export',
    summary:
      'Exports the records of a person and the texts that mention their address as a JSON or CSV file. Nothing is stored.',
    usedBy: ['personalData'],
    isRead: true,
    freshProof: true,
    body: newExport,
    produces: 'application/json; charset=utf-8',
    shows: [],
    reply: z.string(),
  }),
  erase: endpoint({
    method: 'POST',
    path: '/api/personal-data/erasure',
    summary: 'Starts to erase the personal data of a subscriber or a user. This can’t be undone.',
    usedBy: ['personalData'],
    freshProof: true,
    body: newErasure,
    touches: ['erasure', 'subscriber', 'user'],
    reply: z.object({ id: z.int() }),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/personal-data/erasure/:id/retry',
    summary: 'Resumes a failed erasure where it stopped.',
    usedBy: ['personalData'],
    params: byId,
    touches: ['erasure'],
    reply: z.null(),
  }),
};
