import {
  newsItemEndpoints,
  type newsItemQuery,
} from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import { newsItemMessages } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import type { NewsItem, Section } from '@masthead/shared/editorial/posts/news-item.ts';
import {
  type EditedNewsItem,
  newsItemEditEndpoints,
} from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import type { Endpoint } from '@masthead/shared/platform/contract/endpoint.ts';
import { isWebAddress } from '@masthead/shared/platform/values/fields.ts';
import { z } from 'zod';
import type { App } from '../../app-parts.ts';
import { siteRows } from '../../people/sites/site.store.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { conflict, notFound, upstreamFailed } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { answerJson } from '../../platform/outside/answer-json.ts';
import { askOutside, type OutsideAnswer } from '../../platform/outside/ask-outside.ts';
import type { OutsideError } from '../../platform/outside/reach.ts';
import type { ContentSettings } from '../../platform/process/config.ts';
import { cleanBodyWithin } from './clean-body.ts';
import { findEditedPost } from './edited-post.queries.ts';
import { postRows } from './news-item.store.ts';
import { newsItemReply, seesViews } from './news-item-reply.ts';
import { findNewsItem, listSections, searchNewsItems } from './news-items.queries.ts';
import { listProposals } from './revisions.queries.ts';
import { asSearch } from './saved-views.routes.ts';

/** The viewer, and the database with their access. */
interface Asker {
  viewer: Viewer;
  db: Db;
}

/** Where posts come from (decisions 6; decision 52). */
interface ContentSource {
  search: (
    asker: Asker,
    query: z.output<typeof newsItemQuery>,
  ) => Promise<{ nodes: NewsItem[]; totalCount: number }>;
  /** A post with its text; 404 where there is none. */
  read: (asker: Asker, id: number) => Promise<EditedNewsItem>;
  sections: (asker: Asker, siteId: number) => Promise<Section[]>;
  /** Why posts can't be changed here; null if they can. */
  readOnly: string | null;
}

/** The source that the settings name: the built-in store, unless another system holds the content. */
export const contentOf = ({ config }: Pick<App, 'config'>): ContentSource =>
  config.content ? remoteContent(config.content) : builtInContent(config.publicUrl);

/** Registers a call that changes posts; it is rejected if another system manages them. */
export function handleWriting<const E extends Endpoint>(
  app: App,
  declared: E,
  handler: Parameters<typeof handle<E>>[2],
): void {
  const { readOnly } = contentOf(app);
  const refuse = async () => {
    throw conflict(readOnly ?? '');
  };
  handle(app, declared, readOnly === null ? handler : refuse);
}

/** Posts in the product's own database. */
const builtInContent = (publicUrl: string): ContentSource => ({
  readOnly: null,

  async search({ viewer, db }, query) {
    const search = await asSearch(db, query, viewer);
    const { rows, totalCount } = await searchNewsItems(db, rowsOf(viewer, postRows), search);
    return { nodes: rows.map((row) => newsItemReply(row, viewer, publicUrl)), totalCount };
  },

  async read({ viewer, db }: Asker, id: number): Promise<EditedNewsItem> {
    const visible = rowsOf(viewer, postRows);
    const [row, post, proposals] = await Promise.all([
      findNewsItem(db, visible, id),
      findEditedPost(db, visible, id),
      listProposals(db, visible, id),
    ]);
    if (!row || !post) throw notFound();
    const { draft } = post;
    return {
      ...newsItemReply(row, viewer, publicUrl),
      ...post.content,
      draft: draft && {
        content: draft.content,
        saved_at: draft.savedAt.toISOString(),
        saved_by: draft.savedByName,
      },
      taken_down: post.takenDownAt && {
        at: post.takenDownAt.toISOString(),
        reason: post.statusReason,
        moved_to: post.movedTo,
      },
      proposals: proposals.map(({ id, savedById, savedBy, savedAt }) => ({
        id,
        saved_by_id: savedById,
        saved_by: savedBy,
        saved_at: savedAt.toISOString(),
      })),
    };
  },

  async sections({ viewer, db }, siteId) {
    const rows = await listSections(db, rowsOf(viewer, siteRows), siteId);
    return rows.map(({ id, title, parentId }) => ({ id, title, parent_id: parentId }));
  },
});

/** Why: ten times the size of a hundred posts with their text. */
const longestAnswer = 8_000_000;

function jsonOr(answer: OutsideAnswer, failed: (cause: unknown) => Error): unknown {
  try {
    return answerJson(answer);
  } catch (error) {
    throw failed(error);
  }
}

/** Fields of a post that hold the address of a picture. */
const pictures = [
  'share_image',
  'social_teaser_image',
  'image',
  'image_url',
  'teaser_image',
  'image600x600',
  'image300x300',
] as const;

/** Posts of another system with the same API; they are read here and edited there. */
function remoteContent({ url, token }: ContentSettings): ContentSource {
  const { host } = new URL(url);
  const readOnly = newsItemMessages.elsewhere(host);

  const away = (cause: unknown) => upstreamFailed(newsItemMessages.elsewhereAway(host), cause);
  const odd = (cause: unknown) => upstreamFailed(newsItemMessages.elsewhereOdd(host), cause);

  async function ask<S extends z.ZodType>(path: string, shape: S) {
    const answer = await askOutside(`${url}/api/news-item/${path}`, {
      headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      maxBytes: longestAnswer,
    }).catch((error: OutsideError) => {
      throw error.why === 'too-large' ? odd(error) : away(error);
    });
    if (answer.status === 404) throw notFound();
    if (answer.status < 200 || answer.status >= 300)
      throw away(new Error(`${host} answered ${answer.status}`));
    const said = shape.safeParse(jsonOr(answer, odd));
    if (!said.success) throw odd(said.error);
    return { said: said.data, headers: answer.headers };
  }

  /** An address of theirs: whole, and one that a browser may open. */
  function address(given: string | null): string | null {
    const whole = given && URL.parse(given, url)?.href;
    return whole && isWebAddress(whole) ? whole : null;
  }

  /** A post as this person sees it, read-only. */
  function shown<Post extends NewsItem>(post: Post, viewer: Viewer): Post {
    const { total_views: _, stats: __, ...plain } = post;
    return {
      ...(seesViews(viewer) ? post : (plain as Post)),
      editor_url: address(post.editor_url) ?? url,
      post_url: address(post.post_url),
      ...Object.fromEntries(pictures.map((name) => [name, address(post[name])])),
      authors_site_avatars: post.authors_site_avatars.map(address),
      has_draft: false,
      edit_blocked: readOnly,
    };
  }

  return {
    readOnly,

    async search({ viewer }, query) {
      const asked = new URLSearchParams();
      for (const [name, value] of Object.entries(query))
        if (value !== undefined) asked.set(name, String(value));
      const path = `search?${asked.toString()}`;
      const { said, headers } = await ask(path, newsItemEndpoints.search.reply);
      const counted = z.coerce.number().int().min(0).safeParse(headers['x-count']);
      if (!counted.success) throw odd(counted.error);
      return { nodes: said.map((post) => shown(post, viewer)), totalCount: counted.data };
    },

    async read({ viewer }, id) {
      const { said } = await ask(String(id), newsItemEditEndpoints.get.reply);
      const body = cleanBodyWithin(said.body);
      if (body === null) throw odd(new Error('The body is too large'));
      return { ...shown(said, viewer), body, draft: null, taken_down: null, proposals: [] };
    },

    sections: async (_, siteId) =>
      (await ask(`sections/${siteId}`, newsItemEndpoints.sections.reply)).said,
  };
}
