import { describe, expect, test } from 'vitest';
import {
  type Group,
  whatJoiningChanges,
  whatMoveChanges,
  whatOwnerChanges,
} from './organization.rules.ts';
import type { MovableFirm } from './organization.ts';

const owner: Group = { id: 1, name: 'Lone Star Media', isOwner: true, people: 12 };
const harbor: Group = { id: 2, name: 'Harbor Realty', isOwner: false, people: 3 };
const coast: Group = { id: 3, name: 'Coast Homes', isOwner: false, people: 1 };
const empty: Group = { id: 4, name: 'New Partner', isOwner: false, people: 0 };

const firmOf = (group: Group | null, changes: Partial<MovableFirm> = {}): MovableFirm => ({
  id: 7,
  name: 'Lamps of Waco',
  isPaused: false,
  organizationId: group?.id ?? null,
  group: group?.name ?? null,
  isGroupOwner: group?.isOwner ?? false,
  groupPeople: group?.people ?? 0,
  representativeCount: 4,
  listingCount: 1200,
  adSlotCount: 1,
  sharedAdSlotCount: 0,
  ...changes,
});
const all = 'this firm, its 4 representatives, 1,200 listings and 1 ad slot';

describe('before a firm moves, a sentence says who gains or loses sight of what', () => {
  test.each([
    [
      harbor,
      coast,
      `The 3 people at Harbor Realty will no longer see ${all}. The 1 person at Coast Homes will.`,
    ],
    [null, harbor, `The 3 people at Harbor Realty will see ${all}.`],
    [owner, harbor, `The 3 people at Harbor Realty will see ${all}.`],
    [
      harbor,
      null,
      `The 3 people at Harbor Realty will no longer see ${all}. Staff are not affected.`,
    ],
    [
      harbor,
      owner,
      `The 3 people at Harbor Realty will no longer see ${all}. Staff are not affected.`,
    ],
    [null, owner, 'Only staff see this firm, now and after the move.'],
    [empty, coast, `No one at New Partner sees ${all} now. The 1 person at Coast Homes will.`],
    [null, empty, `There is no one at New Partner yet to see ${all}.`],
    [
      harbor,
      empty,
      `The 3 people at Harbor Realty will no longer see ${all}. There is no one at New Partner yet to see it.`,
    ],
    [harbor, harbor, 'This firm already belongs to Harbor Realty.'],
  ])('from %o to %o', (from, to, sentence) => {
    expect(whatMoveChanges(firmOf(from), to)).toBe(sentence);
  });

  test('leaves out counts of 0', () => {
    const bare = { representativeCount: 0, listingCount: 0, adSlotCount: 0 };
    const gains = 'The 3 people at Harbor Realty will see';
    expect(whatMoveChanges(firmOf(null, bare), harbor)).toBe(`${gains} this firm.`);
    expect(whatMoveChanges(firmOf(null, { ...bare, listingCount: 1 }), harbor)).toBe(
      `${gains} this firm and its 1 listing.`,
    );
  });

  test('mentions slots shared with other firms, because they may stay hidden', () => {
    expect(whatMoveChanges(firmOf(null, { adSlotCount: 3, sharedAdSlotCount: 1 }), harbor)).toMatch(
      /\. 1 ad slot also shows other firms: an organization sees a slot only if all firms in it are its own\.$/,
    );
  });
});

describe('before isOwner is saved, a sentence says who will see what', () => {
  test('turning it on', () => {
    expect(whatOwnerChanges({ ...harbor, isOwner: true }, 6)).toBe(
      'The 3 people at Harbor Realty will see everything: the firms, realtors, listings and ad slots of every organization, and everything their roles give access to.',
    );
  });

  test('turning it off', () => {
    expect(whatOwnerChanges(harbor, 6)).toBe(
      'The 3 people at Harbor Realty will see only its own 6 firms, and nothing else in Masthead. Roles other than Firms, Listings, Representatives, Ad slots, and Admin will no longer apply.',
    );
    expect(whatOwnerChanges(empty, 0)).toMatch(
      /^No one belongs to New Partner yet, but anyone who joins will see no firms, because it has none,/,
    );
  });
});

describe('before a person moves, a sentence says what they leave and what they will see', () => {
  test('a partner keeps only the showcase roles', () => {
    const ana = { name: 'Ana', group: 'Lone Star Media', roles: ['editor', 'firm'] as const };
    expect(whatJoiningChanges(ana, harbor, 6)).toBe(
      'Ana will leave Lone Star Media. They will see only the 6 firms of Harbor Realty (Firms).',
    );
    expect(whatJoiningChanges({ ...ana, roles: ['editor'] }, harbor, 6)).toBe(
      'Ana will leave Lone Star Media. They will see no firms, because none of their roles apply at Harbor Realty.',
    );
  });

  test('staff see everything their roles give access to', () => {
    const ben = { name: 'Ben', group: null, roles: ['editor'] as const };
    expect(whatJoiningChanges(ben, owner, 0)).toBe(
      'Ben doesn’t belong to an organization now. They will see everything their roles give access to, in every organization (Editor).',
    );
  });
});
