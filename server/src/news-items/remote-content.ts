import { isWebAddress } from '@masthead/shared/fields.ts';
import { newsItemEndpoints } from '@masthead/shared/news-items/news-item.endpoints.ts';
import { newsItemMessages } from '@masthead/shared/news-items/news-item.messages.ts';
import type { NewsItem } from '@masthead/shared/news-items/news-item.ts';
import { newsItemEditEndpoints } from '@masthead/shared/news-items/news-item-edit.endpoints.ts';
import { z } from 'zod';
import type { Viewer } from '../access/viewer.ts';
import type { ContentSettings } from '../config.ts';
import { notFound, upstreamFailed } from '../http/errors.ts';
import { answerJson } from '../outside/answer-json.ts';
import { askOutside, type OutsideAnswer } from '../outside/ask-outside.ts';
import type { OutsideError } from '../outside/outside-error.ts';
import { cleanBodyWithin } from './clean-body.ts';
import type { ContentSource } from './content-source.ts';
import { seesViews } from './news-item-reply.ts';

/** Why: a hundred posts with their words have a tenth of it. */
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

/** Posts of another system that answers calls of the same shape; they are read here and edited there. */
export function remoteContent({ url, token }: ContentSettings): ContentSource {
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
