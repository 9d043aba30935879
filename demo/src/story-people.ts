import { z } from 'zod';
import { readRecords } from './content.ts';
import type { Dice } from './seeded.ts';

/** Everybody here is invented. */
export interface DemoAuthor {
  name: string;
  title: string;
  avatarName: string;
}

const names = z.array(z.string());
const { women, men, surnames } = readRecords(
  'people/names',
  z.strictObject({ women: names, men: names, surnames: names }),
);

export interface StoryPerson {
  first: string;
  last: string;
}

/** Two people of a story, the first of whom fits the pronouns that the text uses. */
export function peopleFor(text: string, dice: Dice): [StoryPerson, StoryPerson] {
  const [last = '', otherLast = ''] = dice.shuffled(surnames);
  const first = dice.pick(firstNames(text));
  const otherFirst = dice.pick([...women, ...men].filter((name) => name !== first));
  return [
    { first, last },
    { first: otherFirst, last: otherLast },
  ];
}

function firstNames(text: string): string[] {
  if (/\b(?:she|her|hers|herself)\b/i.test(text)) return women;
  if (/\b(?:he|him|his|himself)\b/i.test(text)) return men;
  return [...women, ...men];
}

const avatarOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');

const authorShape = z.strictObject({ name: z.string(), title: z.string() });

/** Bylines of the demo newsroom. */
export const demoAuthors: DemoAuthor[] = readRecords('people/authors', z.array(authorShape)).map(
  (author) => ({ ...author, avatarName: avatarOf(author.name) }),
);
