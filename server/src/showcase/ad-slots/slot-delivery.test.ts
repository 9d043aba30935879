import { slotDeliveryEndpoints } from '@masthead/shared/showcase/ad-slots/slot-delivery.endpoints.ts';
import { showcaseEndpoints } from '@masthead/shared/showcase/delivery/showcase.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildUser } from '../../people/users/users.testing.ts';
import { theProduct } from '../../platform/access/rows.ts';
import { asPartner, write } from '../../platform/db/client.ts';
import { buildFirm, buildSlot, inDays } from '../delivery/showcase.testing.ts';
import { withShowcase } from '../delivery/with-showcase.testing.ts';
import { findSlotLive } from './slot-delivery.routes.ts';
import { setSlotParts } from './slot-parts.queries.ts';

const server = withTestServer();
const { showcase, staff, partner: alpha } = withShowcase(server);

const days = { from: inDays(-30), to: inDays(0) };
const open = (token: string) =>
  server.as(null).call(showcaseEndpoints.proof, { params: { token } });
const tokenOf = (url: string) => url.replace('https://masthead.example/proof/', '');
async function newProof(client: TestClient, id: number, body: object = {}) {
  const { status, body: proof } = await client.call(slotDeliveryEndpoints.createProof, {
    params: { id },
    body,
  });
  expect(status).toBe(200);
  return { ...proof, token: tokenOf(proof.url) };
}

test('returns a slot as sites show it', async () => {
  const { body } = await alpha.call(slotDeliveryEndpoints.served, {
    params: { id: showcase.alpha.slot },
  });
  expect(body).toMatchObject({
    title1: 'Slot of Alpha firm',
    presentedBy: ['Alpha firm'],
    items: [{ description1: 'Home of Alpha firm', price: '$425,000' }],
  });
});

describe('live status', () => {
  test('lists every reason, for each site in its own time zone', async () => {
    const { pool } = server;
    const chicago = await buildSite(pool, { city: 'Chicago', isMain: true });
    const auckland = await buildSite(pool, { city: 'Auckland', isMain: false });
    await pool`update sites set time_zone = 'Pacific/Auckland' where id = ${auckland.id}`;
    const id = await buildSlot(pool, {
      firmIds: [showcase.alpha.firm],
      siteIds: [chicago.id, auckland.id],
      listingIds: [showcase.alpha.listing],
      startDate: '2026-05-01',
      endDate: '2026-05-02',
    });
    const at = (instant: string) => findSlotLive(pool, theProduct, id, new Date(instant));
    expect(await at('2026-05-02T13:00:00Z')).toMatchObject({
      causes: [],
      sites: [
        { siteId: chicago.id, isLive: true, causes: [] },
        { siteId: auckland.id, isLive: false, causes: ['It ended on 05/02/2026.'] },
      ],
    });
    await pool`update ad_slots set is_paused = true where id = ${id}`;
    expect(await at('2026-04-30T13:00:00Z')).toMatchObject({
      causes: ['The slot is paused.'],
      sites: [
        { causes: ['It starts on 05/01/2026.', 'The slot is paused.'] },
        { causes: ['The slot is paused.'] },
      ],
    });
    await pool`delete from ad_slot_sites where ad_slot_id = ${id}`;
    expect((await at('2026-05-01T13:00:00Z')).causes).toEqual([
      'It has no site.',
      'The slot is paused.',
    ]);
    const { body } = await staff.call(slotDeliveryEndpoints.live, { params: { id } });
    expect(body).toMatchObject({
      causes: ['It has no site.', 'It ended on 05/02/2026.', 'The slot is paused.'],
    });
  });
});

describe('numbers', () => {
  test('counts by site and day of the range, and exports a CSV file without formulas', async () => {
    const { pool } = server;
    const id = showcase.alpha.slot;
    const site = await buildSite(pool, { property: '=1+1, "City"', city: 'X', isMain: false });
    for (const [siteId, day, seen] of [
      [showcase.siteId, inDays(-2), 12],
      [showcase.siteId, inDays(-1), 7],
      [site.id, inDays(-1), 3],
      [showcase.siteId, inDays(-60), 99],
    ] as const)
      await pool`insert into ad_slot_days (ad_slot_id, site_id, day, impressions, viewable, clicks, filtered)
        values (${id}, ${siteId}, ${day}, ${seen}, 2, 1, 4)`;
    const { body } = await alpha.call(slotDeliveryEndpoints.numbers, {
      params: { id },
      query: days,
    });
    expect(body.map((row) => [row.siteId, row.day, row.impressions])).toEqual([
      [showcase.siteId, inDays(-2), 12],
      [site.id, inDays(-1), 3],
      [showcase.siteId, inDays(-1), 7],
    ]);
    const csv = await alpha.call(slotDeliveryEndpoints.numbersCsv, { params: { id }, query: days });
    expect(csv.raw.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining(
        `attachment; filename="ad-slot-${id}-${days.from}-${days.to}.csv"`,
      ),
    });
    expect(csv.raw.body.split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFDay,Site,Impressions,Viewable impressions,Clicks,Filtered',
      `${inDays(-2)},CityBeat Austin,12,2,1,4`,
      `${inDays(-1)},"'=1+1, ""City"" X",3,2,1,4`,
    ]);
  });

  test('rejects a range without dates, or one that ends before it starts', async () => {
    const ask = async (query: Record<string, string>) => {
      const { status, error } = await staff.call(slotDeliveryEndpoints.numbers, {
        params: { id: showcase.alpha.slot },
        query,
      });
      return [status, error.message[0]];
    };
    expect(await ask({ to: inDays(0) })).toEqual([400, 'from must be a day']);
    expect(await ask({ from: '2026-02-30', to: inDays(0) })).toEqual([400, 'from must be a day']);
    expect(await ask({ from: inDays(0), to: inDays(-1) })).toEqual([
      400,
      'to must not be before from',
    ]);
  });
});

describe('client proof links', () => {
  test('show one slot, read-only, to anyone with the link', async () => {
    const { token, ...proof } = await newProof(alpha, showcase.alpha.slot);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(Date.parse(proof.expiresAt) - Date.parse(proof.createdAt)).toBeGreaterThan(
      13.9 * 86_400_000,
    );
    const { status, body, raw } = await open(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      slot: { id: showcase.alpha.slot, title1: 'Slot of Alpha firm' },
      sites: ['CityBeat Austin'],
      startDate: inDays(-1),
      endDate: inDays(1),
    });
    expect(raw.headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(raw.body).not.toMatch(/Beta firm|House firm/);
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      const answer = await server.app.http.inject({ method, url: `/api/public/proof/${token}` });
      expect(answer.statusCode, method).toBe(404);
    }
  });

  test('show no other slot, whatever the request adds', async () => {
    const { token } = await newProof(alpha, showcase.alpha.slot);
    const { beta } = showcase;
    const answer = await server.app.http.inject({
      url: `/api/public/proof/${token}?id=${beta.slot}&slotId=${beta.slot}&token=x`,
    });
    expect(answer.json().slot.id).toBe(showcase.alpha.slot);
  });

  test('end when a firm of the slot, or the slot itself, moves to another organization', async () => {
    const { pool } = server;
    const { alpha: own, beta, staffOwn, organizations, siteId } = showcase;
    const firmId = await buildFirm(pool, { organizationId: organizations.alpha });
    const build = (firmIds: number[]) =>
      buildSlot(pool, { firmIds, siteIds: [siteId], listingIds: [] });
    const [moved, shared, kept, handedOn] = [
      await build([firmId]),
      await build([firmId, staffOwn.firm]),
      await build([own.firm]),
      await build([own.firm]),
    ];
    const proofs = await Promise.all(
      [moved, shared, kept, handedOn].map((id) => newProof(staff, id)),
    );
    const answers = async () =>
      (await Promise.all(proofs.map(({ token }) => open(token)))).map(({ status }) => status);
    expect(await answers()).toEqual([200, 200, 200, 200]);
    await pool`update showcase_firms set organization_id = ${organizations.beta} where id = ${firmId}`;
    expect(await answers()).toEqual([404, 404, 200, 200]);
    const setFirms = (id: number, firmIds: number[]) =>
      write(pool, null, (db) =>
        setSlotParts(db, id, { firmIds, siteIds: [siteId], listingIds: [] }),
      );
    await setFirms(kept, [own.firm, beta.firm]);
    await setFirms(handedOn, [beta.firm]);
    expect(await answers()).toEqual([404, 404, 404, 404]);
    const again = await newProof(staff, kept);
    await setFirms(kept, [own.firm, staffOwn.firm]);
    expect((await open(again.token)).status).toBe(200);
  });

  test('are invalid while their creator is disabled or in another organization', async () => {
    const { pool } = server;
    const { alpha: organizationId, beta } = showcase.organizations;
    const maker = await buildUser(pool, { organizationId, roles: ['ad-slot'] });
    const { token } = await newProof(server.as(maker), showcase.alpha.slot);
    expect((await open(token)).status).toBe(200);
    await pool`update users set is_disabled = true where id = ${maker}`;
    expect((await open(token)).status).toBe(404);
    await pool`update users set is_disabled = false, organization_id = ${beta} where id = ${maker}`;
    expect((await open(token)).status).toBe(404);
    await pool`update users set organization_id = ${organizationId} where id = ${maker}`;
    expect((await open(token)).status).toBe(200);
  });

  test('return the same 404 when unknown, expired, revoked or of a deleted slot', async () => {
    const { pool } = server;
    const id = await buildSlot(pool, {
      firmIds: [showcase.alpha.firm],
      siteIds: [showcase.siteId],
      listingIds: [showcase.alpha.listing],
    });
    const [expired, revoked, ofDeleted] = [
      await newProof(staff, showcase.alpha.slot),
      await newProof(staff, showcase.alpha.slot),
      await newProof(staff, id),
    ];
    await pool`update ad_slot_proofs set expires_at = now() where id = ${expired.id}`;
    expect(
      (await staff.call(slotDeliveryEndpoints.revokeProof, { params: { id: revoked.id } })).body,
    ).toEqual({
      id: revoked.id,
    });
    await pool`update ad_slots set deleted_at = now() where id = ${id}`;
    const answers = await Promise.all(
      [expired.token, revoked.token, ofDeleted.token, 'x'.repeat(43), 'x'].map(open),
    );
    expect(new Set(answers.map(({ status, raw }) => `${status} ${raw.body}`))).toEqual(
      new Set(['404 {"message":["This record does not exist."]}']),
    );
  });

  test('store only a hash of the token, also in the history, and record the first opening', async () => {
    const { token, id } = await newProof(staff, showcase.beta.slot, { days: 1 });
    const rows = await server.pool<{ all: string }[]>`
      select to_jsonb(p)::text as all from ad_slot_proofs p
      union all select to_jsonb(c)::text from changes c where table_name = 'ad_slot_proofs'`;
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(row.all).not.toContain(token);
    const openedAt = async () => {
      const { body } = await staff.call(slotDeliveryEndpoints.proofs, {
        params: { id: showcase.beta.slot },
      });
      return body.find((proof) => proof.id === id)?.openedAt;
    };
    await server.app.http.inject({ method: 'HEAD', url: `/api/public/proof/${token}` });
    expect(await openedAt()).toBeNull();
    await open(token);
    const first = await openedAt();
    expect(first).toEqual(expect.any(String));
    await open(token);
    expect(await openedAt()).toBe(first);
  });

  test('let partners create, list and revoke links only of their own slots', async () => {
    const theirs = await newProof(server.as(showcase.people.beta), showcase.beta.slot);
    const make = (client: TestClient, id: number) =>
      client.call(slotDeliveryEndpoints.createProof, { params: { id }, body: {} });
    expect((await make(alpha, showcase.beta.slot)).raw.body).toBe(
      (await make(alpha, 999_999)).raw.body,
    );
    const missing = await alpha.call(slotDeliveryEndpoints.revokeProof, {
      params: { id: 999_999 },
    });
    const foreign = await alpha.call(slotDeliveryEndpoints.revokeProof, {
      params: { id: theirs.id },
    });
    expect([foreign.status, foreign.raw.body]).toEqual([404, missing.raw.body]);
    expect((await open(theirs.token)).status).toBe(200);
    const own = await newProof(alpha, showcase.alpha.slot);
    expect(
      (await alpha.call(slotDeliveryEndpoints.revokeProof, { params: { id: own.id } })).status,
    ).toBe(200);
    const { body } = await alpha.call(slotDeliveryEndpoints.proofs, {
      params: { id: showcase.alpha.slot },
    });
    expect(body[0]).toMatchObject({ id: own.id, revokedAt: expect.any(String) });
    expect(await make(server.as(null), showcase.alpha.slot)).toMatchObject({ status: 401 });
  });

  test('are protected from partners by row-level security, whatever the query', async () => {
    const partner = { id: showcase.people.alpha, organizationId: showcase.organizations.alpha };
    await newProof(staff, showcase.beta.slot);
    await server.pool`insert into ad_slot_days (ad_slot_id, site_id, day, impressions)
      values (${showcase.beta.slot}, ${showcase.siteId}, ${inDays(0)}, 5)`;
    const seen = await asPartner(server.pool, partner, async (db) => [
      await db`select distinct ad_slot_id from ad_slot_proofs`,
      await db`select distinct ad_slot_id from ad_slot_days`,
    ]);
    for (const rows of seen) {
      expect([...rows]).toContainEqual({ adSlotId: showcase.alpha.slot });
      expect([...rows]).not.toContainEqual({ adSlotId: showcase.beta.slot });
    }
    const grab = asPartner(server.pool, partner, (db) => db`select token_hash from ad_slot_proofs`);
    await expect(grab).rejects.toThrow(/permission denied/);
  });

  test('reject 0 and 61 days', async () => {
    for (const count of [0, 61]) {
      const { status } = await staff.call(slotDeliveryEndpoints.createProof, {
        params: { id: showcase.alpha.slot },
        body: { days: count },
      });
      expect(status).toBe(400);
    }
  });
});
