import { hotwKind } from '@masthead/server/email/homes-of-the-week/hotw.routes.ts';
import {
  emailTemplateRows,
  findTemplateOfStyle,
} from '@masthead/server/email/templates/email-template.store.ts';
import { listSites, siteRows } from '@masthead/server/people/sites/site.store.ts';
import { rowsOf, theProduct } from '@masthead/server/platform/access/rows.ts';
import type { Db } from '@masthead/server/platform/db/client.ts';
import type { Config } from '@masthead/server/platform/process/config.ts';
import { defaultUtm } from '@masthead/shared/email/campaigns/campaign.ts';
import { hotwRecord, hotwStyles } from '@masthead/shared/email/homes-of-the-week/hotw.record.ts';
import { initialOf } from '@masthead/shared/platform/records/record.ts';
import { addDays, centralDay } from '@masthead/shared/platform/values/dates.ts';
import { z } from 'zod';
import { readRecords } from './content.ts';
import { saveEmail } from './save-email.ts';

const words = readRecords(
  'homes-of-the-week',
  z.array(
    z.strictObject({
      style: z.enum(hotwStyles),
      subject: z.string(),
      bannerAlt: z.string(),
      introduction: z.string(),
      /** Products in a gift guide, homes elsewhere. */
      isProducts: z.boolean(),
      days: z.int(),
    }),
  ),
);

/** Homes of the Week, a showcase and a gift guide for each of the five cities. */
export async function fillHomes(db: Db, config: Config, now: Date): Promise<void> {
  const today = centralDay(now);
  const templates = rowsOf(theProduct, emailTemplateRows);
  const sites = (await listSites(db, rowsOf(theProduct, siteRows))).filter((site) => site.isMain);
  for (const [place, site] of sites.entries()) {
    for (const [at, { style, ...said }] of words.entries()) {
      const found = await db<{ id: number; imageUrl: string }[]>`
        select id, image_url from listings
         where deleted_at is null and (type = 'Product') = ${said.isProducts}
         order by city is distinct from ${site.city}, id limit 6`;
      const template = await findTemplateOfStyle(db, templates, style, site.id);
      const form = {
        ...initialOf(hotwRecord),
        style,
        subject: said.subject,
        siteId: site.id,
        bannerUrl: 'https://partner.example/offer',
        bannerAlt: said.bannerAlt,
        listingUrl: `${site.url}/homes`,
        introduction: said.introduction.replaceAll('{city}', site.city),
        slots: found.map(({ id }) => id),
        utm: defaultUtm(style),
        sendDate: addDays(today, said.days),
        sendTime: '09:00',
        emailTemplateId: template?.id ?? null,
      };
      await saveEmail(db, { config, now }, hotwKind, form, (place + at) % 2 === 1);
    }
  }
}
