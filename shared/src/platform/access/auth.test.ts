import { describe, expect, test } from 'vitest';
import { resetMessages } from '../../people/sign-in/reset.ts';
import { authMessages, credentials, isInAppPath, logoutDelayMs } from './auth.ts';

const sentences = (body: unknown) =>
  credentials.safeParse(body).error?.issues.map((issue) => issue.message) ?? [];

describe('the sign-in form (Spec, platform 5)', () => {
  test.each([
    ['nothing', {}, ['A username is required', 'A password is required']],
    [
      'empty fields',
      { username: '', password: '' },
      ['A username is required', 'A password is required'],
    ],
    ['a user name of blanks', { username: '  ', password: 'x' }, ['A username is required']],
    ['no password', { username: 'maria' }, ['A password is required']],
    ['a number for a name', { username: 5, password: 'x' }, ['A username is required']],
    ['a list of names', { username: ['a'], password: 'x' }, ['A username is required']],
    [
      'an endless password',
      { username: 'maria', password: 'x'.repeat(1025) },
      ['A password is required'],
    ],
    ['both', { username: 'maria', password: ' ' }, []],
  ])('%s', (_case, body, expected) => expect(sentences(body)).toEqual(expected));

  test('trims the username but not the password', () => {
    expect(credentials.parse({ username: ' maria ', password: ' pass word ' })).toEqual({
      username: 'maria',
      password: ' pass word ',
    });
  });
});

test('the sentences of the login card (Spec, platform 5 and 8)', () => {
  expect(authMessages.wrongCredentials).toBe('Invalid username or password');
  expect(resetMessages.resetNeedsEmail).toBe('Please enter a valid username');
  expect(logoutDelayMs).toBe(1000);
});

describe('accepts only paths inside the product (reliability T56)', () => {
  test.each([
    ['/articles?page=2#top', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['https://evil.example', false],
    ['javascript:alert(1)', false],
    ['/a b', false],
    ['/a\nb', false],
    ['', false],
  ])('%s: %s', (value, isInside) => expect(isInAppPath(value)).toBe(isInside));
});
