import { embedOf } from '@masthead/shared/platform/rich-text/embeds.ts';
import { type Html, html, markupOf, trusted } from '../../platform/http/html.ts';
import { element, fieldsOf, listOf, type Pieces } from './ghost-pieces.ts';

type Card = Readonly<Record<string, unknown>>;
type Draw = (card: Card, pieces: Pieces) => Html;

const nothing = trusted('');

/** A card of Ghost's editor, from either format, as HTML. Unknown cards are noted and left out. */
export function cardOf(name: string, given: unknown, pieces: Pieces): Html {
  const card = fieldsOf(given);
  const draw = Object.hasOwn(cards, name) ? cards[name] : undefined;
  if (!draw) pieces.leaveOut(name || 'without a name');
  else if (isNotPublic(fieldsOf(card.visibility)))
    pieces.leaveOut(name, ', because the public does not see it at the source');
  else return draw(card, pieces);
  return nothing;
}

/** Three generations of the visibility setting. Content for members or newsletter readers must not be published. */
const isNotPublic = (visibility: Card): boolean =>
  fieldsOf(visibility.web).nonMember === false ||
  visibility.emailOnly === true ||
  visibility.showOnWeb === false;

const caption = (inside: Html): Html =>
  markupOf(inside) ? html`<figcaption>${inside}</figcaption>` : nothing;

/** One picture; `below` is its caption. */
function picture(card: Card, pieces: Pieces, below: Html = nothing): Html {
  const src = pieces.words(card.src);
  if (!src) return nothing;
  const title = pieces.words(card.title);
  const drawn = html`<img src="${src}" alt="${pieces.words(card.alt)}"${title && html` title="${title}"`}${sizeOf(card)} />`;
  const href = pieces.words(card.href);
  return html`<figure>${href ? html`<a href="${href}">${drawn}</a>` : drawn}${caption(below)}</figure>`;
}

const sizeOf = ({ width, height }: Card): Html =>
  typeof width === 'number' && typeof height === 'number'
    ? html` width="${width}" height="${height}"`
    : nothing;

const image: Draw = (card, pieces) => picture(card, pieces, pieces.fragment(card.caption));

/** Galleries need library photos, so imported gallery images are placed one below the other. */
function gallery(card: Card, pieces: Pieces): Html {
  const images = listOf(card.images).map(fieldsOf);
  const below = pieces.fragment(card.caption);
  return html`${images.map((one, at) =>
    pieces.inside(() => picture(one, pieces, at === images.length - 1 ? below : nothing)),
  )}`;
}

function link(address: unknown, words: unknown, pieces: Pieces): Html {
  const href = pieces.words(address);
  return href ? html`<p><a href="${href}">${pieces.words(words) || href}</a></p>` : nothing;
}

function bookmark(card: Card, pieces: Pieces): Html {
  // Why both: pasted Lexical cards store these values elsewhere.
  const { title, description } = { ...card, ...fieldsOf(card.metadata) };
  const about = pieces.words(description);
  return html`${link(card.url, title, pieces)}${about && html`<p>${about}</p>`}${element('p', pieces.fragment(card.caption))}`;
}

/** An embed if the page supports its provider, else a link. */
function embed(card: Card, pieces: Pieces): Html {
  const address = pieces.words(card.url);
  const below = element('p', pieces.fragment(card.caption));
  const known = embedOf(address);
  if (known) return html`<div data-embed="${known.address}"></div>${below}`;
  if (address) pieces.notes.add(`the embed of "${address.slice(0, 60)}" became a link`);
  else pieces.leaveOut('embed');
  return html`${link(address, fieldsOf(card.metadata).title, pieces)}${below}`;
}

function code(card: Card, pieces: Pieces): Html {
  const written = pieces.words(card.code);
  return html`${written && html`<pre><code>${written}</code></pre>`}${element('p', pieces.fragment(card.caption))}`;
}

function callout(card: Card, pieces: Pieces): Html {
  const emoji = pieces.words(card.calloutEmoji);
  const words = pieces.fragment(card.calloutText);
  return element('blockquote', element('p', html`${emoji && `${emoji} `}${words}`));
}

const toggle: Draw = (card, pieces) =>
  html`${element('h4', pieces.fragment(card.heading))}${pieces.fragment(card.content)}`;

const button: Draw = (card, pieces) => link(card.buttonUrl, card.buttonText, pieces);

const header: Draw = (card, pieces) =>
  html`${element('h2', pieces.fragment(card.header))}${element('p', pieces.fragment(card.subheader))}${
    card.buttonEnabled === true && button(card, pieces)
  }`;

function product(card: Card, pieces: Pieces): Html {
  const { productImageSrc: src, productImageWidth: width, productImageHeight: height } = card;
  return html`${picture({ src, width, height }, pieces)}${element('h4', pieces.fragment(card.productTitle))}${pieces.fragment(
    card.productDescription,
  )}${card.productButtonEnabled === true && link(card.productUrl, card.productButton, pieces)}`;
}

const rawHtml: Draw = (card, pieces) => pieces.fragment(card.html);
const markdown: Draw = (card, pieces) => pieces.markdown(card.markdown);
const rule: Draw = () => html`<hr />`;

/** By their names in Lexical and Mobiledoc. Players, downloads and sign-up forms are missing, so they are noted. */
const cards: Readonly<Record<string, Draw>> = {
  image,
  gallery,
  bookmark,
  embed,
  callout,
  toggle,
  button,
  header,
  product,
  html: rawHtml,
  markdown,
  'card-markdown': markdown,
  code,
  codeblock: code,
  hr: rule,
  horizontalrule: rule,
  // Why empty: it only marks the paywall, and posts behind one become drafts.
  paywall: () => nothing,
};
