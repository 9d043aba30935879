import { expect, test } from 'vitest';
import { byTurns, type Turns } from '../shared/src/api-words.ts';
import { emailTemplateOperations } from '../shared/src/email-templates/email-template.operations.ts';
import { operationDocument } from '../shared/src/graphql-text.ts';
import { newsItemEndpoints, newsItemQuery } from '../shared/src/news-items/news-item.endpoints.ts';
import { callsIn } from '../web/contract-as-data.ts';

test('a call keeps what a browser sends it with, and loses its schemas', () => {
  const { newsItemEndpoints: calls } = callsIn({ newsItemEndpoints }) as {
    newsItemEndpoints: Record<string, Record<string, unknown>>;
  };
  const { method, path, access, shows } = newsItemEndpoints.search;
  expect(Object.keys(calls)).toEqual(Object.keys(newsItemEndpoints));
  expect(JSON.parse(JSON.stringify(calls.search))).toEqual({ method, path, access, shows });
});

test('an operation carries its document, ready made', () => {
  const { emailTemplateOperations: operations } = callsIn({ emailTemplateOperations }) as {
    emailTemplateOperations: Record<string, Record<string, unknown>>;
  };
  expect(operations.emailTemplates?.document).toBe(
    operationDocument(emailTemplateOperations.emailTemplates),
  );
});

test('of its schemas a call keeps where words of the API are turned', () => {
  const { emailTemplateOperations: operations } = callsIn({ emailTemplateOperations }) as {
    emailTemplateOperations: Record<string, { reply: Turns }>;
  };
  expect(
    byTurns(operations.emailTemplates?.reply, [
      { description: 'Daily', mailchimpListId: 'austin' },
    ]),
  ).toEqual([{ description: 'Daily', audienceId: 'austin' }]);
});

test('a schema beside the calls is left out, so that no page can come to need it', () => {
  expect(Object.keys(callsIn({ newsItemEndpoints, newsItemQuery, most: 7 }))).toEqual([
    'newsItemEndpoints',
    'most',
  ]);
});
