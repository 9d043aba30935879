import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetContacts } from './forget-contacts.ts';
import { startWithMailchimp, type WithMailchimp } from './mailchimp.testing.ts';

let at: WithMailchimp;
beforeAll(async () => {
  at = await startWithMailchimp();
});
afterAll(() => at.stop());

test('deletes a contact for good from every audience that has it, and asks again after a failure', async () => {
  const { account, play, seen, violations } = at.peer;
  const md5 = createHash('md5').update('ann@example.com').digest('hex');
  account.lists.push({ id: 'b1b2c3d4e5', name: 'Dallas', members: 1 });
  account.lists.push({ id: 'c1b2c3d4e5', name: 'Waco', members: 1 });
  for (const list of ['a1b2c3d4e5', 'c1b2c3d4e5']) account.contacts.add(`${list}/${md5}`);
  account.contacts.add('a1b2c3d4e5/other');
  let failures = 1;
  play.fault = ({ method }) => {
    if (method !== 'POST' || failures === 0) return null;
    failures -= 1;
    return 'busy';
  };
  expect(await forgetContacts(at.server.app.mailchimp, ['Ann@Example.com'])).toBe(2);
  expect([...account.contacts]).toEqual(['a1b2c3d4e5/other']);
  expect(await forgetContacts(at.server.app.mailchimp, ['ann@example.com'])).toBe(0);
  expect(seen.some(({ path }) => path.includes('ann'))).toBe(false);
  expect(violations).toEqual([]);
});

test('asks nothing without an account', async () => {
  expect(await forgetContacts({ find: async () => null }, ['ann@example.com'])).toBe(0);
});
