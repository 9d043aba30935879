import { eventStart } from '@masthead/shared/editorial/posts/event-times.ts';
import { withNames } from '@masthead/shared/email/campaigns/name-tag.ts';
import type { PickedItem } from '@masthead/shared/email/campaigns/picked-item.ts';
import { type ImageSize, imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import type { AnyRecord } from '@masthead/shared/platform/records/record.ts';
import { wordsOf } from '@masthead/shared/platform/rich-text/words.ts';
import { nameMark } from '../../platform/integrations/mail/merge-marks.ts';
import type { Config } from '../../platform/process/config.ts';
import { escapeHtml, plainText } from './email-theme.ts';
import type { Renderer } from './rendering.ts';

/** An address as a mailbox can follow it: pictures of this product get its public address. */
export const absolute = (address: string | null, config: Config) =>
  address?.startsWith('/') ? `${config.publicUrl}${address}` : address;

/** A picture in the size of its place. */
export const picture = (address: string | null, size: ImageSize, config: Config) =>
  absolute(imageUrl(address, size), config);

/** A picked post as the blocks of an email take it. */
export function itemStory(item: PickedItem, config: Config, size: ImageSize = 'emailStory') {
  return {
    headline: item.headline,
    url: absolute(item.url, config) ?? '',
    imageUrl: picture(item.image_url, size, config),
    dek: item.dek,
    section: item.section,
    author: item.author,
    isPromoted: item.promoted,
  };
}

/** When a picked event takes place, as readers see it: 'Sat, Nov 28 at 7:00 PM'. */
function whenOf({ starts_at }: PickedItem): string | null {
  const at = new Date(starts_at ?? '');
  return Number.isNaN(at.getTime()) ? null : eventStart(at).replace(/ CT$/, '');
}

/** A picked event: its date is shown above its headline. */
export const eventStory = (item: PickedItem, config: Config) => ({
  ...itemStory(item, config),
  section: whenOf(item),
});

/** The first placeholder character for a name. Why private-use characters: nobody types them, and changing case leaves them alone. */
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
