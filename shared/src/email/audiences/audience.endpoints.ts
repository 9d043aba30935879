import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { direction, largestPage, pageOf, queryInt } from '../../platform/contract/paging.ts';
import { csvLimits, csvTypes } from '../../platform/csv/csv-file.ts';
import { importRun } from '../../platform/imports/import.ts';
import { idInPath } from '../../platform/values/fields.ts';
import {
  audience,
  audienceRename,
  newAudience,
  statusChange,
  subscriberFilter,
  subscriberForm,
  subscriberPageSize,
  subscriberSorts,
} from './audience.record.ts';
import { heldBackForm } from './held-back.ts';
import { standingChange, subscriber } from './subscriber.ts';

/** Mail providers name their audiences by letters and digits. */
export const byAudience = z.object({ id: z.string().regex(/^[\w-]{1,60}$/) });
const bySubscriber = byAudience.extend({ subscriberId: idInPath });

/** Audiences of the built-in mail provider and their subscribers (decisions 7). */
export const audienceEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/audience',
    summary: 'Lists all audiences by name, with their subscriber counts.',
    usedBy: ['audienceList'],
    shows: ['audience', 'subscriber'],
    reply: z.array(audience),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/audience/:id',
    summary: 'Returns one audience.',
    usedBy: ['audienceEdit', 'segmentEdit'],
    params: byAudience,
    shows: ['audience', 'subscriber'],
    reply: audience,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/audience',
    summary: 'Adds an audience to a site.',
    usedBy: ['audienceList'],
    body: newAudience,
    touches: ['audience'],
    reply: audience,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/audience/:id',
    summary:
      'Updates an audience. Omitted fields keep their values; an outdated version returns 409.',
    usedBy: ['audienceList', 'audienceEdit'],
    params: byAudience,
    body: audienceRename,
    touches: ['audience'],
    reply: audience,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/audience/:id',
    summary: 'Deletes an audience that nothing sends to; it can be restored.',
    usedBy: ['audienceList'],
    params: byAudience,
    touches: ['audience'],
    reply: z.object({ id: z.string() }),
  }),
  restore: endpoint({
    method: 'PUT',
    path: '/api/audience/restore/:id',
    summary: 'Restores a deleted audience.',
    usedBy: ['audienceList'],
    params: byAudience,
    touches: ['audience'],
    reply: audience,
  }),
};

/** The people of an audience. */
export const subscriberEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/audience/:id/subscribers',
    summary:
      'Returns a page of subscribers, filtered by part of the address or name and by status (heldBack: everyone who gets no emails), sorted.',
    usedBy: ['audienceEdit'],
    params: byAudience,
    query: subscriberFilter.extend({
      sort: z.enum(subscriberSorts).default('email'),
      direction: direction.default('asc'),
      limit: queryInt('limit', 1, largestPage).default(subscriberPageSize),
      offset: queryInt('offset', 0, 1_000_000).default(0),
    }),
    shows: ['subscriber'],
    reply: pageOf(subscriber),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/audience/:id/subscribers',
    summary: 'Adds one subscriber.',
    usedBy: ['audienceEdit'],
    params: byAudience,
    body: subscriberForm,
    touches: ['subscriber'],
    reply: subscriber,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/audience/:id/subscribers/:subscriberId/history',
    summary:
      'Lists the status changes of a subscriber, newest first, with the reason and the person.',
    usedBy: ['audienceEdit'],
    params: bySubscriber,
    shows: ['subscriber'],
    reply: z.array(standingChange),
  }),
  holdBack: endpoint({
    method: 'POST',
    path: '/api/audience/:id/held-back',
    summary:
      'Unsubscribes an address with a reason, even one that is not in the audience. An address that is already unsubscribed or bounced returns 409.',
    usedBy: ['audienceEdit'],
    params: byAudience,
    body: heldBackForm,
    touches: ['subscriber'],
    reply: subscriber,
  }),
  changeStatus: endpoint({
    method: 'PUT',
    path: '/api/audience/:id/subscribers/:subscriberId',
    summary: 'Unsubscribes, marks as bounced or resubscribes a subscriber, with the reason.',
    usedBy: ['audienceEdit'],
    params: bySubscriber,
    body: statusChange,
    touches: ['subscriber'],
    reply: subscriber,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/audience/:id/export',
    freshProof: true,
    summary: 'Exports the subscribers as CSV, with spreadsheet formulas escaped.',
    usedBy: ['audienceEdit'],
    params: byAudience,
    query: subscriberFilter,
    produces: 'text/csv; charset=utf-8',
    ownTransactions: true,
    isRead: true,
    shows: ['subscriber'],
    reply: z.string(),
  }),
};

/** Import of subscribers from a CSV file. */
export const subscriberImportEndpoints = {
  import: endpoint({
    method: 'POST',
    path: '/api/audience/:id/imports',
    summary:
      'Uploads a CSV file of subscribers and checks it. Returns the import at once; /api/import/{id} follows and starts it.',
    usedBy: ['audienceEdit'],
    params: byAudience,
    upload: { maxBytes: csvLimits.bytes, types: csvTypes, isStreamed: true },
    ownTransactions: true,
    touches: ['import'],
    reply: importRun,
  }),
};
