import { describe, expect, test } from 'vitest';
import { newsItemContent } from './news-item-form.ts';
import type { PostType } from './news-item-shape.ts';
import { checkPost, hasText, lacksText, linksOf, postCheckMessages as say } from './post-check.ts';

const whole = newsItemContent.parse({
  headline: 'Tacos at dawn',
  description: 'Where the night shift eats.',
  body: '<p>First light.</p>',
  image_url: '/images/upload/library/tacos',
  lead_image: { alt: 'A taco' },
  section_ids: [1],
  authors: [1],
});
const draft = {
  type: 'article' as PostType,
  status_code: 5,
  body: '',
  authors: [] as number[],
  author: null as string | null,
  open_suggestions: undefined as number | undefined,
};
const check = (change: object, links: Parameters<typeof checkPost>[2] = [], now = draft) =>
  checkPost(now, { ...whole, ...change }, links).map(({ severity, path, sentence }) => [
    severity,
    path,
    sentence,
  ]);

describe('the check of a post before it goes live', () => {
  test('finds nothing where everything is there', () => {
    expect(check({})).toEqual([]);
  });

  test('blocks without a headline or a text, and warns of all else', () => {
    expect(
      checkPost(draft, newsItemContent.parse({}), []).map(({ severity, path }) => [severity, path]),
    ).toEqual([
      ['blocks', 'headline'],
      ['blocks', 'body'],
      ['warns', 'description'],
      ['warns', 'image_url'],
      ['warns', 'section_ids'],
      ['warns', 'authors'],
    ]);
  });

  test('names pictures without alt text where they are', () => {
    expect(check({ lead_image: { ...whole.lead_image, alt: null } })).toEqual([
      ['warns', 'lead_image.alt', say.noAlt],
    ]);
    const body =
      '<p>a</p><img src="/a.jpg"><img src="/b.jpg" alt=" "><img alt="Told" src="/c.jpg">';
    expect(check({ body })).toEqual([['warns', 'body', say.picturesWithoutAlt(2)]]);
  });

  test('names links that do not open, and keeps quiet about the others', () => {
    const link = (outcome: 'answers' | 'dead' | 'unreachable' | 'unchecked' | null) => ({
      url: `https://example.com/${outcome}`,
      outcome,
    });
    const links = ([null, 'answers', 'dead', 'unreachable', 'unchecked'] as const).map(link);
    expect(check({}, links).map(([, , sentence]) => sentence)).toEqual([
      'This link is dead: https://example.com/dead',
      'This link didn’t respond when it was last checked: https://example.com/unreachable',
    ]);
  });

  test('warns of open suggestions', () => {
    const told = [1, 1200].map((open_suggestions) => check({}, [], { ...draft, open_suggestions }));
    expect(told).toEqual([
      [['warns', 'body', 'A suggestion for the text is open.']],
      [['warns', 'body', '1,200 suggestions for the text are open.']],
    ]);
  });

  test('a name in the byline is an author, until the authors change', () => {
    const signed = { ...draft, author: 'June Okafor' };
    expect(check({ authors: [] }, [], signed)).toEqual([]);
    const noAuthor = [['warns', 'authors', say.noAuthor]];
    expect(check({ authors: [] }, [], { ...signed, authors: [1] })).toEqual(noAuthor);
  });

  test('an event, a place and a charity need no author', () => {
    for (const type of ['event', 'place', 'charity'] as const)
      expect(check({ authors: [] }, [], { ...draft, type })).toEqual([]);
  });
});

test('a text is words, a picture, a photoset or an embed', () => {
  const texts = [
    '<p>A</p>',
    '<img src="/a.jpg">',
    '<figure data-photoset="1"></figure>',
    '<div data-embed="https://youtu.be/a"></div>',
  ];
  expect(texts.filter(hasText)).toEqual(texts);
  expect(['', '<p></p>', '<p> <strong></strong>&nbsp;</p>', '<hr>'].filter(hasText)).toEqual([]);
});

test('what is out without a text can still be corrected', () => {
  expect(lacksText({ status_code: 0, body: '' }, '<p></p>')).toBe(false);
  expect(lacksText({ status_code: 0, body: '<p>A</p>' }, '<p></p>')).toBe(true);
  expect(lacksText({ status_code: 5, body: '<p>A</p>' }, '')).toBe(true);
});

test('links of a text are each told once, without those of another kind', () => {
  const link = (href: string) => `<a class="x" href="${href}">a</a>`;
  const body = [
    'https://a.example/?b=1&amp;c=2',
    '/sites/1/b',
    'mailto:a@b.example',
    '#c',
    '/sites/1/b',
  ]
    .map(link)
    .join(' ');
  expect(linksOf(body)).toEqual(['https://a.example/?b=1&c=2', '/sites/1/b']);
});
