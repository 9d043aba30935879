import { dayMs } from '@masthead/shared/platform/values/dates.ts';
import { slotDeliveryEndpoints } from '@masthead/shared/showcase/ad-slots/slot-delivery.endpoints.ts';
import {
  liveNotes,
  type SlotLive,
  whyNotLive,
} from '@masthead/shared/showcase/ad-slots/slot-live.ts';
import type { SlotNumbers } from '@masthead/shared/showcase/ad-slots/slot-timeline.ts';
import { dayInZone } from '@masthead/shared/showcase/delivery/zone-days.ts';
import type { App } from '../../app-parts.ts';
import { rowsOf, type Seer } from '../../platform/access/rows.ts';
import { hashToken, newToken } from '../../platform/access/seal.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { byteOrderMark, csvOf } from '../../platform/csv/write-csv.ts';
import type { Db } from '../../platform/db/client.ts';
import { badRequest, notFound } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { findServedSlots } from '../delivery/served-slots.queries.ts';
import {
  findProof,
  insertProof,
  listProofs,
  type ProofRow,
  revokeProof,
} from '../delivery/slot-proofs.queries.ts';
import { adSlotRows, findSlot } from './ad-slot.store.ts';
import { findSlotFacts, listNumbers, listSiteZones } from './slot-queue.queries.ts';

/** Whether a slot is live on each of its sites, by the date in the site's time zone, with every reason if not. */
export async function findSlotLive(db: Db, seer: Seer, id: number, now: Date): Promise<SlotLive> {
  const slots = rowsOf(seer, adSlotRows);
  const isInScope = await findSlot(db, seer, id);
  const facts = isInScope && (await findSlotFacts(db, slots, id));
  if (!facts) throw notFound();
  const sites = (await listSiteZones(db, slots, id)).map(({ siteId, site, timeZone }) => {
    const causes = whyNotLive(facts, dayInZone(now, timeZone));
    return { siteId, site, isLive: causes.length === 0, causes };
  });
  const [first, ...others] = sites;
  const causes = first
    ? first.causes.filter((cause) => others.every((site) => site.causes.includes(cause)))
    : ['It has no site.', ...whyNotLive(facts, dayInZone(now, 'America/Chicago'))];
  return { sites, causes, notes: liveNotes(facts) };
}

async function numbersOf(
  db: Db,
  seer: Seer,
  id: number,
  days: { from: string; to: string },
): Promise<SlotNumbers[]> {
  if (days.to < days.from) throw badRequest({ path: 'to', message: 'to must not be before from' });
  if (!(await findSlot(db, seer, id))) throw notFound();
  return [...(await listNumbers(db, rowsOf(seer, adSlotRows), id, days))];
}

/** A slot as sites show it, and its impressions and clicks (decisions 9). */
export function slotDeliveryRoutes(app: App): void {
  handle(app, slotDeliveryEndpoints.served, async ({ params, viewer, db }) => {
    const isInScope = await findSlot(db, viewer, params.id);
    const [slot] = isInScope ? await findServedSlots(db, [params.id]) : [];
    if (!slot) throw notFound();
    return slot;
  });

  handle(app, slotDeliveryEndpoints.live, ({ params, viewer, db }) =>
    findSlotLive(db, viewer, params.id, new Date()),
  );

  handle(app, slotDeliveryEndpoints.numbers, ({ params, query, viewer, db }) =>
    numbersOf(db, viewer, params.id, query),
  );

  handle(app, slotDeliveryEndpoints.numbersCsv, async ({ params, query, viewer, db }) => ({
    name: `ad-slot-${params.id}-${query.from}-${query.to}.csv`,
    content: numbersCsv(await numbersOf(db, viewer, params.id, query)),
  }));

  slotProofRoutes(app);
}

const headings = ['Day', 'Site', 'Impressions', 'Viewable impressions', 'Clicks', 'Filtered'];

/** Impressions, viewable impressions and clicks of an ad slot as a CSV file. */
const numbersCsv = (numbers: readonly SlotNumbers[]): string =>
  byteOrderMark +
  csvOf([
    headings,
    ...numbers.map(({ day, site, impressions, viewable, clicks, filtered }) => [
      day,
      site,
      impressions,
      viewable,
      clicks,
      filtered,
    ]),
  ]);

const proofReply = ({ id, createdBy, createdAt, expiresAt, revokedAt, openedAt }: ProofRow) => ({
  id,
  createdBy,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  revokedAt: revokedAt?.toISOString() ?? null,
  openedAt: openedAt?.toISOString() ?? null,
});

async function checkSlot(db: Db, viewer: Viewer, id: number): Promise<void> {
  if (!(await findSlot(db, viewer, id))) throw notFound();
}

/** Creates, lists and revokes client proof links of a slot (decisions 9). */
function slotProofRoutes(app: App): void {
  handle(app, slotDeliveryEndpoints.proofs, async ({ params, viewer, db }) => {
    await checkSlot(db, viewer, params.id);
    return (await listProofs(db, rowsOf(viewer, adSlotRows), params.id)).map(proofReply);
  });

  handle(app, slotDeliveryEndpoints.createProof, async ({ params, body, viewer, db }) => {
    await checkSlot(db, viewer, params.id);
    const token = newToken();
    const id = await insertProof(db, {
      slotId: params.id,
      tokenHash: hashToken(token),
      expiresAt: new Date(Date.now() + body.days * dayMs),
    });
    const proof = await findProof(db, rowsOf(viewer, adSlotRows), id);
    if (!proof) throw notFound();
    return { ...proofReply(proof), url: `${app.config.publicUrl}/proof/${token}` };
  });

  handle(app, slotDeliveryEndpoints.revokeProof, async ({ params, viewer, db }) => {
    const proof = await findProof(db, rowsOf(viewer, adSlotRows), params.id);
    if (!proof) throw notFound();
    await checkSlot(db, viewer, proof.adSlotId);
    await revokeProof(db, params.id);
    return { id: params.id };
  });
}
