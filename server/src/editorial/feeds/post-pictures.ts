import { isWebAddress } from '@masthead/shared/platform/values/fields.ts';
import { plainText } from './feed-html.ts';
import type { ImportedPost } from './imported-post.ts';

/** An external image of a post, with its alt text and credit. */
export interface NamedPicture {
  address: string;
  altTag: string;
  credit: string | null;
}

/** More than a story has. Further images keep their URL. */
const mostOfAPost = 100;
const longestAddress = 2000;

const attribute = (element: string, name: string): string =>
  unescaped(new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1] ?? '');

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const unescaped = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot);/g, (all) => entities[all] ?? all);
const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (one) => Object.keys(entities).find((each) => entities[each] === one) ?? one,
  );

/** The images of a cleaned text, with the credits from their captions. */
function picturesOfText(body: string): NamedPicture[] {
  const places = body.match(/<figure>[\s\S]*?<\/figure>|<img\s[^>]*>/g) ?? [];
  return places.flatMap((place) => {
    const caption = /<figcaption>([\s\S]*?)<\/figcaption>/.exec(place)?.[1] ?? '';
    return (place.match(/<img\s[^>]*>/g) ?? []).map((element) => ({
      address: attribute(element, 'src'),
      altTag: attribute(element, 'alt').slice(0, 500),
      credit: creditIn(plainText(caption)),
    }));
  });
}

type Pictured = Pick<ImportedPost, 'imageUrl' | 'imageAlt' | 'imageCredit' | 'body'>;

/** Every image of a post once, the lead image first. Alt text and credit of all occurrences are merged. */
export function picturesIn({ imageUrl, imageAlt, imageCredit, body }: Pictured): NamedPicture[] {
  const lead = imageUrl
    ? [{ address: imageUrl, altTag: imageAlt?.slice(0, 500) ?? '', credit: imageCredit }]
    : [];
  const byAddress = new Map<string, NamedPicture>();
  for (const picture of [...lead, ...picturesOfText(body)]) {
    const { address, altTag, credit } = byAddress.get(picture.address) ?? picture;
    if (!isWebAddress(address) || address.length > longestAddress) continue;
    byAddress.set(address, {
      address,
      altTag: altTag || picture.altTag,
      credit: credit ?? picture.credit,
    });
  }
  return [...byAddress.values()].slice(0, mostOfAPost);
}

/** A text with its image URLs replaced. */
export const withAddresses = (body: string, addresses: ReadonlyMap<string, string>): string =>
  [...addresses].reduce(
    (text, [from, to]) => text.replaceAll(` src="${escaped(from)}"`, ` src="${escaped(to)}"`),
    body,
  );

const credit =
  /(?:^|[^\p{L}])(?:photo(?:graph|grapher)?|image|picture|credit)s?(?:\s+(?:credit|courtesy))?(?:\s*:|\s+by|\s+of)\s+([^.()<>[\]|\n]{2,120})/iu;

/** The credit in a caption: 'The river at dusk. Photo by Ana Ruiz'. */
export function creditIn(caption: string): string | null {
  return (
    credit
      .exec(caption)?.[1]
      ?.replace(/^courtesy of\s+/i, '')
      .trim() || null
  );
}
