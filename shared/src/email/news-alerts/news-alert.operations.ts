import { z } from 'zod';
import { operation } from '../../platform/contract/operation.ts';
import { argsOf } from '../../platform/records/record.ts';
import { campaignLists } from '../campaigns/campaign-lists.ts';
import { newsAlertEditors } from './news-alert.endpoints.ts';
import { newsAlertRecord } from './news-alert.record.ts';
import { newsAlert, newsAlertRow } from './news-alert.ts';

const lists = campaignLists({
  list: 'newsAlerts',
  remove: 'deleteNewsAlert',
  noun: 'news alert',
  plural: 'news alerts',
  listedOn: ['newsAlertList'],
  editedOn: newsAlertEditors,
  row: newsAlertRow,
});

/** News alerts over GraphQL: list, search, one, and writing (Spec, content 7). */
export const newsAlertOperations = {
  newsAlerts: lists.list,
  deleteNewsAlert: lists.remove,
  newsAlert: operation({
    kind: 'query',
    name: 'newsAlert',
    summary: 'Returns one news alert.',
    usedBy: newsAlertEditors,
    args: z.object({ id: z.int() }),
    shows: ['campaign'],
    reply: newsAlert,
  }),
  createNewsAlert: operation({
    kind: 'mutation',
    name: 'createNewsAlert',
    summary: 'Creates a news alert; the send date defaults to tomorrow.',
    usedBy: newsAlertEditors,
    args: z.object(argsOf(newsAlertRecord)),
    touches: ['campaign'],
    reply: newsAlert,
  }),
  updateNewsAlert: operation({
    kind: 'mutation',
    name: 'updateNewsAlert',
    summary:
      'Updates a news alert. Omitted fields keep their values; an outdated version is a conflict.',
    usedBy: newsAlertEditors,
    args: z.object({ id: z.int(), version: z.int().nullish(), ...argsOf(newsAlertRecord) }),
    touches: ['campaign'],
    reply: newsAlert,
  }),
};
