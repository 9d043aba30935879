import { z } from 'zod';
import type { Role } from '../../platform/access/roles.ts';
import { id, text } from '../../platform/values/fields.ts';
import { screens } from '../../screens.ts';
import { contentFilters } from './content-filters.ts';
import { contentLists } from './content-lists.ts';
import { type AddedType, addedTypes } from './news-item-form.ts';

/** Most views of one person. */
export const viewLimit = 20;

/** The teams that may open a list: a view of it can be shared with them. */
export const teamsOf = (type: AddedType): readonly Role[] =>
  screens[contentLists[type].screen].access;

const asked = z.object({
  type: z.enum(addedTypes, `type must be one of ${addedTypes.join(', ')}`),
  name: text('A name is required', 40),
  filters: contentFilters,
  /** Teams that can see the view; empty means only its owner. */
  teams: z.array(z.string()).max(10).default([]),
});
const knowsTeams = ({ type, teams }: { type: AddedType; teams: string[] }) =>
  teams.every((team) => (teamsOf(type) as readonly string[]).includes(team));
const unknownTeam = { error: 'Choose teams that have access to this list', path: ['teams'] };

/** Filters of a content list under a name, for oneself or for teams as well. */
export const newSavedView = asked.refine(knowsTeams, unknownTeam);
export const changedSavedView = asked
  .extend({ id, version: z.int() })
  .refine(knowsTeams, unknownTeam);

/** A saved view with its current count (at most `countedUpTo` + 1). */
export const savedView = z.object({
  id: z.int(),
  version: z.int(),
  type: z.enum(addedTypes),
  name: z.string(),
  filters: contentFilters,
  teams: z.array(z.string()),
  is_own: z.boolean(),
  owner: z.string(),
  count: z.int(),
});
export type SavedView = z.infer<typeof savedView>;

export const savedViewMessages = {
  saved: 'View saved.',
  deleted: 'View deleted.',
  saveFailed: 'The view couldn’t be saved.',
  deleteFailed: 'The view couldn’t be deleted.',
  nameTaken: 'You already have a view with this name.',
  tooMany: `You can have up to ${viewLimit} views. Delete one first.`,
} as const;
