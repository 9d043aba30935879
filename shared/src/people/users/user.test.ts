import { expect, test } from 'vitest';
import { roles } from '../../platform/access/roles.ts';
import { newUser, rolesNotHeld, userForm, usernameOf, userUpdate } from './user.ts';

const sentences = (changes: object) =>
  newUser
    .safeParse({
      name: 'Ana',
      email: 'a@example.com',
      username: 'ana',
      organizationId: 1,
      ...changes,
    })
    .error?.issues.map((issue) => issue.message) ?? [];

test.each([
  ['no name', { name: ' ' }, ['A first and last name is required']],
  ['no e-mail', { email: ' ' }, ['A valid email address is required']],
  ['no e-mail at all', { email: null }, ['A valid email address is required']],
  ['a word for an e-mail', { email: 'ana' }, ['You must provide a valid email address']],
  ['two e-mails', { email: 'a@b.co,c@d.co' }, ['You must provide a valid email address']],
  ['a line break', { email: 'a@b.co\r\nBcc: c@d.co' }, ['You must provide a valid email address']],
  ['no organization', { organizationId: null }, ['You must select an organization']],
  ['no user name', { username: '' }, ['A username is required']],
  [
    'an e-mail for a user name',
    { username: 'boss@example.com' },
    ['A username can’t contain spaces or the @ sign'],
  ],
  [
    'a script for a picture',
    { imageUrl: 'javascript:1' },
    ['Enter a web address for the profile photo'],
  ],
  ['an empty picture', { imageUrl: '' }, []],
])('a person with %s (Spec, platform 5)', (_case, changes, expected) => {
  expect(sentences(changes)).toEqual(expected);
});

test('a change holds only the fields that were sent', () => {
  expect(userUpdate.parse({ id: 4, version: 2, isDisabled: true })).toEqual({
    id: 4,
    version: 2,
    isDisabled: true,
  });
  expect(userForm.shape.bio.parse('  ')).toBeNull();
});

test('offers all roles that the person does not have', () => {
  expect(rolesNotHeld([])).toEqual(roles);
  expect(rolesNotHeld([{ name: 'admin' }, { name: 'series' }])).toHaveLength(roles.length - 2);
  expect(rolesNotHeld([{ name: 'series' }])).not.toContain('series');
});

test('suggests a username for an email', () => {
  expect(usernameOf('Nora.Quill@Example.com')).toBe('nora.quill');
  expect(usernameOf('')).toBe('');
});
