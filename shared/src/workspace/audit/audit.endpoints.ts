import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { auditPeriod, auditState } from './audit.ts';

/** Calls of the audit log (decision 143). No token can make them. */
export const auditEndpoints = {
  state: endpoint({
    method: 'GET',
    path: '/api/audit',
    summary: 'Returns the number, hash and time of the last entry of the audit log.',
    usedBy: ['audit'],
    shows: [],
    reply: auditState,
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/audit/export',
    summary:
      'Exports the entries of the audit log between two days, as JSON lines that verify-audit checks or as CSV. Neighboring entries are included where the order of the log needs them.',
    usedBy: ['audit'],
    isRead: true,
    freshProof: true,
    body: auditPeriod,
    produces: 'text/plain; charset=utf-8',
    shows: [],
    reply: z.string(),
  }),
};
