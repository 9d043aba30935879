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

describe('before a firm moves, a line says what becomes visible or hidden to whom', () => {
  test.each([
    [
      harbor,
      coast,
      `The 3 people of Harbor Realty will no longer see ${all}. The 1 person of Coast Homes will.`,
    ],
    [null, harbor, `The 3 people of Harbor Realty will see ${all}.`],
    [owner, harbor, `The 3 people of Harbor Realty will see ${all}.`],
    [harbor, null, `The 3 people of Harbor Realty will no longer see ${all}. Staff still do.`],
    [harbor, owner, `The 3 people of Harbor Realty will no longer see ${all}. Staff still do.`],
    [null, owner, 'Only staff see this firm, before and after.'],
    [empty, coast, `New Partner has nobody who sees ${all} now. The 1 person of Coast Homes will.`],
    [null, empty, `New Partner has nobody yet who could see ${all}.`],
    [
      harbor,
      empty,
      `The 3 people of Harbor Realty will no longer see ${all}. New Partner has nobody yet who could see it.`,
    ],
    [harbor, harbor, 'This firm belongs to Harbor Realty already.'],
  ])('from %o to %o', (from, to, sentence) => {
    expect(whatMoveChanges(firmOf(from), to)).toBe(sentence);
  });

  test('what there is none of is left out', () => {
    const bare = { representativeCount: 0, listingCount: 0, adSlotCount: 0 };
    const gains = 'The 3 people of Harbor Realty will see';
    expect(whatMoveChanges(firmOf(null, bare), harbor)).toBe(`${gains} this firm.`);
    expect(whatMoveChanges(firmOf(null, { ...bare, listingCount: 1 }), harbor)).toBe(
      `${gains} this firm and its 1 listing.`,
    );
  });

  test('slots shared with other firms are named, because they may stay hidden', () => {
    expect(whatMoveChanges(firmOf(null, { adSlotCount: 3, sharedAdSlotCount: 1 }), harbor)).toMatch(
      /\. 1 ad slot has other firms too: an organization sees a slot only when all its firms are its own\.$/,
    );
  });
});

describe('before isOwner is saved, a line says who will see what', () => {
  test('turned on', () => {
    expect(whatOwnerChanges({ ...harbor, isOwner: true }, 6)).toBe(
      'The 3 people of Harbor Realty will see everything: the firms, realtors, listings and ad slots of every organization, and whatever their roles open.',
    );
  });

  test('turned off', () => {
    expect(whatOwnerChanges(harbor, 6)).toBe(
      'The 3 people of Harbor Realty will see only its own 6 firms, and nothing else of Masthead. Roles other than Firms, Listings, Representatives, Ad slots, and Admin will no longer count.',
    );
    expect(whatOwnerChanges(empty, 0)).toMatch(
      /^New Partner has nobody yet, but whoever joins will see no firms, because it has none,/,
    );
  });
});

describe('before a person moves, a line says what they leave and what they will see', () => {
  test('a partner keeps only the showcase roles', () => {
    const ana = { name: 'Ana', group: 'Lone Star Media', roles: ['editor', 'firm'] as const };
    expect(whatJoiningChanges(ana, harbor, 6)).toBe(
      'Ana leaves Lone Star Media. From then on they see only the 6 firms of Harbor Realty (Firms).',
    );
    expect(whatJoiningChanges({ ...ana, roles: ['editor'] }, harbor, 6)).toBe(
      'Ana leaves Lone Star Media. From then on they see no firms, because they hold no role that counts in Harbor Realty.',
    );
  });

  test('staff see everything that their roles open', () => {
    const ben = { name: 'Ben', group: null, roles: ['editor'] as const };
    expect(whatJoiningChanges(ben, owner, 0)).toBe(
      'Ben belongs to no organization now. From then on they see everything that their roles open, of every organization (Editor).',
    );
  });
});
