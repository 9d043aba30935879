import { childOf, childrenOf, type FeedElement, textIn } from './feed-xml.ts';

const IMAGE_FILE = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i;

/** Addresses of pictures that an item carries outside its text, the best first. */
export function imagesOf(item: FeedElement): string[] {
  const groups = childrenOf(item, 'media:group');
  const within = (name: string) =>
    [item, ...groups].flatMap((element) => childrenOf(element, name));
  const contents = within('media:content').flatMap((content) => [
    content,
    ...childrenOf(content, 'media:thumbnail'),
  ]);
  const pictures = contents.filter(
    (content) => content.name === 'media:content' && isPicture(content),
  );
  const thumbnails = [
    ...within('media:thumbnail'),
    ...contents.filter((content) => content.name === 'media:thumbnail'),
  ];
  const enclosures = childrenOf(item, 'enclosure').filter(isPicture);
  const links = childrenOf(item, 'atom:link').filter(
    (link) => link.attributes.rel === 'enclosure' && isPicture(link),
  );
  const podcast = childrenOf(item, 'itunes:image');
  const widestFirst = pictures.toSorted((one, other) => widthOf(other) - widthOf(one));
  return [...widestFirst, ...enclosures, ...links, ...thumbnails, ...podcast]
    .map(addressOf)
    .filter(Boolean);
}

/** What is said of the best picture of an item: what it shows, and whose it is. */
export function imageWordsOf(item: FeedElement): { imageAlt: string; imageCredit: string } {
  const groups = childrenOf(item, 'media:group');
  const contents = [item, ...groups].flatMap((element) => childrenOf(element, 'media:content'));
  const best = contents.filter(isPicture).toSorted((one, other) => widthOf(other) - widthOf(one));
  const said = (...names: string[]) =>
    [...best.slice(0, 1), ...groups]
      .map((element) => textIn(childOf(element, ...names)))
      .find(Boolean) ?? '';
  return { imageAlt: said('media:description', 'media:title'), imageCredit: said('media:credit') };
}

function isPicture({ attributes }: FeedElement): boolean {
  const kind = attributes.medium ?? attributes.type;
  if (kind) return kind === 'image' || kind.toLowerCase().startsWith('image/');
  return IMAGE_FILE.test(attributes.url ?? attributes.href ?? '');
}

function widthOf({ attributes }: FeedElement): number {
  return Number(attributes.width) || 0;
}

function addressOf({ attributes }: FeedElement): string {
  return attributes.url ?? attributes.href ?? '';
}
