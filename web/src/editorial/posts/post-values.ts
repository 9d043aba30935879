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
  /** The bulk action that takes its publication back, when it was just published. */
  actId?: number;
}

/** More than anybody ever saves between two versions of a post. */
const most = 2 ** 26;

export const openPost = (post: EditedNewsItem): OpenPost => ({ post, version: versionOf(post) });

/** Both counts as one: of the post, and of what is written but not published. */
export const versionOf = (seenVersion: { version: number; draft_version: number }): number =>
  seenVersion.version * most + seenVersion.draft_version;

/** What a call sends of what was on the screen. */
export const seenVersionOf = (id: number, version = 0) => ({
  id,
  version: Math.floor(version / most),
  draft_version: version % most,
});

/** What the editor shows of a revision or of the post. */
export function valuesOfContent(given: object): PostValues {
  const content = newsItemContent.parse(given);
  return { ...content, body: canonical(content.body) };
}

/** What is written, or what the post says when nothing else is. */
export const valuesOf = ({ post }: OpenPost): PostValues =>
  valuesOfContent(post.draft?.content ?? post);
