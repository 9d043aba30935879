import type { EditedNewsItem } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { centralSentence } from '@masthead/shared/platform/values/dates.ts';
import type { FieldLabels } from '../../platform/forms/field-words.ts';
import { useAuthors } from '../authors/author.queries.ts';
import { useSections } from './post.queries.ts';
import type { PostValues } from './post-values.ts';

const moment = (at: string | null) => (at ? centralSentence(new Date(at)) : '–');

type Group = Record<string, string | number | null>;
const groupText = (group: Group) =>
  Object.entries(group)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => `${key.replaceAll('_', ' ')}: ${value}`)
    .join('; ') || '–';

/** How the fields of a post are called, and how they are shown where two people's work is compared. */
export function usePostLabels(post: EditedNewsItem): FieldLabels<PostValues> {
  const { data: sections = [] } = useSections(post.site_id);
  const { data: authors = [] } = useAuthors();
  const names = (ids: number[], known: { id: number; title?: string | null; name?: string }[]) =>
    ids
      .map((id) => known.find((one) => one.id === id))
      .map((one) => one?.name ?? one?.title ?? '…')
      .join(', ') || '–';
  return {
    headline: post.is_event ? 'Event title' : 'Headline',
    description: 'Dek',
    starts_at: { label: 'Start', show: moment },
    ends_at: { label: 'End', show: moment },
    occurrence: { label: 'Next occurrence', show: moment },
    body: { label: 'Text', show: textOf },
    location: { label: 'Where', show: groupText },
    image_url: 'Lead image',
    lead_image: { label: 'Lead image: alt text, credit and focal point', show: groupText },
    seo: { label: 'In search results', show: groupText },
    social: { label: 'On social media', show: groupText },
    section_ids: { label: 'Sections', show: (ids) => names(ids, sections) },
    authors: { label: 'Authors', show: (ids) => names(ids, authors) },
    tags: 'Tags',
    slug: 'Slug',
  };
}

const lineEnds = 'p, h2, h3, h4, li, dt, dd, blockquote, figcaption, tr, div, hr, pre';

/** A text as a person reads it, line by line; a picture says what it shows. */
function textOf(markup: string): string {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  for (const picture of body.querySelectorAll('img'))
    picture.replaceWith(`[${picture.getAttribute('alt') || 'Image'}]\n`);
  for (const embed of body.querySelectorAll<HTMLElement>('[data-embed]'))
    embed.replaceWith(`[${embed.dataset.embed}]\n`);
  for (const cell of body.querySelectorAll('td, th')) cell.append('  ');
  for (const line of body.querySelectorAll(lineEnds)) line.append('\n');
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}
