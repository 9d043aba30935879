import { z } from 'zod';
import { id, linkOrPath, optionalText, text } from '../../platform/values/fields.ts';

/** The limits of the editor. */
export const newsItemLimits = {
  headline: 500,
  description: 2000,
  body: 600_000,
  slug: 150,
  tags: 60,
  links: 30,
} as const;

/** Where an event, a place or a charity is, and how it is reached. */
const location = z.object({
  venue: optionalText(200),
  address: optionalText(300),
  city: optionalText(100),
  phone: optionalText(50),
  website: optionalText(2000),
  hours: optionalText(1000),
});

/** Alt text, credit and focal point of the lead image. Without a focal point the photo's applies (decision 65). */
const leadImage = z.object({
  alt: optionalText(500),
  credit: optionalText(300),
  focus_x: z.int().min(0).max(100),
  focus_y: z.int().min(0).max(100),
});

const seo = z.object({
  title: optionalText(200),
  description: optionalText(500),
});
const social = seo.extend({ image_url: optionalText(2000) });

/** Fields that no list filters by, stored as one value. */
const details = z.object({
  location,
  lead_image: leadImage,
  seo,
  social,
});

const ids = z.array(id).max(newsItemLimits.links, `Choose at most ${newsItemLimits.links}`);
const instant = z.iso.datetime({ offset: true }).nullable();

/** The editable content of a post. In a draft every field may be empty (decisions 6, 11). */
export const newsItemDraft = details.extend({
  headline: z
    .string()
    .trim()
    .max(newsItemLimits.headline, `Use at most ${newsItemLimits.headline} characters here`),
  slug: optionalText(newsItemLimits.slug),
  description: z
    .string()
    .max(newsItemLimits.description, `Use at most ${newsItemLimits.description} characters here`),
  body: z.string().max(newsItemLimits.body, 'This text is too long to save'),
  image_url: optionalText(2000),
  section_ids: ids,
  authors: ids,
  tags: z.array(text('A tag can’t be empty', 60)).max(newsItemLimits.tags),
  starts_at: instant,
  ends_at: instant,
  /** The next occurrence of a repeating event. Its tag stores it to the minute. */
  occurrence: instant,
});
export type NewsItemDraft = z.output<typeof newsItemDraft>;

/** Why: a part that is missing is read as one whose every field is. */
const absent = {} as never;
const readText = z.string().nullable().catch(null);
const readIds = z.array(z.int()).catch([]);

/** The same for reading: checks only types, so that content saved under older rules is accepted. */
export const newsItemContent = z.object({
  headline: z.string().catch(''),
  slug: readText,
  description: z.string().catch(''),
  body: z.string().catch(''),
  image_url: readText,
  section_ids: readIds,
  authors: readIds,
  tags: z.array(z.string()).catch([]),
  starts_at: readText,
  ends_at: readText,
  occurrence: readText,
  location: z
    .object({
      venue: readText,
      address: readText,
      city: readText,
      phone: readText,
      website: readText,
      hours: readText,
    })
    .prefault(absent),
  lead_image: z
    .object({
      alt: readText,
      credit: readText,
      focus_x: z.int().catch(50),
      focus_y: z.int().catch(50),
    })
    .prefault(absent),
  seo: z.object({ title: readText, description: readText }).prefault(absent),
  social: z
    .object({ title: readText, description: readText, image_url: readText })
    .prefault(absent),
});

export const newsItemSentences = {
  headline: 'A headline is required',
  slug: 'Use lowercase letters, digits and single hyphens',
  endsAfter: 'The end must be after the start',
  occurrence: 'The next occurrence can’t be before the start',
  image: 'Choose an image or enter a URL',
  website: 'Must be a valid URL',
} as const;

const isAddress = (value: string | null) =>
  value === null || linkOrPath('').safeParse(value).success;

/** Why: the tag has no seconds, so an occurrence equal to the start loses them. */
const toMinute = (instant: number) => Math.floor(instant / 60_000) * 60_000;

/** The same when it is saved or published: the rules on the whole. */
export const newsItemForm = newsItemDraft.superRefine((form, context) => {
  const complain = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: path.split('.'), message });
  if (!form.headline) complain('headline', newsItemSentences.headline);
  if (form.slug !== null && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(form.slug))
    complain('slug', newsItemSentences.slug);
  if (!isAddress(form.image_url)) complain('image_url', newsItemSentences.image);
  if (!isAddress(form.social.image_url)) complain('social.image_url', newsItemSentences.image);
  if (!isAddress(form.location.website)) complain('location.website', newsItemSentences.website);
  if (form.starts_at && form.ends_at && Date.parse(form.ends_at) < Date.parse(form.starts_at))
    complain('ends_at', newsItemSentences.endsAfter);
  if (
    form.starts_at &&
    form.occurrence &&
    Date.parse(form.occurrence) < toMinute(Date.parse(form.starts_at))
  )
    complain('occurrence', newsItemSentences.occurrence);
});

/** Words of a headline as an address. */
export const slugOf = (headline: string): string =>
  headline
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{Mn}+/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '');

/** The types that are added by hand, each with the sentences of its dialog (Spec, content 5). */
export const addSentences = {
  article: {
    site_id: 'A site is required',
    section_id: 'A section is required',
    headline: 'A headline is required',
  },
  event: { site_id: 'A site is required', section_id: '', headline: 'An event title is required' },
  charity: { site_id: 'Required', section_id: 'Required', headline: 'Required' },
  place: {
    site_id: 'A site is required',
    section_id: 'A section is required',
    headline: 'A headline is required',
  },
} as const;
export type AddedType = keyof typeof addSentences;
export const addedTypes = Object.keys(addSentences) as AddedType[];

/** The section that an event belongs to by itself. */
export const eventSection = 'Event detail';

/** A new post. The section of an event is set automatically. */
export const newNewsItem = z
  .object({
    type: z.enum(addedTypes, `type must be one of ${addedTypes.join(', ')}`),
    site_id: id.nullish(),
    section_id: id.nullish(),
    headline: z
      .string()
      .trim()
      .max(newsItemLimits.headline, `Use at most ${newsItemLimits.headline} characters here`)
      .default(''),
  })
  .superRefine((given, context) => {
    const sentences = addSentences[given.type];
    for (const key of ['site_id', 'section_id', 'headline'] as const)
      if (!given[key] && sentences[key])
        context.addIssue({ code: 'custom', path: [key], message: sentences[key] });
  });
export type NewNewsItem = z.output<typeof newNewsItem>;

/** Where a post is cloned to; an event finds its section itself. */
export const cloneForm = z
  .object({ isEvent: z.boolean(), siteId: id.nullish(), sectionId: id.nullish() })
  .superRefine(({ isEvent, siteId, sectionId }, context) => {
    const complain = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!siteId) complain('siteId', addSentences.article.site_id);
    if (!sectionId && !isEvent) complain('sectionId', addSentences.article.section_id);
  });

/** The tags of a post, as the dialog of the lists edits them. */
export const tagsForm = newsItemDraft.pick({ tags: true });
