import { describe, expect, test } from 'vitest';
import { effectiveRoles, type Role, roleColor, roles } from './roles.ts';

test('has every role of the specification, and series', () => {
  expect([...roles].sort()).toEqual(
    [
      'admin',
      'author',
      'contributor',
      'content-posts',
      'content-activity',
      'editor',
      'events',
      'my-invoices',
      'submit-invoice',
      'review-invoices',
      'email-campaign',
      'email-designer',
      'event-emails',
      'event-flag',
      'charity-emails',
      'ad-slot',
      'firm',
      'listing',
      'rep',
      'series',
    ].sort(),
  );
});

describe('the roles that apply (decisions 2)', () => {
  const cases: [string, Role[], boolean, Role[]][] = [
    ['staff keep what they hold', ['editor', 'firm'], true, ['editor', 'firm']],
    ['an admin of the owner organization is one', ['admin'], true, ['admin']],
    [
      'a partner admin holds the showcase roles and no more',
      ['admin'],
      false,
      ['firm', 'listing', 'rep', 'ad-slot'],
    ],
    [
      'a partner admin gains nothing by other roles',
      ['admin', 'editor'],
      false,
      ['firm', 'listing', 'rep', 'ad-slot'],
    ],
    ['a partner keeps showcase roles only', ['editor', 'listing', 'series'], false, ['listing']],
    ['a partner editor holds nothing', ['editor'], false, []],
    ['nobody gains a role by having none', [], true, []],
  ];
  test.each(cases)('%s', (_case, held, isOwner, expected) =>
    expect(effectiveRoles(held, isOwner)).toEqual(expected),
  );

  test('returns a copy, not the given list', () => {
    const held: Role[] = ['editor'];
    effectiveRoles(held, true).push('admin');
    expect(held).toEqual(['editor']);
  });
});

test.each([
  ['admin', 'red'],
  ['editor', 'blue'],
  ['firm', 'teal'],
  ['listing', 'teal'],
  ['rep', 'teal'],
  ['ad-slot', 'teal'],
  ['email-campaign', 'grape'],
  ['email-designer', 'grape'],
  ['event-emails', 'grape'],
  ['charity-emails', 'grape'],
  ['author', 'gray'],
  ['event-flag', 'gray'],
] as const)('the badge of %s is %s', (role, colour) => expect(roleColor(role)).toBe(colour));
