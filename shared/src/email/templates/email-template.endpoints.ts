import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { queryInt } from '../../platform/contract/paging.ts';
import { byId, maxId } from '../../platform/values/fields.ts';
import { emailStyles } from '../campaigns/campaign.ts';
import {
  audienceChoice,
  audienceChoices,
  newEmailTemplate,
  pastEmail,
  wholeTemplate,
} from './email-template.ts';

/** REST calls of the email templates (Spec, platform 7). */
export const emailTemplateEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/email-template/:id',
    summary: 'Returns one email template, with what uses it.',
    usedBy: ['emailTemplateEdit'],
    params: byId,
    shows: ['email template'],
    reply: wholeTemplate,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/email-template/',
    summary: 'Adds an email template.',
    usedBy: ['emailTemplateAdd'],
    body: newEmailTemplate,
    touches: ['email template'],
    reply: wholeTemplate,
  }),
  use: endpoint({
    method: 'PUT',
    path: '/api/email-template/use/:id',
    summary:
      'Puts a template in use for its category and site, in place of the one that the caller saw in use.',
    usedBy: ['emailTemplateEdit', 'emailTemplateList'],
    params: byId,
    body: z.object({ insteadOf: z.int().min(1).max(maxId) }),
    touches: ['email template'],
    reply: wholeTemplate,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/email-template/:id',
    summary: 'Deletes an email template that no scheduled email uses; it can be restored.',
    usedBy: ['emailTemplateEdit', 'emailTemplateList'],
    params: byId,
    touches: ['email template'],
    reply: z.object({ id: z.int() }),
  }),
  restore: endpoint({
    method: 'PUT',
    path: '/api/email-template/restore/:id',
    summary: 'Restores a deleted email template.',
    usedBy: ['emailTemplateEdit', 'emailTemplateList'],
    params: byId,
    touches: ['email template'],
    reply: wholeTemplate,
  }),
  pastEmails: endpoint({
    method: 'GET',
    path: '/api/email-template/past-emails',
    summary: 'Lists the latest emails of a category and site, for previewing a template.',
    usedBy: ['emailTemplateEdit'],
    query: z.strictObject({
      category: z.enum(emailStyles, 'A template is required'),
      siteId: queryInt('siteId', 1, maxId),
    }),
    shows: ['campaign'],
    reply: z.array(pastEmail),
  }),
  audiences: endpoint({
    method: 'GET',
    path: '/api/mailchimp/audiences',
    summary:
      'Lists the audiences of a site at the mail providers, as far as they can be read; /api/mailchimp/audience-choices explains what cannot.',
    usedBy: ['emailTemplateEdit', 'emailTemplateAdd'],
    query: z.strictObject({ siteId: queryInt('siteId', 1, maxId) }),
    ownTransactions: true,
    shows: ['audience', 'subscriber'],
    reply: z.array(audienceChoice),
  }),
  audienceChoices: endpoint({
    method: 'GET',
    path: '/api/mailchimp/audience-choices',
    summary:
      'Lists the same audiences, with an explanation for each provider whose audiences can’t be read right now.',
    usedBy: ['emailTemplateEdit', 'emailTemplateAdd'],
    query: z.strictObject({ siteId: queryInt('siteId', 1, maxId) }),
    ownTransactions: true,
    shows: ['audience', 'subscriber'],
    reply: audienceChoices,
  }),
};
