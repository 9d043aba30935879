import { z } from 'zod';
import { reference, references, yesOrNo } from '../../platform/records/kinds.ts';
import { partOf } from '../../platform/records/part-of.ts';
import { record } from '../../platform/records/record.ts';
import { link, picture, text } from '../../platform/records/text-kinds.ts';
import { analyticsTag, buttonText, colours, thinWord } from '../delivery/styling.ts';
import { firmMessages } from './firm.messages.ts';

/** A firm: an advertiser, with the text and colors of its slots (Spec, showcase 3, 5). */
export const firmRecord = record({
  noun: 'firm',
  plural: 'Firms',
  slug: 'firm',
  screen: 'firmEdit',
  table: 'showcase_firms',
  title: 'name',
  trash: false,
  fields: {
    name: text({ label: 'Name', required: 'A name is required', max: 200 }),
    siteIds: references({ label: 'Sites', required: 'A site is required', most: 100 }),
    isPaused: yesOrNo({
      label: 'Paused',
      help: 'A paused firm can’t be chosen, and its slots aren’t shown on the sites.',
      initial: false,
    }),
    website: link({
      label: 'Website',
      help: 'The button URL: where the button leads',
      invalid: 'Invalid URL',
    }),
    buttonText,
    moreInfoText: text({
      label: 'Listing CTA Text',
      help: 'Button text of a listing',
      max: 60,
    }),
    seeInsideMessage: text({
      label: 'HOTW Listing CTA Text',
      help: 'Button text of a listing in Homes of the Week',
      max: 60,
    }),
    headerThinIndex: thinWord,
    googleAnalyticsTag: analyticsTag,
    ...colours,
    logoUrl1: picture({ label: 'Logo 1', invalid: 'Invalid URL' }),
    logoUrl2: picture({ label: 'Logo 2', invalid: 'Invalid URL' }),
  },
  systemFields: {
    /** The organization whose people may see and change it. */
    organizationId: reference('organization', {
      label: 'Organization',
      unknown: firmMessages.noOrganization,
    }),
  },
  added: {
    /** The name of that organization. */
    group: z.string().nullable(),
  },
  parts: [partOf('showcase_firm_sites', 'firm_id', 'site_id', 'site')],
});
