import { z } from 'zod';
import { checkedJson, yesOrNo } from '../../platform/records/kinds.ts';
import { asContent, record } from '../../platform/records/record.ts';
import { link, picture, richText, text } from '../../platform/records/text-kinds.ts';
import { id } from '../../platform/values/fields.ts';
import { campaignRecord, editionFields, sendingFields } from '../campaigns/campaign-record.ts';

/** Sentences of Homes of the Week (Spec, content 5). */
export const hotwMessages = {
  required: 'Required field',
  listingUrl: 'A URL for the listing button is required.',
  listingButtonText: 'Listing button text is required.',
  bannerUrl: 'A URL is required.',
  invalidUrl: 'Must be a valid URL',
  sendDatePassed: 'The send date cannot be before today',
  tooManySlots: 'An email takes at most 30 listings',
  unknownListing: 'A listing that was chosen does not exist. Take it out and choose another.',
  listingGone: 'This listing has been deleted. The email leaves it out.',
  noSlots: 'No listings yet. Select those that the email shows, in their order.',
  none: 'No listing matches.',
  removed: (name: string) => `Removed: ${name}`,
} as const;

/** Styles of Homes of the Week. */
export const hotwStyles = ['Homes of the Week', 'Showcase', 'Gift Guide'] as const;
export type HotwStyle = (typeof hotwStyles)[number];

/** Limits of Homes of the Week (Spec, content 9). */
export const hotwLimits = { subject: 50, slots: 30 } as const;

const { invalidUrl, required } = hotwMessages;
const aPicture = 'Enter the web address of an image';

/** Why: a listing stands in an email once, however often it was chosen. */
const slots = z
  .array(id)
  .transform((ids) => [...new Set(ids)])
  .refine((ids) => ids.length <= hotwLimits.slots, hotwMessages.tooManySlots);

/** A Homes of the Week email: what staff write on it, with the sentences of Spec, content 5. */
export const hotwRecord = record({
  ...campaignRecord('hotw'),
  noun: 'Homes of the Week email',
  plural: 'Homes of the Week',
  screen: 'hotwEdit',
  foundOn: 'hotwList',
  fields: {
    ...editionFields({
      styles: hotwStyles,
      longestSubject: hotwLimits.subject,
      required: { style: required, subject: required, site: required },
    }),
    ...asContent({
      bannerUrl: link({
        label: 'Banner URL',
        required: hotwMessages.bannerUrl,
        invalid: invalidUrl,
      }),
      bannerAlt: text({ label: 'Banner alt text', max: 300, required }),
      bannerImageUrl: picture({ label: 'Banner photo', invalid: aPicture }),
      reuseBanner: yesOrNo({ label: 'Same banner at the bottom', initial: true }),
      banner2Url: link({ label: 'Bottom banner URL', invalid: invalidUrl }),
      banner2Alt: text({ label: 'Bottom banner alt text', max: 300 }),
      banner2ImageUrl: picture({ label: 'Bottom banner photo', invalid: aPicture }),
      listingUrl: link({
        label: 'Listing button URL',
        required: hotwMessages.listingUrl,
        invalid: invalidUrl,
      }),
      listingButtonText: {
        ...text({
          label: 'Listing button text',
          max: 60,
          required: hotwMessages.listingButtonText,
        }),
        initial: 'VIEW ALL LISTINGS',
        // Why: a new email that says nothing of it has this one.
        isRequired: false,
      },
      introduction: richText({ label: 'Introduction' }),
      slots: checkedJson({
        label: 'Slots',
        write: slots,
        read: z.array(id),
        initial: [] as number[],
        shows: 'words',
      }),
    }),
    ...sendingFields('Homes of the Week'),
  },
});
