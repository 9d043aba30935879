import type { Dice } from './seeded.ts';

/** Everybody here is invented. */
export interface DemoAuthor {
  name: string;
  title: string;
  avatarName: string;
}

const women =
  'Marisol Priya Lucinda Amara Beatriz Thuy Rosalind Paloma Ingrid Opal Noemi Delphine Cora Juniper Soledad Kavita Nadine Tess Xochitl Vera Imelda Georgia Yolanda Wren'.split(
    ' ',
  );
const men =
  'Devon Tobias Joaquin Calder Emmett Otis Desmond Mateo Silas Harlan Yusuf Ramiro Elias Amos Leland Ignacio Orville Malcolm Hollis Rufus Tomas Abel Cedric Nestor'.split(
    ' ',
  );
const surnames =
  'Villarreal Okafor Thibodeaux Whitcomb Saldivar Lindgren Pruitt Ocampo Ferris Hathcock Balderas Krishnan Duval Escamilla Marchetti Tran Kessler Bustamante Holloway Adeyemi Strand Zamudio Prewitt Carrizales Novak Fontenot Garrity Ibarra Wakefield Cantwell Renteria Osei Halvorsen Trask Vela Nakamura Pettibone Quiroga Rasmussen Sandoval'.split(
    ' ',
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

const author = (line: string): DemoAuthor => {
  const [name = '', title = ''] = line.split(', ');
  const avatarName = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');
  return { name, title, avatarName };
};

/** Bylines of the demo newsroom. */
export const demoAuthors: DemoAuthor[] = [
  'Marguerite Sloan, Managing Editor',
  'Teddy Okonjo, Deputy Editor',
  'Ana Lucía Ferrer, Austin Editor',
  'Wyatt Pemberton, Austin Reporter',
  'Sofía Arredondo, San Antonio Editor',
  'Rey Monsivais, San Antonio Reporter',
  'Linh Dang-Harper, Houston Editor',
  'Cassius Broussard, Houston Reporter',
  'June Hollingsworth, Fort Worth Editor',
  'Colt Ramsdell, Fort Worth Reporter',
  'Imani Whitlock, Dallas Editor',
  'Stefan Lindqvist-Mora, Dallas Reporter',
  'Delia Kaplan, Restaurant Critic',
  'Hugo Barrientos, Food + Drink Writer',
  'Fern Castleberry, Arts Editor',
  'Malik Osterman, Music Writer',
  'Greta Nwosu, Real Estate Writer',
  'Theo Vandermeer, Home + Design Writer',
  'Pilar Echeverría, Style Editor',
  'Nico Abernathy, Travel Writer',
  'Roslyn Tadesse, Innovation Writer',
  'Beau Castellanos, Sports Writer',
  'Winifred Sato, Society Columnist',
  'Jonah Pellegrino, Contributor',
].map(author);
