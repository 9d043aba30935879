import { isWebAddress } from '@masthead/shared/fields.ts';
import { newsItemEndpoints } from '@masthead/shared/news-items/news-item.endpoints.ts';
import { newsItemMessages } from '@masthead/shared/news-items/news-item.messages.ts';
import type { NewsItem } from '@masthead/shared/news-items/news-item.ts';
import { newsItemEditEndpoints } from '@masthead/shared/news-items/news-item-edit.endpoints.ts';
import { z } from 'zod';
import type { Viewer } from '../access/viewer.ts';
import type { ContentSettings } from '../config.ts';
import { notFound, upstreamFailed } from '../http/errors.ts';
import { cleanBody } from './clean-body.ts';
import type { ContentSource } from './content-source.ts';
import { seesViews } from './news-item-reply.ts';

const patienceMs = 8000;

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

/** Posts of another system that answers calls of the same shape; they are read here and edited there. */
export function remoteContent({ url, token }: ContentSettings): ContentSource {
  const { host } = new URL(url);
  const readOnly = newsItemMessages.elsewhere(host);

  async function ask<S extends z.ZodType>(path: string, shape: S) {
    const answer = await fetch(`${url}/api/news-item/${path}`, {
      headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    }).catch(() => null);
    const sent: unknown = await answer?.json().catch(() => null);
    if (answer?.status === 404) throw notFound();
    if (!answer?.ok) throw upstreamFailed(newsItemMessages.elsewhereAway(host));
    const said = shape.safeParse(sent);
    if (!said.success) throw upstreamFailed(newsItemMessages.elsewhereOdd(host));
    return { said: said.data, headers: answer.headers };
  }

  /** An address of theirs: whole, and one that a browser may open. */
  function address(given: string | null): string | null {
    const whole = given && URL.parse(given, url)?.href;
    return whole && isWebAddress(whole) ? whole : null;
  }

  /** A post as this person sees it: nothing of it is changed here. */
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
      const counted = z.coerce
        .number()
        .int()
        .min(0)
        .safeParse(headers.get('x-count') ?? undefined);
      if (!counted.success) throw upstreamFailed(newsItemMessages.elsewhereOdd(host));
      return { nodes: said.map((post) => shown(post, viewer)), totalCount: counted.data };
    },

    async read({ viewer }, id) {
      const { said } = await ask(String(id), newsItemEditEndpoints.get.reply);
      return { ...shown(said, viewer), body: cleanBody(said.body), draft: null };
    },

    sections: async (_, siteId) =>
      (await ask(`sections/${siteId}`, newsItemEndpoints.sections.reply)).said,
  };
}
