import { beforeAll, expect, test } from 'vitest';
import { newsItemEndpoints } from '../shared/src/editorial/posts/news-item.endpoints.ts';
import { emailTemplateOperations } from '../shared/src/email/templates/email-template.operations.ts';
import { translateAt, type WordPlaces } from '../shared/src/platform/contract/api-words.ts';
import { callsAsData, sessionCallsAsData } from './calls-as-data.ts';
import { readCalls } from './contract.ts';
import { projectRoot } from './source-tree.ts';

type Calls = Record<
  string,
  Record<string, Record<string, unknown> & { wordPlaces?: { reply?: WordPlaces } }>
>;
let calls: Calls;

beforeAll(async () => {
  calls = JSON.parse(await callsAsData(projectRoot));
});

test('keeps the data a browser needs and drops schemas', () => {
  const { method, path, access, shows } = newsItemEndpoints.search;
  expect(Object.keys(calls.newsItemEndpoints ?? {})).toEqual(Object.keys(newsItemEndpoints));
  expect(calls.newsItemEndpoints?.search).toEqual({ method, path, access, shows, wordPlaces: {} });
});

test('an operation carries its document, ready made', () => {
  expect(calls.emailTemplateOperations?.emailTemplates?.document).toBe(
    emailTemplateOperations.emailTemplates.document,
  );
});

test('marks operations that delete', () => {
  expect(calls.dailyDigestOperations?.deleteDailyDigest).toMatchObject({ deletes: true });
});

test('keeps where API words are translated', () => {
  const places = calls.emailTemplateOperations?.emailTemplates?.wordPlaces;
  expect(translateAt(places?.reply, [{ description: 'Daily', mailchimpListId: 'austin' }])).toEqual(
    [{ description: 'Daily', audienceId: 'austin' }],
  );
});

test('a schema beside the calls is left out, so that no page can come to need it', () => {
  expect(calls).not.toHaveProperty('newsItemQuery');
  expect(calls).toHaveProperty('mostFirms', 1000);
});

test('separates only the calls made before a page loads', async () => {
  const ofSession = JSON.parse(await sessionCallsAsData(projectRoot)) as Calls;
  expect(Object.keys(ofSession)).toEqual(['authEndpoints', 'viewAsEndpoints']);
  const all = Object.entries({ ...calls, ...ofSession }).flatMap(([name, group]) =>
    typeof group === 'object' && !Array.isArray(group)
      ? Object.keys(group).map((key) => `${name}.${key}`)
      : [],
  );
  const declared = await readCalls(projectRoot);
  expect(all.sort()).toEqual(declared.map(({ codeName }) => codeName).sort());
});
