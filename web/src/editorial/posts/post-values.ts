import type { EditedNewsItem } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import {
  newsItemContent,
  type newsItemForm,
} from '@masthead/shared/editorial/posts/news-item-form.ts';
import type { z } from 'zod';
import { canonical } from '../../platform/rich-text/extensions.ts';

export type PostValues = z.input<typeof newsItemForm>;

/** A post as its editor has it open; its two counts are one that only grows. */
export interface OpenPost {
  post: EditedNewsItem;
  version: number;
  /** The bulk action that undoes its publication, if it was just published. */
  actId?: number;
}

/** More than anybody ever saves between two versions of a post. */
const most = 2 ** 26;

export const openPost = (post: EditedNewsItem): OpenPost => ({ post, version: versionOf(post) });

/** The versions of the post and of its unpublished changes as one value. */
export const versionOf = (seenVersion: { version: number; draft_version: number }): number =>
  seenVersion.version * most + seenVersion.draft_version;

/** The versions that were on the screen, as a call sends them. */
export const seenVersionOf = (id: number, version = 0) => ({
  id,
  version: Math.floor(version / most),
  draft_version: version % most,
});

/** The editor's values of a revision or of the post. */
export function valuesOfContent(given: object): PostValues {
  const content = newsItemContent.parse(given);
  return { ...content, body: canonical(content.body) };
}

/** The unpublished changes, or the published content if there are none. */
export const valuesOf = ({ post }: OpenPost): PostValues =>
  valuesOfContent(post.draft?.content ?? post);
