import { z } from 'zod';
import { imageUrl } from '../../platform/images/image-sizes.ts';
import type { ServedSlot } from './served-slot.ts';

const asset = z.object({
  id: z.int(),
  required: z.int(),
  title: z.object({ text: z.string() }).optional(),
  img: z.object({ type: z.int(), url: z.string() }).optional(),
  data: z.object({ type: z.int(), value: z.string() }).optional(),
  link: z.object({ url: z.string() }).optional(),
});

/** A slot as other ad systems read it: an OpenRTB Native 1.2 response. */
export const nativeAd = z.object({
  ver: z.literal('1.2'),
  assets: z.array(asset),
  link: z.object({ url: z.string(), clicktrackers: z.array(z.string()) }),
  eventtrackers: z.array(
    z.object({
      event: z.int(),
      method: z.int(),
      url: z.string(),
      customdata: z.object({ token: z.string(), kind: z.string() }),
    }),
  ),
});
export type NativeAd = z.infer<typeof nativeAd>;

/** Numbers of the OpenRTB Native 1.2 specification. */
const imageTypes = { icon: 1, main: 3 } as const;
const dataTypes = { sponsored: 1, desc: 2, price: 6, phone: 8, address: 9, desc2: 10, cta: 12 };
const events = [
  ['impression', 1],
  ['viewable', 2],
] as const;
/** A custom event tracker: the events call, posted with the custom data and the id of the showing. */
const byEventsCall = 500;

/** URLs of a slot on one site. */
export interface SlotAddresses {
  /** Makes a URL absolute. */
  whole: (address: string) => string;
  /** Where a click on a listing, or on the slot itself, goes. */
  click: (listingId: number | null) => string;
  /** The call that counts, and the slot's token for it. */
  events: { url: string; token: string };
}

/** The slot in OpenRTB Native form: its title, its firms, and every listing with its picture and link. */
export function nativeAdOf(
  slot: ServedSlot,
  { whole, click, events: { url, token } }: SlotAddresses,
): NativeAd {
  const assets: NativeAd['assets'] = [];
  const add = (part: Omit<NativeAd['assets'][number], 'id' | 'required'>, required = 0) =>
    assets.push({ id: assets.length + 1, required, ...part });
  const addText = (type: number, value: string | null | undefined) => {
    if (value) add({ data: { type, value } });
  };
  add({ title: { text: [slot.title1, slot.title2].filter(Boolean).join(' ') } }, 1);
  addText(dataTypes.sponsored, slot.presentedBy.join(', '));
  for (const logo of slot.logos) add({ img: { type: imageTypes.icon, url: whole(logo) } });
  addText(dataTypes.cta, slot.buttonText);
  for (const listing of slot.items) {
    const picture = imageUrl(listing.imageUrl, 'nativeAd');
    const link = { url: click(listing.id) };
    add({ title: { text: listing.description1 }, link });
    if (picture) add({ img: { type: imageTypes.main, url: whole(picture) }, link });
    addText(dataTypes.desc, listing.description2);
    addText(dataTypes.price, listing.price);
    addText(
      listing.type === 'Product' ? dataTypes.desc2 : dataTypes.address,
      listing.lines.join(', '),
    );
    addText(dataTypes.phone, listing.representative?.phone);
    addText(dataTypes.cta, listing.callToAction);
  }
  return {
    ver: '1.2',
    assets,
    link: { url: click(null), clicktrackers: [] },
    eventtrackers: events.map(([kind, event]) => ({
      event,
      method: byEventsCall,
      url,
      customdata: { token, kind },
    })),
  };
}
