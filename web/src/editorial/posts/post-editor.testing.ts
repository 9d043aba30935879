import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import type { EditedNewsItem } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import {
  type NewsItemDraft,
  newsItemContent,
} from '@masthead/shared/editorial/posts/news-item-form.ts';
import { planEndpoints } from '@masthead/shared/editorial/posts/plan.endpoints.ts';
import type { Role } from '@masthead/shared/platform/access/roles.ts';
import {
  answer,
  type FakeRequest,
  failing,
  openPage,
  person,
} from '../../platform/api/page.testing.tsx';
import { storeUnsaved } from '../../platform/forms/unsaved-work.ts';
import { plainParts } from './post-parts.testing.ts';
import { openPost, valuesOf } from './post-values.ts';

export const aPost: EditedNewsItem = {
  ...newsItemContent.parse({
    headline: 'Tacos at dawn',
    description: 'Where the night shift eats.',
    body: '<p>First light.</p>',
    slug: 'tacos-at-dawn',
    section_ids: [11],
    authors: [7],
  }),
  id: 42,
  version: 3,
  draft_version: 5,
  site_id: 1,
  city: 'Austin',
  type: 'article',
  is_event: false,
  status: 'Draft',
  status_code: 5,
  created_ts: '2027-01-10T18:00:00.000Z',
  updated_ts: '2027-01-10T18:00:00.000Z',
  last_published_ts: null,
  scheduled_at: null,
  upcoming: false,
  formatted_date: '01/10/2027',
  updated_date: '01/10/2027',
  post_url: null,
  editor_url: '/editor/1/42',
  ...plainParts,
  internal_tags: [],
  sections: [{ id: 11, name: 'Arts' }],
  author: 'Ana Ruiz',
  authors_names: ['Ana Ruiz'],
  roar_authors: [{ title: 'Ana Ruiz', avatar: null }],
  promoted: false,
  starred: false,
  flaggedForEditor: false,
  hidePublishDate: false,
  venue: null,
  has_draft: false,
  last_updated_by: 'Ana Ruiz',
  edit_blocked: null,
  draft: null,
  taken_down: null,
  proposals: [],
};

export const aLivePost: EditedNewsItem = {
  ...aPost,
  status: 'Live',
  status_code: 0,
  post_url: 'https://example.com/tacos-at-dawn/',
  last_published_ts: '2027-01-11T18:00:00.000Z',
};

type Content = Partial<NewsItemDraft> & Partial<SeenVersion>;
interface SeenVersion {
  version: number;
  draft_version: number;
}
const at = '2027-01-12T18:00:00.000Z';

/** One post as a server keeps it: what it says, and what is written beside it. */
function storedPost(start: EditedNewsItem) {
  let post = start;
  const written = () => post.draft?.content ?? newsItemContent.parse(post);
  return {
    post: () => post,
    written,
    change: (changes: Partial<EditedNewsItem>) => {
      post = { ...post, ...changes };
    },
    storeDraft: (content: Content, by: string | null) => {
      const draft = { content: { ...written(), ...content }, saved_at: at, saved_by: by };
      post = { ...post, draft, draft_version: post.draft_version + 1 };
    },
    say: (content: Content) => {
      const [version, draft_version] = [post.version + 1, post.draft_version + 1];
      post = { ...post, ...written(), ...content, version, draft_version, draft: null };
    },
  };
}

const editor = person('editor');

/** No shared document; the tests of it bring their own. */
const alone = answer(newsItemEditEndpoints.together, failing(404, { message: ['Not found'] }));

/** A server that keeps one post as the real one does, and others who save it, too. */
export function postServer(start: EditedNewsItem) {
  const stored = storedPost(start);
  const { post, storeDraft, say } = stored;
  let [losesAnswers, changedBy] = [false, 'Ana Ruiz'];
  const following = <T, R>(act: (sent: T & SeenVersion) => R) =>
    (({ body }: FakeRequest) => {
      const sent = body as T & SeenVersion;
      const { version, draft_version } = post();
      if (sent.version !== version || sent.draft_version !== draft_version) {
        const changedById = changedBy === editor.name ? editor.id : 77;
        const conflict = { version: draft_version, changedBy, changedById, changedAt: at };
        return failing(409, { message: ['Somebody was first.'], conflict });
      }
      const reply = act(sent);
      if (losesAnswers) throw new TypeError('Failed to fetch');
      return reply;
    }) as (request: FakeRequest) => R;
  const api = [
    answer(newsItemEditEndpoints.getOfSite, post),
    answer(newsItemEditEndpoints.get, post),
    answer(newsItemEditEndpoints.openings, []),
    answer(planEndpoints.get, { planned_on: null }),
    answer(newsItemEndpoints.sections, [{ id: 11, title: 'Arts', parent_id: null }]),
    answer(
      newsItemEditEndpoints.autosave,
      following(({ content }: { content: Content }) => {
        storeDraft(content, null);
        return { version: post().version, draft_version: post().draft_version, saved_at: at };
      }),
    ),
    answer(
      newsItemEditEndpoints.save,
      following(({ version: _version, draft_version: _draft, ...content }: Content) => {
        if (post().status_code === 5) say(content);
        else storeDraft(content, null);
        return post();
      }),
    ),
    answer(
      newsItemEditEndpoints.publish,
      following(() => {
        say({});
        stored.change({ status: 'Live', status_code: 0 });
        return { ...post(), act_id: 9 };
      }),
    ),
  ];
  return {
    api: [...api, alone],
    post,
    written: stored.written,
    loseAnswers: (loses: boolean) => {
      losesAnswers = loses;
    },
    othersWrite: (content: Content, by = 'Ana Ruiz') => {
      changedBy = by;
      storeDraft(content, by);
    },
  };
}

export type PostServer = ReturnType<typeof postServer>;

/** The editor of a post, as somebody opens it. */
export const openEditor = (server: PostServer, role: Role = 'editor') =>
  openPage('/editor/1/42', { as: person(role), api: server.api });

/** What somebody typed in the post and never saved, kept in this browser. */
export function storePostWork(userId: number, changes: Partial<NewsItemDraft>): Promise<void> {
  const base = valuesOf(openPost(aPost));
  return storeUnsaved({
    userId,
    screen: 'postEdit',
    recordId: aPost.id,
    title: aPost.headline,
    address: '/editor/1/42',
    values: { ...base, ...changes },
    base,
    version: openPost(aPost).version,
  });
}

/** Why: a page that goes into the background keeps what is typed at once, and tests need not wait. */
export function hidePage(): void {
  const given = { configurable: true, get: () => 'hidden' as const };
  Object.defineProperty(document, 'visibilityState', given);
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}
