import { listingRecord } from '../listings/listing.record.ts';
import { historyOf } from '../records/history-of.ts';
import type { ScreenKey } from '../screens.ts';
import type { RecordField, RecordKind, RecordPart } from './record-kind.ts';

const yesOrNo = 'yes or no' as const;
const firm = { label: 'Firm', shows: 'firm' } as const;

const colors = {
  background_color: { label: 'Background color' },
  background_text_color: { label: 'Background text color' },
  button_color: { label: 'Button color' },
  button_text_color: { label: 'Button text color' },
  popup_background_color: { label: 'Popup background color' },
} as const satisfies Record<string, RecordField>;

const thinWord = { label: 'Thin word position' };
const analyticsTag = { label: 'Google Analytics tag' };

const partOf = (table: string, of: string, knownBy: string, noun: 'firm' | 'site' | 'listing') =>
  ({
    table,
    of,
    knownBy,
    shows: noun,
    label: noun,
    added: (name) => `added the ${noun} ${name} to`,
    removed: (name) => `removed the ${noun} ${name} from`,
    ...(noun !== 'site' && { moved: `changed the order of the ${noun}s of` }),
  }) as const satisfies RecordPart;

/** Firms, realtors, listings and ad slots in the history (decisions 11), in the order of their screens. */
export const showcaseKinds = {
  firmEdit: {
    slug: 'firm',
    table: 'showcase_firms',
    noun: 'firm',
    title: 'name',
    idType: 'integer',
    fields: {
      name: { label: 'Name' },
      organization_id: { label: 'Organization', shows: 'organization', reads: 'userGroupId' },
      is_paused: { label: 'Paused', shows: yesOrNo },
      website: { label: 'Website' },
      button_text: { label: 'Button text' },
      more_info_text: { label: 'Listing CTA Text' },
      see_inside_message: { label: 'HOTW Listing CTA Text' },
      header_thin_index: thinWord,
      google_analytics_tag: analyticsTag,
      ...colors,
      logo_url1: { label: 'Logo 1' },
      logo_url2: { label: 'Logo 2' },
    },
    parts: [partOf('showcase_firm_sites', 'firm_id', 'site_id', 'site')],
  },
  representativeEdit: {
    slug: 'representative',
    table: 'representatives',
    noun: 'realtor',
    title: 'name',
    idType: 'integer',
    fields: {
      showcase_firm_id: firm,
      name: { label: 'Name' },
      email: { label: 'Email' },
      phone: { label: 'Phone' },
      image_url: { label: 'Photo' },
    },
    isKept: true,
  },
  listingEdit: historyOf(listingRecord),
  adSlotEdit: {
    slug: 'ad-slot',
    table: 'ad_slots',
    noun: 'ad slot',
    title: 'title1',
    idType: 'integer',
    fields: {
      start_date: { label: 'Start date', shows: 'day' },
      end_date: { label: 'End date', shows: 'day' },
      display_effect: { label: 'Display effect' },
      listing_type: { label: 'Listing type' },
      is_paused: { label: 'Paused', shows: yesOrNo },
      conflict_reason: { label: 'Reason' },
      title1: { label: 'Title 1' },
      title2: { label: 'Title 2' },
      header_thin_index: thinWord,
      button_text: { label: 'Button text' },
      url: { label: 'URL' },
      ...colors,
      tag_color: { label: 'Tag color' },
      presented_by_color: { label: 'Presented by color' },
      presented_by_font_weight: { label: 'Presented by font weight' },
      logo_height: { label: 'Logo height' },
      logo_padding: { label: 'Logo padding' },
      google_analytics_tag: analyticsTag,
      analytics_category: { label: 'Analytics category' },
    },
    parts: [
      partOf('ad_slot_firms', 'ad_slot_id', 'firm_id', 'firm'),
      partOf('ad_slot_sites', 'ad_slot_id', 'site_id', 'site'),
      partOf('ad_slot_items', 'ad_slot_id', 'listing_id', 'listing'),
    ],
    isKept: true,
  },
} as const satisfies Partial<Record<ScreenKey, RecordKind>>;
