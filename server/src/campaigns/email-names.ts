import { withNames } from '@masthead/shared/campaigns/name-tag.ts';
import type { AnyRecord } from '@masthead/shared/records/record.ts';
import { wordsOf } from '@masthead/shared/rich-text/words.ts';
import { nameMark } from '../integrations/mail/merge-marks.ts';
import { escapeHtml, plainText } from './email-html.ts';
import type { Renderer } from './rendering.ts';

/** The first of the letters that hold a place of the name. Why of private use: nobody types them, and no change of case turns them. */
const first = 0xf0000;
const placeholders = /[\u{F0000}-\u{F0FFF}]/gu;
const mostPlaces = 0x1000;

/**
 * Puts marks for the first name of each reader into the email, where its subject, preview text and formatted texts have
 * places for it. Why over a letter each: it passes every escape, cut and line break of a renderer as one letter. Places in
 * the words of posts and listings are words.
 */
export const withNamesOf =
  ({ fields }: AnyRecord, render: Renderer): Renderer =>
  async (campaign, config, db) => {
    const others: string[] = [];
    const hold = (otherwise: string) => {
      if (others.length === mostPlaces) return otherwise;
      others.push(otherwise);
      return String.fromCodePoint(first + others.length - 1);
    };
    const inLine = (line: string) => withNames(line, hold);
    // Why so: an attribute such as the address of a link is none of its words.
    const inMarkup = (text: string) =>
      text.replace(/<[^<>]*>|[^<]+/g, (piece) =>
        piece.startsWith('<') ? piece : withNames(piece, (words) => hold(wordsOf(words))),
      );
    const content = Object.fromEntries(
      Object.entries(campaign.content as Record<string, unknown>).map(([key, value]) =>
        typeof value === 'string' && fields[key]?.kind === 'rich text'
          ? [key, inMarkup(value)]
          : [key, value],
      ),
    );
    const { html, text } = await render(
      {
        ...campaign,
        subject: inLine(campaign.subject),
        previewText: inLine(campaign.previewText),
        content,
      },
      config,
      db,
    );
    const put = (part: string, written: (words: string) => string) =>
      part.replace(placeholders, (letter) => {
        const otherwise = others[(letter.codePointAt(0) ?? 0) - first];
        return otherwise === undefined ? letter : nameMark(written(otherwise));
      });
    return { html: put(html, escapeHtml), text: put(text, plainText) };
  };
