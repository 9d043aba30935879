import { setTimeout as after } from 'node:timers/promises';
import { sitePath } from '@masthead/shared/editorial/public-posts/page-address.ts';
import type { AnyCampaign } from '@masthead/shared/email/campaigns/campaign-record.ts';
import type { Envelope } from '@masthead/shared/email/campaigns/envelope.ts';
import type { PickedItem } from '@masthead/shared/email/campaigns/picked-item.ts';
import type { EmailFacts, PickedFact } from '@masthead/shared/email/campaigns/preflight-facts.ts';
import { addDays, centralInstant } from '@masthead/shared/platform/values/dates.ts';
import type { LookedUp } from '@masthead/shared/platform/values/looked-up.ts';
import type { App } from '../../app-parts.ts';
import { postRows } from '../../editorial/posts/news-item.store.ts';
import { lookUpOwn } from '../../editorial/public-posts/own-addresses.queries.ts';
import { siteRows } from '../../people/sites/site.store.ts';
import { rowsOf, theProduct } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { canBeLookedUp, findLookUps } from '../../platform/outside/look-ups.queries.ts';
import type { Config } from '../../platform/process/config.ts';
import { logged } from '../../platform/process/logged.ts';
import { listingRows } from '../../showcase/listings/listing.store.ts';
import { publisherOf } from './branding.ts';
import { type Campaign, campaignRows } from './campaign.store.ts';
import { absolute, picture } from './email-items.ts';
import { type EmailParts, emailParts } from './email-parts.ts';
import {
  type EmailOfAudience,
  type ListingNow,
  listForeignSites,
  listListingsNow,
  listOfAudience,
  listPostsNow,
  type PostNow,
} from './preflight.queries.ts';
import { partOf } from './release-steps.ts';
import { chosenTemplate, isTemplateDeleted } from './sending-template.ts';

/** An email as preflight takes it: an id is null before the first save. */
export type EmailToCheck = Omit<Campaign<Readonly<Record<string, unknown>>>, 'id'> & {
  id: number | null;
};

/** Days within which a story should not be repeated to the same audience. */
const repeatDays = 7;
/** Why: it collects stories of the week's digests. */
const recap = 'Hot Headlines';

const patienceMs = 2000;

/** The planned send time of an email, or null. */
export const sendAtOf = ({ sendDate, sendTime }: Pick<Campaign, 'sendDate' | 'sendTime'>) =>
  sendDate && sendTime ? centralInstant(sendDate, sendTime.slice(0, 5)) : null;

interface TemplateFound {
  template: EmailFacts['template'];
  audienceId: string | null;
  sender: string;
  envelope: Envelope | null;
}

async function templateOf(
  app: App,
  db: Db,
  email: EmailToCheck,
  asksReaders: boolean,
): Promise<TemplateFound> {
  const template = await chosenTemplate(db, theProduct, email);
  const sender = template?.fromName ?? '';
  if (!template) {
    const isDeleted = await isTemplateDeleted(db, theProduct, email);
    return { template: isDeleted ? 'deleted' : null, audienceId: null, sender, envelope: null };
  }
  const { audienceId, fromName, replyTo } = template;
  const from = { fromName, replyTo };
  if (!audienceId)
    return {
      template: { audience: null },
      audienceId,
      sender,
      envelope: { ...from, audience: null },
    };
  const { part, state } = await partOf(db, email, audienceId);
  // Why: a mail provider that does not answer must not keep the other findings from being shown.
  const known =
    asksReaders &&
    (await Promise.race([
      app.mail
        .readers(audienceId, email.id, part)
        .catch(logged('Couldn’t count the recipients of an audience')),
      after(patienceMs, null, { ref: false }),
    ]));
  const readers = known ? known.subscribers : null;
  const reached = known ? known.reached : 0;
  const name = known ? known.name : template.description;
  return {
    template: { audience: { readers, reached, part: state } },
    audienceId,
    sender,
    envelope: { ...from, audience: { name, part: part?.name ?? null, readers, reached } },
  };
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
const nowStates: Readonly<Record<number, NonNullable<PickedFact['state']>>> = {
  0: 'published',
  2: 'published',
  4: 'deleted',
};

/** The state of a post, by its status code. */
export const stateOf = ({ status }: Pick<PostNow, 'status'>) => nowStates[status] ?? 'draft';

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
    neighbours: timed.map(({ id, subject, status, sendAt: at }) => ({
      id,
      subject,
      sendAt: at,
      isGone: status === 'sent' || status === 'sending',
    })),
    before: timed.filter((one) => one.sendAt < sendAt && isCompared(one)),
  };
}

const hostOf = (url: string) => URL.parse(url)?.hostname.toLowerCase() ?? '';

/** The text, links and images of an email as recipients see it. */
async function partsOf(
  { config }: App,
  db: Db,
  record: AnyCampaign,
  email: EmailToCheck,
  { listings, sender }: { listings: readonly ListingNow[]; sender: string },
): Promise<EmailParts> {
  const around = {
    site: `${email.property} ${email.city}`,
    siteUrl: email.siteUrl,
    publisher: await publisherOf(email, config, db),
    sender,
    listings: listings.filter(({ isDeleted }) => !isDeleted),
  };
  return asSent(emailParts(record, { ...email.content, ...email }, around), config);
}

/**
 * Addresses as readers get them: a page of this server with its public address, and a picture in the size that the
 * image host makes for emails.
 */
const asSent = (parts: EmailParts, config: Config): EmailParts => {
  const whole = (url: string) => absolute(url, config) ?? url;
  return {
    ...parts,
    links: parts.links.map((one) => ({ ...one, url: whole(one.url) })),
    pictures: parts.pictures.map((one) => ({
      ...one,
      url: one.isWhole ? whole(one.url) : (picture(one.url, 'emailLead', config) ?? one.url),
    })),
  };
};

/** Where the addresses of an email lead, as far as that is known, and those that want looking up. */
async function ledTo(
  { config: { publicUrl } }: App,
  db: Db,
  { links, pictures, picked }: EmailParts,
  sendAt: Date | null,
) {
  const all = [...new Set([...links, ...pictures].map(({ url }) => url))];
  const urls = all.filter((url) => canBeLookedUp(url, hostOf(publicUrl)));
  const pickedIds = picked.map(({ item }) => item.id);
  const [own, { found, isLookingUp }] = await Promise.all([
    lookUpOwn(db, all, { publicUrl, sendAt, pickedIds }),
    findLookUps(db, urls),
  ]);
  const seen = <T extends { url: string }>(one: T): T & { found: LookedUp | null } => ({
    ...one,
    found: own.get(one.url) ?? found.get(one.url) ?? null,
  });
  return { urls, isLookingUp, links: links.map(seen), pictures: pictures.map(seen) };
}

/** The posts and listings of an email in their current state. */
async function shownOf(
  db: Db,
  { picked }: EmailParts,
  listings: readonly ListingNow[],
  before: readonly EmailOfAudience[],
): Promise<Pick<EmailFacts, 'items' | 'listings'>> {
  const ids = picked.map(({ item }) => item.id);
  const posts = await listPostsNow(db, rowsOf(theProduct, postRows), ids);
  const nowOf = (item: PickedItem) => posts.find(({ id }) => id === item.id);
  return {
    items: picked.map((one) => pickedFact(one, nowOf(one.item), before)),
    listings: listings.map(({ imageUrl, ...one }) => ({
      path: 'slots',
      hasPicture: imageUrl !== '',
      ...one,
    })),
  };
}

/** Everything that preflight looks at, and the addresses that want looking up. */
export async function factsOf(
  app: App,
  db: Db,
  record: AnyCampaign,
  email: EmailToCheck,
  { bytes, asksReaders }: { bytes: number | null; asksReaders: boolean },
): Promise<{
  facts: EmailFacts;
  urls: string[];
  isLookingUp: boolean;
  envelope: Envelope | null;
}> {
  const { publicUrl } = app.config;
  const slots = (email.content.slots ?? []) as number[];
  const [{ template, audienceId, sender, envelope }, listings, sites] = await Promise.all([
    templateOf(app, db, email, asksReaders),
    listListingsNow(db, rowsOf(theProduct, listingRows), slots),
    listForeignSites(db, rowsOf(theProduct, siteRows), email.siteId),
  ]);
  const parts = await partsOf(app, db, record, email, { listings, sender });
  const sendAt = sendAtOf(email);
  const [{ neighbours, before }, { urls, isLookingUp, ...led }] = await Promise.all([
    aroundOf(db, email, audienceId),
    ledTo(app, db, parts, sendAt),
  ]);
  const facts: EmailFacts = {
    subject: email.subject,
    previewText: email.previewText,
    utm: email.utm,
    words: parts.words,
    bareBanners: parts.bareBanners,
    ...led,
    ...(await shownOf(db, parts, listings, before)),
    needsListings: 'slots' in record.fields,
    template,
    sendAt,
    neighbours,
    foreignSites: sites.map(({ id, city, url }) => ({
      city,
      host: hostOf(url),
      pages: `${publicUrl}${sitePath(id)}/`,
    })),
    siteHost: hostOf(email.siteUrl),
    ownHost: hostOf(publicUrl),
    bytes,
  };
  return { facts, urls, isLookingUp, envelope };
}
