/** The elements that the text of a post may consist of; everything else is left out. */
export const bodyTags = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li', 'pre', 'code', 'span'],
  ...['dl', 'dt', 'dd'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a', 'div'],
  ...['img', 'figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** What every text of a post may say of them. An embed is its URL alone: a page decides whether and when to load it. */
export const bodyAttributes = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  div: ['data-embed'],
};
