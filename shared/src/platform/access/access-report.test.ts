import { describe, expect, test } from 'vitest';
import { screens } from '../../screens.ts';
import { may } from './access.ts';
import { accessReport, type DeclaredCall, type Person, verdict } from './access-report.ts';
import { effectiveRoles, heldRole, type Role, roles } from './roles.ts';
import type { Access } from './screen.ts';

const owner = { name: 'Lone Star Media', isOwner: true };
const partner = { name: 'Hill Homes', isOwner: false };

const somebody = (held: Role[], changes: Partial<Person> = {}): Person => ({
  roles: held,
  organization: owner,
  isChatMember: false,
  isDisabled: false,
  ...changes,
});

const call = (summary: string, access: Access, area = 'campaigns'): DeclaredCall => ({
  area,
  summary,
  access,
});

describe('whether something is open', () => {
  const accesses: Access[] = [
    'public',
    'signed-in',
    'chat-members',
    ...roles.map((role): Access => [role]),
    ...new Map(
      Object.values(screens).map(({ access }): [string, Access] => [String(access), access]),
    ).values(),
  ];
  const sets: Role[][] = [
    [],
    ...roles.map((role) => [role]),
    ...roles.flatMap((one, index) => roles.slice(index + 1).map((other) => [one, other])),
    [...roles],
  ];

  test('matches the access table for every pair of roles in every organization', () => {
    const wrong: string[] = [];
    let compared = 0;
    for (const organization of [owner, partner, null]) {
      for (const isChatMember of [false, true]) {
        const isOwner = organization?.isOwner === true;
        for (const held of sets) {
          const person = somebody(held, { organization, isChatMember });
          const principal = {
            roles: effectiveRoles(held, isOwner),
            isChatMember: isChatMember && isOwner,
          };
          for (const access of accesses) {
            const { isOpen, why } = verdict(person, access);
            compared += 1;
            if (isOpen === may(principal, access) && !/''|roles? $|undefined/.test(why)) continue;
            wrong.push(`${held.join()} in ${organization?.name}, ${String(access)}: ${why}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    // Why not one `expect` each: that takes a hundred times as long as the code under test.
    expect(compared).toBeGreaterThan(40_000);
  });

  test('is false for everything but public pages once a person is disabled', () => {
    const person = somebody(['admin'], { isDisabled: true, isChatMember: true });
    for (const access of accesses) expect(verdict(person, access).isOpen).toBe(access === 'public');
  });
});

describe('the reason', () => {
  const cases: [string, Person, Access, string][] = [
    ['a role', somebody(['editor']), ['editor', 'admin'], "Role 'Editor'"],
    [
      'two roles',
      somebody(['editor', 'author']),
      ['author', 'editor'],
      "Roles 'Editor' and 'Author'",
    ],
    [
      'the owner admin',
      somebody(['admin', 'editor']),
      ['editor'],
      'Admin of the owner organization',
    ],
    ['being signed in', somebody([]), 'signed-in', 'Signed in'],
    ['being a chat member', somebody([], { isChatMember: true }), 'chat-members', 'Chat member'],
    [
      'the admin of a partner',
      somebody(['admin'], { organization: partner }),
      ['firm', 'admin'],
      "Admin outside the owner organization, which only includes role 'Firms'",
    ],
    [
      'a missing role',
      somebody(['rep']),
      ['editor', 'events', 'admin'],
      "Needs role 'Editor' or 'Events'",
    ],
    ['not being an admin', somebody(['editor']), ['admin'], 'For admins'],
    ['not being in the chat', somebody(['admin']), 'chat-members', 'For members of the staff chat'],
    [
      'a role that does not count',
      somebody(['editor'], { organization: partner }),
      ['editor'],
      "Has role 'Editor', without effect outside the owner organization",
    ],
    [
      'being disabled',
      somebody(['admin'], { isDisabled: true }),
      ['admin'],
      'Disabled: can’t sign in',
    ],
  ];
  test.each(cases)('names %s', (_, person, access, why) => {
    expect(verdict(person, access).why).toBe(why);
  });
});

describe('the report', () => {
  test('says which roles of a partner apply and whose records they see', () => {
    const report = accessReport(somebody(['editor', 'firm'], { organization: partner }), []);
    expect(report.summary).toBe('Partner at Hill Homes: sees only the records of Hill Homes.');
    expect(report.countingRoles).toEqual(['firm']);
    expect(report.idleRoles).toEqual(['editor']);
  });

  test('includes the roles that the admin of a partner has', () => {
    const report = accessReport(somebody(['admin'], { organization: partner }), []);
    expect(report.countingRoles).toEqual(['firm', 'listing', 'rep', 'ad-slot']);
    expect(report.idleRoles).toEqual(['admin']);
  });

  test('says that a person without an organization sees none', () => {
    const report = accessReport(somebody(['firm'], { organization: null }), []);
    expect(report.summary).toBe('No organization: sees no organization’s records.');
  });

  test('lists every screen and every call once, in its area', () => {
    const calls = [call('Sends a test.', ['editor']), call('Lists lists.', ['admin'], 'audiences')];
    const { areas } = accessReport(somebody(['editor']), calls);
    expect(areas.flatMap((area) => area.screens.map(({ title }) => title)).sort()).toEqual(
      Object.values(screens)
        .map(({ title }) => title)
        .sort(),
    );
    expect(areas.find(({ area }) => area === 'campaigns')).toMatchObject({
      title: 'Campaigns',
      verdicts: [{ title: 'Sends a test.', isOpen: true, why: "Role 'Editor'" }],
    });
    expect(areas.find(({ area }) => area === 'audiences')?.verdicts[0]?.isOpen).toBe(false);
  });
});

test.each([
  ['an admin of the owner organization', { isAdmin: true, group: 'CityBeat' }, 'Admin', 'red'],
  ['an admin of a partner', { isAdmin: false, group: 'Elm Fork' }, 'Partner admin', 'teal'],
  [
    'an admin of no organization',
    { isAdmin: false, group: null },
    'Admin without an organization',
    'gray',
  ],
])('labels the admin role of %s', (_who, holder, name, color) => {
  expect(heldRole('admin', holder)).toEqual({ name, color });
  expect(heldRole('ad-slot', holder).name).toBe('Ad slots');
});
