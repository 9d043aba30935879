import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contractDifferences } from './contract-differences.testing.ts';
import { contractJudge } from './contract-judge.testing.ts';
import { type Contract, mailchimpContract } from './mailchimp-contract.testing.ts';
import { findProviderCall, hasProviderContract } from './provider-contract.testing.ts';

const judge = contractJudge();
const asked = (call: string, body?: unknown) => {
  const [method = '', address = ''] = call.split(' ');
  const { pathname, searchParams } = new URL(address, 'http://mailchimp.test');
  return judge.request(method, pathname, searchParams, body);
};
const newCampaign = { type: 'regular', recipients: { list_id: 'a1' } };

test('a request as the contract has it passes', () => {
  expect(asked('GET /lists?count=1000&fields=lists.id,lists.stats.member_count')).toEqual([]);
  expect(asked('POST /campaigns', newCampaign)).toEqual([]);
  const at = { schedule_time: '2026-05-05T11:45:00+00:00' };
  expect(asked('POST /campaigns/c1/actions/schedule', at)).toEqual([]);
  expect(judge.answer('DELETE', '/campaigns/c1', 204, undefined)).toEqual([]);
});

test.each<[string, unknown, RegExp]>([
  ['GET /templates', undefined, /the contract has no such call/],
  ['GET /lists?size=5', undefined, /size/],
  ['GET /lists?count=1001', undefined, /count.*1000/],
  ['GET /lists?fields=lists.members', undefined, /no field lists\.members/],
  ['POST /campaigns', { ...newCampaign, type: 'sms' }, /type.*regular/],
  ['POST /campaigns', { ...newCampaign, name: 'x' }, /name/],
  [
    'POST /campaigns/c1/actions/schedule',
    { schedule_time: '2026-05-05T11:46:00Z' },
    /quarter hour/,
  ],
])('%s with %j breaks the contract', (call, body, says) => {
  expect(asked(call, body)).toEqual([expect.stringMatching(says)]);
});

test.each<[string, number, unknown, RegExp]>([
  ['GET /campaigns/c1', 200, { id: 7 }, /id: .*expected string/],
  ['GET /campaigns/c1', 200, { status: 'gone' }, /status/],
  ['GET /campaigns/c1', 404, { title: 'Not Found' }, /detail/],
  ['DELETE /campaigns/c1', 200, {}, /another status/],
])('an answer to %s of %i with %j breaks the contract', (call, status, body, says) => {
  const [method = '', path = ''] = call.split(' ');
  expect(judge.answer(method, path, status, body)).toContainEqual(expect.stringMatching(says));
});

describe.skipIf(!hasProviderContract)(
  "beside the provider's own description of its API (needs ../shared/contracts)",
  () => {
    const differences = (contract: Contract) => contractDifferences(contract, findProviderCall());

    test('the contract holds no call, field, type or value that the provider does not have', () => {
      expect(differences(mailchimpContract)).toEqual([]);
    });

    test('what the provider does not have is found', () => {
      const page = z.strictObject({ count: z.int().max(2000), size: z.string() });
      expect(
        differences({
          'GET /letters': { answer: null },
          'GET /ping': { answer: z.strictObject({ health_status: z.boolean(), mood: z.string() }) },
          'GET /lists': { query: page, answer: null },
          'POST /campaigns': {
            body: z.strictObject({ type: z.literal('fax') }),
            answer: z.strictObject({ recipients: z.strictObject({ list: z.string() }) }),
          },
          'POST /campaigns/{campaign_id}/actions/test': { body: z.strictObject({}), answer: null },
        }),
      ).toEqual([
        'GET /letters: they have no such call',
        'answer to GET /ping/health_status: boolean here, string there',
        'answer to GET /ping/mood: they have nothing of it',
        'GET /lists?count: at most 1000 there',
        'GET /lists?size: they have nothing of it',
        'GET /lists: they have an answer',
        'POST /campaigns/type: they have no value fax',
        'answer to POST /campaigns/recipients/list: they have nothing of it',
        'POST /campaigns/{campaign_id}/actions/test: they need test_emails',
        'POST /campaigns/{campaign_id}/actions/test: they need send_type',
      ]);
    });
  },
);
