import { expect, test } from 'vitest';
import { whyAway, whyReturned } from './delivery-reason.ts';

test.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'it refuses connections'],
  ['getaddrinfo ENOTFOUND smtp.example', 'its name can’t be found'],
  ['Connection timeout', 'it didn’t respond in time'],
  ['535 5.7.8 Authentication failed', 'it rejected our username and password'],
  ['self-signed certificate', 'the encrypted connection failed'],
  ['read ECONNRESET', 'the connection was lost'],
  ['421 4.7.0 Try again later', 'it is not accepting mail right now'],
  ['554 no', 'it doesn’t allow us to send'],
  ['something else', 'no connection could be made'],
])('explains the mail server error %j as: %s', (said, sentence) => {
  expect(whyAway(said)).toBe(sentence);
});

test.each([
  ['550 5.1.1 <a@b.example> does not exist', 'The address does not exist.'],
  ['552 5.2.2 Mailbox full', 'The mailbox is full.'],
  ['550 5.7.1 Blocked by policy', 'The recipient’s mail server blocked the email by its policy.'],
  ['451 4.4.1 No answer from host', 'The recipient’s mail server couldn’t be reached.'],
  ['550 No such mailbox', 'The recipient’s mail server said: No such mailbox'],
  ['abuse', 'The recipient marked it as spam.'],
  ['Asked by phone', 'Asked by phone'],
])('explains the delivery report %j as: %s', (said, sentence) => {
  expect(whyReturned(said)).toBe(sentence);
});
