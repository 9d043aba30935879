import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { diceFor, itemAt } from './seeded.ts';
import type { StoryCity } from './story-cities.ts';
import { peopleFor } from './story-people.ts';

/**
 * A text of stories, told anew for each city. `= section`, `# headline` (several: cities take
 * turns; `!`: promoted), `% what to draw`, `@word one|two|...`, `~ start hours`, `> dek`; other lines are paragraphs.
 */
export interface StoryTemplate {
  section: string;
  headlines: string[];
  dek: string;
  /** What the picture shows; cities take turns. */
  pictures: string[];
  paragraphs: string[];
  words: Record<string, string[]>;
  clock: string;
  hours: number;
}

export interface ToldStory {
  headline: string;
  dek: string;
  body: string;
  place: string;
  address: string;
  neighborhood: string;
}

export function readTemplates(text: string): StoryTemplate[] {
  const templates: StoryTemplate[] = [];
  let section = '';
  for (const block of text.trim().split(/\n\n+/)) {
    if (block.startsWith('= ')) section = block.slice(2);
    else templates.push(readTemplate(section, block.split('\n')));
  }
  return templates;
}

function readTemplate(section: string, lines: string[]): StoryTemplate {
  const after = (mark: string) =>
    lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
  const words = after('@').map((line) => {
    const [name = '', ...rest] = line.split(' ');
    return [name, rest.join(' ').split('|')] as const;
  });
  const [clock = '', hours = '0'] = (after('~ ')[0] ?? '').split(' ');
  return {
    section,
    headlines: after('# '),
    dek: after('> ')[0] ?? '',
    pictures: (after('% ')[0] ?? '').split('|'),
    paragraphs: lines.filter((line) => !/^[#%@~>] ?/.test(line)),
    words: Object.fromEntries(words),
    clock: clock.padStart(5, '0'),
    hours: Number(hours),
  };
}

export function isPromoted(template: StoryTemplate): boolean {
  return template.headlines.some((headline) => headline.startsWith('!'));
}

/** In braces: a word of the story, a fact of the city, `one|two|...` by city, `n:3-9` and `th:3-9` a number. */
export function tell(template: StoryTemplate, city: StoryCity, turn: number): ToldStory {
  const fill = filler(template, city, turn);
  return {
    headline: fill(itemAt(template.headlines, turn).replace('!', '')),
    dek: fill(spelled(template.dek)),
    body: template.paragraphs
      .map((text) => `<p>${fill(spelled(text)).replaceAll('&', '&amp;')}</p>`)
      .join(''),
    place: fill(placeOf(template)),
    address: fill('{n:120-980} {street}'),
    neighborhood: fill('{hood}'),
  };
}

/** Below ten, numbers in running text are words, unless they count money, percent, hours or ages. */
function spelled(text: string): string {
  return text.replace(
    /(?<![$.,\d-]|(?:mile|Batch|Route|size|ages|at) )\{n:([\d-]+)\}(?!-|[.,][\d{]| percent| million| pm|, )/g,
    '{word:$1}',
  );
}

function placeOf(template: StoryTemplate): string {
  const text = [...template.headlines, template.dek, ...template.paragraphs].join(' ');
  const named = ['{venue}', '{park}', '{museum}', '{water}'].find((mark) => text.includes(mark));
  return template.words.place?.[0] ?? named ?? '{street}, {hood}';
}

function filler(template: StoryTemplate, city: StoryCity, turn: number): (text: string) => string {
  const seed = `${city.slug} ${template.headlines[0]} ${template.dek}`;
  const facts = factsFor(template, city, seed);
  const meaning = (mark: string): string => {
    if (mark.includes('|')) return itemAt(mark.split('|'), turn);
    const [, kind, low, high] = /^(n|th|word):(\d+)-(\d+)$/.exec(mark) ?? [];
    if (kind) return numberFor(`${seed} ${low} ${high}`, kind, Number(low), Number(high));
    const word = template.words[mark];
    const value = word ? filled(itemAt(word, turn)) : facts[mark];
    if (value === undefined) throw new Error(`Nothing is known of {${mark}}: ${seed}`);
    return value;
  };
  const filled = (text: string): string =>
    text.replace(/(\b[Aa] )?\{([^{}]+)\}/g, (_, article: string | undefined, mark: string) => {
      const value = meaning(mark);
      return `${article && soundsLikeVowel(value) ? `${article.trim()}n ` : (article ?? '')}${value}`;
    });
  return (text) => typeset(filled(text));
}

function factsFor(template: StoryTemplate, city: StoryCity, seed: string): Record<string, string> {
  const dice = diceFor(seed);
  const text = [...template.headlines, template.dek, ...template.paragraphs].join(' ');
  const [hood = '', hood2 = ''] = dice.shuffled(city.hoods);
  const [person, other] = peopleFor(text, dice);
  return {
    city: city.name,
    water: city.water,
    museum: city.museum,
    hood,
    Hood: hood,
    hood2,
    street: dice.pick(city.streets),
    park: dice.pick(city.parks),
    venue: dice.pick(city.venues),
    person: `${person.first} ${person.last}`,
    'person.last': person.last,
    other: `${other.first} ${other.last}`,
    'other.last': other.last,
  };
}

const NUMBER_WORDS = 'zero one two three four five six seven eight nine'.split(' ');

/** Wide ranges give round numbers, as a newsroom would. */
function numberFor(seed: string, kind: string, low: number, high: number): string {
  const number = diceFor(seed).whole(low, high);
  if (kind === 'th') return ordinal(number);
  if (kind === 'word' && number < NUMBER_WORDS.length) return itemAt(NUMBER_WORDS, number);
  const step = high - low >= 400 ? 10 : 5;
  const rounded = high - low >= 60 ? Math.round(number / step) * step : number;
  return inDigits(rounded);
}

function ordinal(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 14;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

const soundsLikeVowel = (word: string) =>
  /^(?:[aeiou]|8|11\b|18\b)/i.test(word) && !/^(?:uni|uti|use|usu|eu|one\b)/i.test(word);

/** Curly quotes, and a capital at the start of every sentence. */
function typeset(text: string): string {
  return text
    .replace(/(^|[\s(])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’')
    .replace(/s’s\b/g, 's’')
    .replace(
      /(^|[.!?] )([a-z])/g,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}
