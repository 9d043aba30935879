import { contentLists, foundPosts } from '@masthead/shared/editorial/posts/content-lists.ts';
import { may, type Principal } from '@masthead/shared/platform/access/access.ts';
import type { Screen } from '@masthead/shared/platform/access/screen.ts';
import { importKindNames } from '@masthead/shared/platform/imports/import-kinds.ts';
import { folded } from '@masthead/shared/platform/values/folded.ts';
import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import { type Found, type FoundGroup, findKind } from '@masthead/shared/workspace/find/find.ts';
import { pathTo, pathToRecord } from '../../platform/api/links.tsx';
import type { Place } from './recent-places.ts';

/** A choice in the palette. */
export interface Choice extends Place {
  key: string;
  detail: string;
}

export interface ChoiceGroup {
  label: string;
  choices: Choice[];
}

const rows = Object.entries(screens) as [ScreenKey, Screen][];

const isOpen = (person: Principal, { access }: Screen) => may(person, access);

/** Why: screens of one record are reached through the record. */
const isPlace = ({ path, nav }: Screen) => nav !== undefined || /^\/(home|profile)$/.test(path);

const holdsAll = (text: string, words: readonly string[]) =>
  words.every((word) => folded(text).includes(folded(word)));

/** The screens that a person may open, matched by their titles; titles that start with the text come first. */
export function screenChoices(person: Principal, words: readonly string[]): ChoiceGroup {
  const start = folded(words.join(' '));
  const choices = rows
    .filter(([, row]) => isPlace(row) && isOpen(person, row))
    .map(([screen, { path, title, nav }]): Choice => {
      const detail = nav && nav.group !== title ? nav.group : '';
      return { key: screen, screen, path, title, detail };
    })
    .filter(({ title, detail }) => holdsAll(`${detail} ${title}`, words));
  const isFirst = ({ title }: Choice) => folded(title).startsWith(start);
  return {
    label: 'Screens',
    choices: [...choices.filter(isFirst), ...choices.filter((one) => !isFirst(one))],
  };
}

/** Recent places, without the current one and without those the person may no longer open. */
export function recentChoices(
  person: Principal,
  places: readonly Place[],
  pathname: string,
): ChoiceGroup {
  return {
    label: 'Recent',
    choices: places
      .filter(({ screen, path }) => isOpen(person, screens[screen]) && !path.startsWith(pathname))
      .map((place) => ({
        ...place,
        key: `recent ${place.path}`,
        detail: screens[place.screen].title,
      }))
      .map((choice) => ({
        ...choice,
        detail: choice.detail === choice.title ? '' : choice.detail,
      })),
  };
}

type Opens = (found: Found, person: Principal) => [ScreenKey, string];

/** Where a record opens if not everyone who finds it may open its edit screen. */
const openers: Readonly<Record<string, Opens>> = {
  ...Object.fromEntries(
    foundPosts.map((type): [string, Opens] => {
      const { screen } = contentLists[type];
      return [type, ({ title }) => [screen, pathTo(screen, {}, { title })]];
    }),
  ),
  author: ({ id }) => ['articleList', pathTo('articleList', {}, { authorId: id })],
  ...Object.fromEntries(
    importKindNames.map((kind): [string, Opens] => [
      `import-${kind}`,
      ({ id }) => ['importList', pathTo('importList', {}, { import: id })],
    ]),
  ),
  suppression: ({ title }) => ['suppressionList', pathTo('suppressionList', {}, { search: title })],
  'daily-digest': ({ id }, person) =>
    may(person, screens.dailyDigestEdit.access)
      ? ['dailyDigestEdit', pathTo('dailyDigestEdit', { id })]
      : ['campaignPreview', pathTo('campaignPreview', { id })],
};

/** Where a record opens: on its own screen, unless listed above. */
function opened(kind: string, found: Found, person: Principal): [ScreenKey, string] {
  const { screen } = findKind(kind);
  return openers[kind]?.(found, person) ?? [screen, pathToRecord(screen, found.id)];
}

/** The records found, each with the path that opens it. */
export const recordChoices = (person: Principal, groups: readonly FoundGroup[]): ChoiceGroup[] =>
  groups.map(({ kind, records }) => ({
    label: findKind(kind).label,
    choices: records.map((record) => {
      const [screen, path] = opened(kind, record, person);
      return {
        key: `${kind} ${record.id}`,
        screen,
        path,
        title: record.title,
        detail: record.detail,
      };
    }),
  }));
