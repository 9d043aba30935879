import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { checkLine, systemNeed, systemState } from './system.ts';

/** Calls of the System page (decision 137). */
export const systemEndpoints = {
  state: endpoint({
    method: 'GET',
    path: '/api/system',
    summary:
      'Returns the state of the installation: what needs the operator, servers, jobs, mail, backups, storage, database.',
    usedBy: ['system'],
    shows: ['failed job'],
    reply: systemState,
  }),
  needs: endpoint({
    method: 'GET',
    path: '/api/system/needs',
    summary: 'Returns what needs the operator, most urgent first.',
    access: ['admin'],
    shows: ['failed job'],
    reply: z.array(systemNeed),
  }),
  testMail: endpoint({
    method: 'POST',
    path: '/api/system/test-mail',
    summary: 'Sends a test email to the caller and returns what the mail server said.',
    usedBy: ['system'],
    ownTransactions: true,
    touches: ['sent message'],
    reply: z.object({
      to: z.string(),
      result: z.enum(['sent', 'outbox', 'failed']),
      problem: z.string().nullable(),
    }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/system/check',
    summary:
      'Tries what is set: address, mail server, DNS, storage, folders. Returns a line for each finding.',
    usedBy: ['system'],
    ownTransactions: true,
    isRead: true,
    shows: [],
    reply: z.array(checkLine),
  }),
};
