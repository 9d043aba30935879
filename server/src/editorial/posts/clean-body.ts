import { bodyAttributes, bodyTags } from '@masthead/shared/platform/rich-text/body-tags.ts';
import { richTextMessages } from '@masthead/shared/platform/rich-text/embeds.ts';
import { looks, pictureWidths } from '@masthead/shared/platform/rich-text/sizes.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { boundedHtml, keepStyles, keepValue } from '../../platform/http/html.ts';

const keepButton = keepValue('data-look', [looks.p]);
const fontSize = /^(1\d|2[0-2])px$/;
const spacing = /^(\d|1\d|2[0-5])px$/;
const keepSpaces = keepStyles({ 'margin-top': spacing, 'margin-bottom': spacing });

/** Sanitizes the text of a post with an allow-list, so that no script reaches a reader. */
export function cleanBody(html: string): string {
  const cleaned = cleanBodyWithin(html);
  if (cleaned === null)
    throw badRequest({ path: 'body', message: richTextMessages.tooTangled('This text') });
  return cleaned;
}

/** The same for text that can't be edited here; null if it exceeds the bounds. */
export const cleanBodyWithin = (html: string): string | null =>
  boundedHtml(html, {
    allowedTags: bodyTags,
    allowedAttributes: {
      ...bodyAttributes,
      figure: ['data-photoset', 'data-credit', 'data-width'],
      blockquote: ['data-look'],
      span: ['style'],
      p: ['style', 'data-look'],
    },
    transformTags: {
      span: keepStyles({ 'font-size': fontSize }),
      p: (tag, attribs) => keepSpaces(tag, keepButton(tag, attribs).attribs),
      figure: keepValue('data-width', pictureWidths),
      blockquote: keepValue('data-look', [looks.blockquote]),
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowedSchemesAppliedToAttributes: ['href', 'src', 'data-embed'],
    allowProtocolRelative: false,
    nestingLimit: 60,
  })?.trim() ?? null;
