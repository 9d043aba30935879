import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { mailchimpAccount, mailchimpKey, mailchimpTrial } from './mailchimp.ts';

/** The account at Mailchimp (decisions 7). No answer holds the key. */
export const mailchimpEndpoints = {
  account: endpoint({
    method: 'GET',
    path: '/api/mailchimp/account',
    summary:
      'Returns the Mailchimp account: who set its key and what uses it, but never the key itself.',
    usedBy: ['mailchimp'],
    ownTransactions: true,
    shows: ['mailchimp account', 'email template', 'campaign'],
    reply: mailchimpAccount,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/mailchimp/key',
    summary: 'Tests a key with Mailchimp and, if it works, saves it encrypted.',
    usedBy: ['mailchimp'],
    body: z.object({ key: mailchimpKey }),
    ownTransactions: true,
    touches: ['mailchimp account', 'audience'],
    reply: mailchimpTrial,
  }),
  try: endpoint({
    method: 'POST',
    path: '/api/mailchimp/try',
    summary: 'Tests the key in use.',
    usedBy: ['mailchimp'],
    ownTransactions: true,
    isRead: true,
    shows: ['mailchimp account'],
    reply: mailchimpTrial,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/mailchimp/key',
    summary: 'Removes the key, unless an email is scheduled at Mailchimp.',
    usedBy: ['mailchimp'],
    ownTransactions: true,
    touches: ['mailchimp account', 'audience'],
    reply: mailchimpAccount,
  }),
};
