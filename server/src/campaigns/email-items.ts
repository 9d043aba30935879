import type { PickedItem } from '@masthead/shared/campaigns/picked-item.ts';
import type { ImageSize } from '@masthead/shared/images/image-sizes.ts';
import { imageUrl } from '@masthead/shared/images/image-url.ts';
import { eventStart } from '@masthead/shared/news-items/event-times.ts';
import type { Config } from '../config.ts';

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

/** A picked event: when it takes place stands over its headline. */
export const eventStory = (item: PickedItem, config: Config) => ({
  ...itemStory(item, config),
  section: whenOf(item),
});
