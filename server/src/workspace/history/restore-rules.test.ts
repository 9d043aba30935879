import type { EmailStyle } from '@masthead/shared/email/campaigns/campaign.ts';
import type { CampaignForm } from '@masthead/shared/email/campaigns/campaign-form.ts';
import type { AnyCampaign } from '@masthead/shared/email/campaigns/campaign-record.ts';
import { hotwRecord } from '@masthead/shared/email/homes-of-the-week/hotw.record.ts';
import { newsAlertRecord } from '@masthead/shared/email/news-alerts/news-alert.record.ts';
import { promoAlertRecord } from '@masthead/shared/email/promo-alerts/promo-alert.record.ts';
import { initialOf } from '@masthead/shared/platform/records/record.ts';
import { allKinds } from '@masthead/shared/record-kinds.ts';
import { trashEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { describe, expect, test, vi } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { listedOfKind } from '../../all-records.ts';
import { addPhoto } from '../../editorial/photos/photos.testing.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import {
  buildAudience,
  buildDigest,
  buildSite,
  buildTemplate,
} from '../../email/campaigns/campaigns.testing.ts';
import { hotwStore } from '../../email/homes-of-the-week/hotw.store.ts';
import { newsAlertStore } from '../../email/news-alerts/news-alert.store.ts';
import { promoAlertStore } from '../../email/promo-alerts/promo-alert.store.ts';
import { buildDesk, buildInvoice } from '../../finance/invoices/invoices.testing.ts';
import { buildOrganization } from '../../people/users/users.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { theProduct } from '../../platform/access/rows.ts';
import { conflict } from '../../platform/http/errors.ts';
import { insertWhole } from '../../platform/records/save-record.ts';
import type { Store } from '../../platform/records/store.ts';
import {
  buildFirm,
  buildListing,
  buildRepresentative,
  buildSlot,
} from '../../showcase/delivery/showcase.testing.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
const admin = withStaff(server, 'admin');

async function buildPhotoset(): Promise<number> {
  const [set] = await server.pool<{ id: number }[]>`
    insert into photosets (name) values ('A set') returning id`;
  return set?.id ?? 0;
}

const buildAlert = async (store: Store<AnyCampaign>, initial: object, style: EmailStyle) => {
  const { id: siteId } = await buildSite(server.pool);
  const email = { ...initial, style, siteId, subject: 'Soon' } as unknown as CampaignForm;
  return (await insertWhole(server.pool, store, theProduct, { ...email })).id;
};

/** One of each kind that the trash holds. */
const build: Record<string, () => Promise<number | string>> = {
  'ad-slot': async () =>
    buildSlot(server.pool, { firmIds: [await buildFirm(server.pool)], siteIds: [] }),
  audience: async () => buildAudience(server.pool, (await buildSite(server.pool)).id, 0),
  'daily-digest': async () =>
    buildDigest(server.pool, { siteId: (await buildSite(server.pool)).id }),
  'email-template': async () =>
    buildTemplate(server.pool, { siteId: (await buildSite(server.pool)).id, audienceId: null }),
  invoice: async () => (await buildInvoice(server.pool, await buildDesk(server.pool))).id,
  listing: async () => buildListing(server.pool, { firmId: await buildFirm(server.pool) }),
  organization: () => buildOrganization(server.pool),
  photo: async () => (await addPhoto(admin)).id,
  photoset: () => buildPhotoset(),
  hotw: () => buildAlert(hotwStore, initialOf(hotwRecord), 'Showcase'),
  segment: async () => {
    const audienceId = await buildAudience(server.pool, (await buildSite(server.pool)).id, 0);
    const [segment] = await server.pool<{ id: number }[]>`
      insert into segments (audience_id, name, conditions) values (${audienceId}, 'Regulars', '[]') returning id`;
    return segment?.id ?? 0;
  },
  'promo-alert': () => buildAlert(promoAlertStore, initialOf(promoAlertRecord), 'Promo Alert'),
  'news-alert': () => buildAlert(newsAlertStore, initialOf(newsAlertRecord), 'News Alert'),
  post: async () => buildNewsItem(server.pool, { siteId: (await buildSite(server.pool)).id }),
  representative: async () =>
    buildRepresentative(server.pool, { firmId: await buildFirm(server.pool) }),
};

describe('a restore applies the rule of its area', () => {
  test.each(allKinds.filter(({ hasTrash }) => hasTrash).map(({ slug, table }) => [slug, table]))(
    'to a deleted %s from the trash',
    async (slug, table) => {
      const id = String(await build[slug]?.());
      await server.pool`update ${server.pool(table)} set deleted_at = now() where id::text = ${id}`;
      const restore = () => admin.call(trashEndpoints.restore, { body: { kind: slug, id } });
      const rule = vi
        .spyOn(listedOfKind({ slug, table }), 'restore')
        .mockRejectedValue(conflict('What it needs is gone.'));
      const refused = await restore();
      rule.mockRestore();
      expect([refused.status, refused.error.message]).toEqual([409, ['What it needs is gone.']]);
      const isDeleted = async () =>
        (await server.pool`select deleted_at from ${server.pool(table)} where id::text = ${id}`)[0]
          ?.deletedAt !== null;
      expect(await isDeleted()).toBe(true);
      if (slug === 'post')
        await server.pool`update news_items set status = 4, status_before_delete = 0 where id = ${id}`;
      expect((await restore()).status).toBe(200);
      expect(await isDeleted()).toBe(false);
    },
  );
});
