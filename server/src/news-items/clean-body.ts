import { bodyTags } from '@masthead/shared/rich-text/body-tags.ts';
import sanitizeHtml from 'sanitize-html';

const fontSize = /^(1\d|2[0-2])px$/;
const spacing = /^(\d|1\d|2[0-5])px$/;

/** The text of a post as it may be stored: an allow-list, so that no script ever gets to a reader. */
export const cleanBody = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: bodyTags,
    allowedAttributes: {
      a: ['href', 'title'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      ol: ['start'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      // Why: an embed is kept as its address; the page decides whether and when to load it.
      div: ['data-embed'],
      figure: ['data-photoset', 'data-credit'],
      span: ['style'],
      p: ['style'],
    },
    allowedStyles: {
      span: { 'font-size': [fontSize] },
      p: { 'margin-top': [spacing], 'margin-bottom': [spacing] },
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowedSchemesAppliedToAttributes: ['href', 'src', 'data-embed'],
    allowProtocolRelative: false,
    nestingLimit: 60,
  }).trim();
