import { eventStart } from '@masthead/shared/editorial/posts/event-times.ts';
import { wholeAddress } from '@masthead/shared/editorial/public-posts/page-address.ts';
import { segmentRecord } from '@masthead/shared/email/audiences/segment.record.ts';
import {
  type Condition,
  conditionSays,
} from '@masthead/shared/email/audiences/segment-conditions.ts';
import { whyEditBlocked } from '@masthead/shared/email/campaigns/campaign.rules.ts';
import {
  type Difference,
  type DriftedSource,
  differencesOf,
  type EmailDrift,
  type OnRefresh,
  type ShownListing,
  stateDifference,
} from '@masthead/shared/email/campaigns/drift.ts';
import type { SourceState } from '@masthead/shared/email/campaigns/drift-state.ts';
import { type PickedItem, pickedLimits } from '@masthead/shared/email/campaigns/picked-item.ts';
import { isDraftThen } from '@masthead/shared/email/campaigns/preflight-content-rules.ts';
import { emailTemplateRecord } from '@masthead/shared/email/templates/email-template.record.ts';
import { siteRecord } from '@masthead/shared/people/sites/site.record.ts';
import { isLinkOrPath } from '@masthead/shared/platform/values/fields.ts';
import type { App } from '../../app-parts.ts';
import { postRows } from '../../editorial/posts/news-item.store.ts';
import { siteRows } from '../../people/sites/site.store.ts';
import { rowsOf, type Seer, theProduct } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { listingRows } from '../../showcase/listings/listing.store.ts';
import { audienceRows } from '../audiences/audience.store.ts';
import { findSegment, segmentRows } from '../audiences/segment.store.ts';
import { findMailing, ownMailing } from '../mailings/mailings.queries.ts';
import type { Campaign } from './campaign.store.ts';
import { loadCampaign } from './campaign-editing.ts';
import {
  type Columns,
  findSurroundingsThen,
  type ListingThen,
  listAudienceNames,
  listListingsThen,
  listPostsSaying,
  type PostSays,
} from './drift.queries.ts';
import { sendAtOf, stateOf } from './email-facts.ts';
import { emailParts } from './email-parts.ts';
import type { KindOfEmail } from './kind-of-email.ts';

type Content = Readonly<Record<string, unknown>>;
/** What an email keeps of a post that may change under it. */
type StoryFacts = Pick<PickedItem, 'headline' | 'url' | 'image_url' | 'dek' | 'starts_at'>;

const postLabels = {
  headline: 'Headline',
  dek: 'Summary',
  image_url: 'Photo',
  url: 'URL',
  starts_at: 'Start',
};
const listingLabels = {
  description1: 'Description 1',
  description2: 'Description 2',
  address: 'Address',
  city: 'City',
  state: 'State',
  image_url: 'Photo',
  url: 'URL',
  firm: 'Firm',
};
const site = siteRecord.fields;
const siteLabels = {
  property: site.property.label,
  city: site.city.label,
  url: site.url.label,
  brand_colour: site.brandColour.label,
  logo_url: site.logoUrl.label,
  postal_address: site.postalAddress.label,
};
const template = emailTemplateRecord.fields;
const templateLabels = {
  from_name: template.fromName.label,
  reply_to: template.replyTo.label,
  audience: template.audienceId.label,
};

const segmentLabels = { conditions: segmentRecord.fields.conditions.label };

const cut = (text: string, max: number) => text.slice(0, max).replace(/[\ud800-\udbff]$/, '');

/** A picked post with its source's current values; values that an email may not contain stay unchanged. */
function refreshed(item: PickedItem, now: PostSays, publicUrl: string): PickedItem {
  const url = now.postUrl && wholeAddress(now.postUrl, publicUrl);
  const image = now.imageUrl;
  return {
    ...item,
    headline: cut(now.headline, pickedLimits.headline) || item.headline,
    dek: cut(now.description, pickedLimits.dek) || null,
    url: url && isLinkOrPath(url) ? url : item.url,
    image_url: image === null || isLinkOrPath(image) ? image : item.image_url,
    starts_at: now.startsAt?.toISOString() ?? item.starts_at,
  };
}

const asSaid = ({ starts_at, ...item }: StoryFacts) => ({
  ...item,
  starts_at: starts_at && eventStart(new Date(starts_at)),
});

const postDifferences = (item: PickedItem, now: PickedItem): Difference[] =>
  differencesOf(postLabels, asSaid(item), asSaid(now));

/** The state of a post at the send time; the email was built from a published one. */
function postState(post: PostSays | undefined, sendAt: Date | null): SourceState {
  // Why: what Masthead does not have it knows nothing against.
  const state = post ? stateOf(post) : 'published';
  const publishesAt = post?.scheduledAt ?? null;
  return state === 'draft' && !isDraftThen({ sendAt }, { state, publishesAt })
    ? 'published'
    : state;
}

function listingState(listing: Columns, firm: Columns): SourceState {
  if (listing.deleted_at) return 'deleted';
  if (firm.deleted_at) return 'firmDeleted';
  return firm.is_paused ? 'firmPaused' : 'active';
}

/** What a refresh does with a listing that is gone, or whose firm is: what drawing the email does. */
function onRefreshOf(before: SourceState, now: SourceState): OnRefresh | null {
  if (now === before || now === 'active') return null;
  return now === 'deleted' ? 'leaves it out' : 'keeps it in';
}

const saidOf = (value: Columns[string] | undefined) => value?.toString() ?? null;

/** A listing as an email shows it; numbers as text. */
const shownOf = (listing: Columns, firm: Columns): ShownListing => ({
  description1: saidOf(listing.description1) ?? '',
  description2: saidOf(listing.description2),
  address: saidOf(listing.address),
  city: saidOf(listing.city),
  state: saidOf(listing.state),
  price: saidOf(listing.price),
  type: saidOf(listing.type) ?? '',
  imageUrl: saidOf(listing.image_url) ?? '',
  url: saidOf(listing.url) ?? '',
  firm: saidOf(firm.name) ?? '',
});

const asColumns = ({ imageUrl, ...shown }: ShownListing) => ({ ...shown, image_url: imageUrl });

function listingDrift(listing: ListingThen): DriftedSource {
  const { id, now, before, firmNow, firmBefore } = listing;
  const then = { ...now, ...before };
  const firmThen = { ...firmNow, ...firmBefore };
  const stateNow = listingState(now, firmNow);
  const stateThen = listingState(then, firmThen);
  // Why: an email that went to the provider with it holds a listing whose firm is back just as well.
  const isBack = stateNow === 'active' && stateThen !== 'deleted';
  const frozen = shownOf(then, firmThen);
  return {
    path: 'slots',
    id,
    title: frozen.description1,
    differences: [
      ...(isBack ? [] : stateDifference(stateThen, stateNow)),
      ...differencesOf(listingLabels, asColumns(frozen), asColumns(shownOf(now, firmNow))),
    ],
    onRefresh: onRefreshOf(stateThen, stateNow),
    frozen,
  };
}

type Texts = Readonly<Record<string, string | null>>;

/** The site and the sender of an email that is frozen, as far as they have changed. */
async function surroundingsDrift(db: Db, campaign: Campaign): Promise<DriftedSource[]> {
  const found = await findSurroundingsThen(db, rowsOf(theProduct, siteRows), campaign);
  if (!found) return [];
  const siteNow = found.siteNow as Texts;
  const siteThen = { ...found.siteNow, ...found.siteBefore } as Texts;
  const around: DriftedSource = {
    path: 'siteId',
    id: campaign.siteId,
    title: `${siteThen.property} ${siteThen.city}`.trim(),
    differences: differencesOf(siteLabels, siteThen, siteNow),
    onRefresh: null,
  };
  if (!found.templateNow) return [around];
  const templateNow = found.templateNow as Texts;
  const templateThen = { ...found.templateNow, ...found.templateBefore } as Texts;
  const audiences = [templateThen, templateNow].flatMap((one) => one.mailchimp_list_id ?? []);
  const named = await listAudienceNames(db, rowsOf(theProduct, audienceRows), audiences);
  const withAudience = (one: Texts): Texts => ({
    ...one,
    audience:
      named.find(({ id }) => id === one.mailchimp_list_id)?.name ?? one.mailchimp_list_id ?? null,
  });
  return [
    around,
    {
      path: 'emailTemplateId',
      id: campaign.emailTemplateId ?? 0,
      title: templateThen.description ?? '',
      differences: differencesOf(
        templateLabels,
        withAudience(templateThen),
        withAudience(templateNow),
      ),
      onRefresh: null,
    },
  ];
}

/** Changes to the segment of a frozen email, which is sent with the conditions it was scheduled with. */
async function segmentDrift(
  db: Db,
  { segmentId, providerCampaignId }: Campaign,
): Promise<DriftedSource[]> {
  const mailingId = ownMailing(providerCampaignId);
  if (segmentId === null || mailingId === null) return [];
  const then = (await findMailing(db, mailingId))?.part;
  const now = await findSegment(db, rowsOf(theProduct, segmentRows), segmentId);
  if (!then || !now) return [];
  const saysOf = (conditions: readonly Condition[]) => ({
    conditions: conditions.map(conditionSays).join('. '),
  });
  return [
    {
      path: 'segmentId',
      id: segmentId,
      title: then.name,
      differences: [
        ...stateDifference('active', now.isDeleted ? 'deleted' : 'active'),
        ...differencesOf(segmentLabels, saysOf(then.conditions), saysOf(now.conditions)),
      ],
      onRefresh: now.isDeleted ? 'is refused' : null,
    },
  ];
}

async function postsNow(app: App, db: Db, { store }: KindOfEmail, campaign: Campaign) {
  const { picked } = emailParts(store.record, campaign.content as Content);
  const ids = picked.map(({ item }) => item.id);
  const rows = await listPostsSaying(db, rowsOf(theProduct, postRows), ids);
  const { publicUrl } = app.config;
  const rowOf = ({ id }: PickedItem) => rows.find((row) => row.id === id);
  const stateNow = (item: PickedItem) => postState(rowOf(item), sendAtOf(campaign));
  const nowOf = (item: PickedItem): PickedItem => {
    const row = rowOf(item);
    // Why: a deleted post has nothing to refresh from.
    return row && stateOf(row) !== 'deleted' ? refreshed(item, row, publicUrl) : item;
  };
  return { picked, nowOf, stateNow };
}

/** Posts that differ from the email, or should no longer be sent. */
async function postDrift(app: App, kind: KindOfEmail, campaign: Campaign) {
  const { picked, nowOf, stateNow } = await postsNow(app, app.pool, kind, campaign);
  return picked.map(({ path, item }): DriftedSource => {
    const state = stateNow(item);
    return {
      path,
      id: item.id,
      title: item.headline,
      differences: [...stateDifference('published', state), ...postDifferences(item, nowOf(item))],
      onRefresh: state === 'published' ? null : 'is refused',
    };
  });
}

/**
 * What has changed under an email that is frozen: posts since they were picked, listings, firms, site and template
 * since it was scheduled; and which of them are gone, which preflight no longer says once it is scheduled. Of one that
 * is going out or has gone, only how its listings stood then: its posts are its own.
 */
export async function driftOf(
  app: App,
  seer: Seer,
  kind: KindOfEmail,
  id: number,
): Promise<EmailDrift> {
  const { pool } = app;
  const campaign = await loadCampaign(pool, seer, kind, id);
  if (whyEditBlocked(campaign.status) === null) return { sources: [] };
  const slots = ((campaign.content as Content).slots ?? []) as number[];
  const listings =
    slots.length > 0
      ? await listListingsThen(pool, rowsOf(theProduct, listingRows), id, slots)
      : [];
  const others =
    campaign.status === 'scheduled'
      ? [
          ...(await postDrift(app, kind, campaign)),
          ...(await surroundingsDrift(pool, campaign)),
          ...(await segmentDrift(pool, campaign)),
        ]
      : [];
  // Why: without its last listing an email could not be scheduled again.
  const isEmptied = listings.every(({ now }) => now.deleted_at);
  const shown = listings
    .map(listingDrift)
    .map(
      (source): DriftedSource =>
        isEmptied && source.onRefresh === 'leaves it out'
          ? { ...source, onRefresh: 'is refused' }
          : source,
    );
  const sources = [...others, ...shown];
  return { sources: sources.filter(({ differences }) => differences.length > 0) };
}

/** Every picked post in a part of the content, made new; the rest stays. */
function withItems(part: unknown, nowOf: (item: PickedItem) => PickedItem): unknown {
  if (Array.isArray(part)) return part.map((one) => withItems(one, nowOf));
  if (typeof part !== 'object' || part === null) return part;
  if ('headline' in part && 'url' in part) return nowOf(part as PickedItem);
  if ('items' in part) return { ...part, items: withItems(part.items, nowOf) };
  return part;
}

/** The content of an email with its posts as they are now. */
export async function freshContent(
  app: App,
  db: Db,
  kind: KindOfEmail,
  campaign: Campaign,
): Promise<Content> {
  const { nowOf } = await postsNow(app, db, kind, campaign);
  return Object.fromEntries(
    Object.entries(campaign.content as Content).map(([key, part]) => [key, withItems(part, nowOf)]),
  );
}
