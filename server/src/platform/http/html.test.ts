import { defaultUtm } from '@masthead/shared/email/campaigns/campaign.ts';
import { bodyTags } from '@masthead/shared/platform/rich-text/body-tags.ts';
import { wordsOf } from '@masthead/shared/platform/rich-text/words.ts';
import { describe, expect, test } from 'vitest';
import { cleanHtml, plainText, tooTangled } from '../../editorial/feeds/feed-html.ts';
import { picturesIn } from '../../editorial/feeds/post-pictures.ts';
import { storyOf } from '../../editorial/feeds/wordpress-story.ts';
import { cleanBodyWithin } from '../../editorial/posts/clean-body.ts';
import { pageBody } from '../../editorial/public-posts/page-body.ts';
import {
  cleanRichText,
  richTextRow,
  richTextWords,
} from '../../email/campaigns/email-rich-text.ts';
import { type EmailTheme, markupOf as emailMarkup } from '../../email/campaigns/email-theme.ts';
import { boundedHtml, htmlBounds, markupOf } from './html.ts';
import { filled, heavyStories, heavyTexts, tangledTexts } from './worst-texts.testing.ts';

const rules = { allowedTags: bodyTags, allowedAttributes: { p: ['class'] } };
const isTaken = (html: string) => boundedHtml(html, rules) !== null;
const deep = (levels: number) => '<b>'.repeat(levels) + '</b>'.repeat(levels);
const attributes = (count: number) => '<p class="a">x</p>'.repeat(count);

describe('a text that is cleaned', () => {
  test('may have as many tags, attributes and levels as the bounds say, and not one more', () => {
    expect(isTaken('<b></b>'.repeat(htmlBounds.tags / 2))).toBe(true);
    expect(isTaken(`${'<b></b>'.repeat(htmlBounds.tags / 2)}<`)).toBe(false);
    expect(isTaken(deep(htmlBounds.depth))).toBe(true);
    expect(isTaken(deep(htmlBounds.depth + 1))).toBe(false);
    expect(isTaken(attributes(htmlBounds.attributes))).toBe(true);
    expect(isTaken(`<p ${'class="a" id="b" '.repeat(3)}>${attributes(19_999)}`)).toBe(false);
  });

  test('is read no further than to the bound', () => {
    let opened = 0;
    const b = () => {
      opened += 1;
      return { tagName: 'b', attribs: {} };
    };
    expect(boundedHtml('<b>'.repeat(30_000), { ...rules, transformTags: { b } })).toBeNull();
    expect(opened).toBe(htmlBounds.depth);
  });

  test('that is closed and opened again has no depth', () => {
    expect(isTaken('<p><b>x</b></p><br><img src="/a">'.repeat(5000))).toBe(true);
    expect(isTaken('<p>one<p>two<ul><li>three<li>four</ul>'.repeat(5000))).toBe(true);
  });
});

describe.each(Object.entries(tangledTexts))('a text of 300 KB of %s', (_name, html) => {
  test('is refused where it is stored, and is its words where it is shown', () => {
    expect(cleanBodyWithin(html)).toBeNull();
    expect(markupOf(pageBody(html).markup).match(/<(?!\/?p>)/g)).toBeNull();
    const said: string[] = [];
    expect(cleanHtml(html, 'https://example.com/', (message) => said.push(message))).toBe('');
    expect(said).toContain(tooTangled);
    expect(plainText(html)).not.toMatch(/<[a-z]/);
  });

  test('of an email leaves no tag of it in the email that is sent', () => {
    const theme = { light: {} } as EmailTheme;
    const utm = defaultUtm('News Alert');
    expect(cleanRichText(html)).toBeNull();
    expect(richTextWords(html, utm)).not.toMatch(/<[a-z]/);
    const row = richTextRow(theme, `${html}words`, utm);
    expect(row && emailMarkup(row)).not.toMatch(/<[a-z]/);
  });
});

// Why no times: with a cost that grows with the square these took half a minute and more each.
describe.each(Object.entries(heavyTexts))('a text of %s', (_name, html) => {
  test('is read by everything that cleans texts', () => {
    expect(cleanBodyWithin(html)).not.toBeNull();
    expect(markupOf(pageBody(html).markup)).not.toContain('<img />');
    const body = cleanHtml(html, 'https://example.com/', () => {});
    expect(body).not.toMatch(/<a>|<img \/>/);
    expect(plainText(html)).not.toContain('<p');
    expect(picturesIn({ imageUrl: null, imageAlt: null, imageCredit: null, body })).toEqual([]);
  });
});

test.each(Object.entries(heavyStories))('a text of WordPress of %s is read', (_name, content) => {
  const { notes } = storyOf(content);
  expect(notes.length).toBeLessThan(2);
});

test('less-than signs without an end are words, however many', () => {
  expect(wordsOf(filled('<', 500_000))).toHaveLength(500_000);
});
