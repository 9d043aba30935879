import { setTimeout as after } from 'node:timers/promises';
import type { AnyCampaign } from '@masthead/shared/campaigns/campaign-record.ts';
import type { PickedItem } from '@masthead/shared/campaigns/picked-item.ts';
import type {
  EmailFacts,
  LookedUp,
  PickedFact,
} from '@masthead/shared/campaigns/preflight-facts.ts';
import { addDays, centralInstant } from '@masthead/shared/dates.ts';
import { sitePath } from '@masthead/shared/public-posts/page-address.ts';
import { rowsOf, theProduct } from '../access/rows.ts';
import type { App } from '../app-parts.ts';
import type { Db } from '../db/client.ts';
import { listingRows } from '../listings/listing.rows.ts';
import { postRows } from '../news-items/post.rows.ts';
import { siteRows } from '../sites/site.rows.ts';
import { campaignRows } from './campaign.rows.ts';
import type { Campaign } from './campaigns.queries.ts';
import { picture } from './email-items.ts';
import { type EmailParts, emailParts } from './email-parts.ts';
import { findLookUps } from './link-checks.queries.ts';
import {
  type EmailOfAudience,
  listForeignSites,
  listListingsNow,
  listOfAudience,
  listPostsNow,
  type PostNow,
} from './preflight.queries.ts';
import { chosenTemplate } from './sending-template.ts';

/** An email as preflight takes it: an id is null before the first save. */
export type EmailToCheck = Omit<Campaign<Readonly<Record<string, unknown>>>, 'id'> & {
  id: number | null;
};

/** Days in which a story is not told twice to the same readers. */
const repeatDays = 7;
/** Why: it gathers what the digests of the week have told. */
const recap = 'Hot Headlines';

const patienceMs = 2000;

/** The instant that an email goes out, or null. */
export const sendAtOf = ({ sendDate, sendTime }: Pick<Campaign, 'sendDate' | 'sendTime'>) =>
  sendDate && sendTime ? centralInstant(sendDate, sendTime.slice(0, 5)) : null;

async function templateOf(app: App, db: Db, email: EmailToCheck, asksReaders: boolean) {
  const template = await chosenTemplate(db, theProduct, email);
  if (!template?.audienceId) return { template: template && { audience: null }, audienceId: null };
  const { audienceId } = template;
  // Why: a mail provider that does not answer must not keep the other findings from being shown.
  const known =
    asksReaders &&
    (await Promise.race([
      app.mail.readers(audienceId).catch(() => null),
      after(patienceMs, null, { ref: false }),
    ]));
  return { template: { audience: { readers: known ? known.subscribers : null } }, audienceId };
}

/** The ids of the stories in an email's blocks; events, places and charities may come again. */
function storiesOf(email: EmailOfAudience): Set<number> {
  const blocks = Object.entries(email.content)
    .filter(([key]) => isStoryBlock(key))
    .flatMap(([, block]) =>
      Array.isArray(block) ? block : ((block as { items?: unknown[] } | null)?.items ?? []),
    );
  return new Set(blocks.map((item) => (item as { id?: number }).id ?? 0));
}

const isStoryBlock = (key: string) => /^(newsItems|newsLinks|trendingNews|series\d)$/.test(key);

/** Codes of posts that readers find, and of those that are gone (decisions 6). */
const nowStates: Readonly<Record<number, PickedFact['state']>> = {
  0: 'published',
  2: 'published',
  4: 'deleted',
};

const stateOf = ({ status }: PostNow): PickedFact['state'] => nowStates[status] ?? 'draft';

function pickedFact(
  { path, item }: { path: string; item: PickedItem },
  now: PostNow | undefined,
  before: readonly EmailOfAudience[],
): PickedFact {
  const startsAt = item.starts_at ? new Date(item.starts_at) : null;
  const told = isStoryBlock(path) && before.find((email) => storiesOf(email).has(item.id));
  return {
    path,
    id: item.id,
    headline: item.headline,
    state: now ? stateOf(now) : null,
    publishesAt: now?.scheduledAt ?? null,
    endsAt: now?.endsAt ?? now?.startsAt ?? startsAt,
    before: told ? { subject: told.subject, sendDate: told.sendDate } : null,
  };
}

/** What the same readers got, or get, in the days around an email. */
async function aroundOf(db: Db, email: EmailToCheck, audienceId: string | null) {
  const sendAt = sendAtOf(email);
  if (!sendAt || !email.sendDate || audienceId === null) return { neighbours: [], before: [] };
  const emails = await listOfAudience(db, rowsOf(theProduct, campaignRows), {
    audienceId,
    except: email.id,
    from: addDays(email.sendDate, -repeatDays),
    to: addDays(email.sendDate, 1),
  });
  const timed = emails.flatMap((one) => {
    const at = sendAtOf(one);
    return at ? [{ ...one, sendAt: at }] : [];
  });
  const isCompared = ({ style }: EmailOfAudience) => (style === recap) === (email.style === recap);
  return {
    neighbours: timed.map(({ id, subject, sendAt: at }) => ({ id, subject, sendAt: at })),
    before: timed.filter((one) => one.sendAt < sendAt && isCompared(one)),
  };
}

const hostOf = (url: string) => URL.parse(url)?.hostname.toLowerCase() ?? '';

/** An address that can be looked up: on the web, and not a page of this server. */
const canBeLookedUp = (url: string, ownHost: string) => {
  const host = hostOf(url);
  // Why: names under .example lead nowhere by definition.
  return url.length <= 2000 && host.includes('.') && host !== ownHost && !host.endsWith('.example');
};

/** Everything that preflight looks at, and the addresses that want looking up. */
export async function factsOf(
  app: App,
  db: Db,
  record: AnyCampaign,
  email: EmailToCheck,
  { bytes, asksReaders }: { bytes: number | null; asksReaders: boolean },
): Promise<{ facts: EmailFacts; urls: string[]; isLookingUp: boolean }> {
  const values = { ...email.content, ...email };
  const parts = withSizedPictures(emailParts(record, values), app);
  const ownHost = hostOf(app.config.publicUrl);
  const urls = [...new Set([...parts.links, ...parts.pictures].map(({ url }) => url))].filter(
    (url) => canBeLookedUp(url, ownHost),
  );
  const { template, audienceId } = await templateOf(app, db, email, asksReaders);
  const slots = (email.content.slots ?? []) as number[];
  const pickedIds = parts.picked.map(({ item }) => item.id);
  const [around, posts, listings, sites, { found, isLookingUp }] = await Promise.all([
    aroundOf(db, email, audienceId),
    listPostsNow(db, rowsOf(theProduct, postRows), pickedIds),
    listListingsNow(db, rowsOf(theProduct, listingRows), slots),
    listForeignSites(db, rowsOf(theProduct, siteRows), email.siteId),
    findLookUps(db, urls),
  ]);
  const seen = <T extends { url: string }>(one: T): T & { found: LookedUp | null } => ({
    ...one,
    found: found.get(one.url) ?? null,
  });
  const facts: EmailFacts = {
    subject: email.subject,
    previewText: email.previewText,
    utm: email.utm,
    words: parts.words,
    links: parts.links.map(seen),
    pictures: parts.pictures.map(seen),
    bareBanners: parts.bareBanners,
    items: parts.picked.map((one) =>
      pickedFact(
        one,
        posts.find(({ id }) => id === one.item.id),
        around.before,
      ),
    ),
    listings: listings.map((one) => ({ path: 'slots', ...one })),
    template,
    sendAt: sendAtOf(email),
    neighbours: around.neighbours,
    foreignSites: sites.map(({ id, city, url }) => ({
      city,
      host: hostOf(url),
      pages: `${app.config.publicUrl}${sitePath(id)}/`,
    })),
    ownHost,
    bytes,
  };
  return { facts, urls, isLookingUp };
}

/** Why: what counts is the picture that readers load, which the image host makes smaller. */
const withSizedPictures = (parts: EmailParts, { config }: App): EmailParts => ({
  ...parts,
  pictures: parts.pictures.map((one) => ({
    ...one,
    url: picture(one.url, 'emailLead', config) ?? one.url,
  })),
});
