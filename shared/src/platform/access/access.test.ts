import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { operation } from '../contract/operation.ts';
import { accessOf, may } from './access.ts';

const person = (...roles: ('admin' | 'editor' | 'author')[]) => ({ roles, isChatMember: false });
const member = { roles: [], isChatMember: true };

describe('access', () => {
  test.each([
    ['nobody', null, 'public', true],
    ['nobody', null, 'signed-in', false],
    ['nobody', null, 'chat-members', false],
    ['nobody', null, ['author'], false],
    ['nobody', null, [], false],
    ['a person without roles', person(), 'signed-in', true],
    ['a person without roles', person(), ['author'], false],
    ['an author', person('author'), ['author', 'editor'], true],
    ['an author', person('author'), ['editor'], false],
    ['an author', person('author'), [], false],
    ['an admin', person('admin'), ['editor'], true],
    ['an admin', person('admin'), [], true],
    ['an admin', person('admin'), 'chat-members', false],
    ['a member of the chat', member, 'chat-members', true],
    ['a member of the chat', member, ['admin'], false],
  ] as const)('%s (%j) and %j: %s', (_who, principal, access, expected) =>
    expect(may(principal, access)).toBe(expected),
  );
});

describe('a call is open to everyone who may open a screen that uses it', () => {
  test('combines the roles of several screens', () => {
    expect([...accessOf(['dailyDigestList', 'eventList'])].sort()).toEqual([
      'admin',
      'editor',
      'email-campaign',
      'events',
    ]);
  });
  test('opens a call to everyone signed in if one of its screens is', () => {
    expect(accessOf(['home'])).toBe('signed-in');
  });
  test('endpoints and operations derive their access this way', () => {
    const call = endpoint({
      shows: [],
      method: 'GET',
      path: '/x',
      summary: 'x',
      usedBy: ['placeList'],
      reply: z.object({}),
    });
    const field = operation({
      shows: [],
      kind: 'query',
      name: 'x',
      summary: 'x',
      access: 'signed-in',
      args: z.object({}),
      reply: z.object({}),
    });
    expect(call.access).toEqual(['admin']);
    expect(field.access).toBe('signed-in');
  });
});
