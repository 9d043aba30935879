import { setTimeout as wait } from 'node:timers/promises';
import { buildReadyDigest } from '../server/src/email/campaigns/campaigns.testing.ts';
import { scheduleNow } from '../server/src/email/mailings/crash.testing.ts';
import { twoColours } from '../server/src/platform/images/images.testing.ts';
import { buildFirm } from '../server/src/showcase/delivery/showcase.testing.ts';
import { sizeOf } from './figures.ts';
import { type OutageClient, openClient } from './outage-client.ts';
import type { World } from './outage-world.ts';

const recipients = sizeOf(400);

/** What the servers have acknowledged. */
export interface Acknowledged {
  /** The last value of each listing. */
  listings: Map<number, number>;
  /** Public ids of pictures. */
  pictures: Set<string>;
  imports: Set<number>;
}

const listing = (firmId: number, value: number) => ({
  ...{ showcaseFirmId: firmId, representativeId: null, type: 'Product' },
  ...{ description1: String(value), description2: null },
  ...{ address: null, city: null, state: null, zip: null, price: null },
  ...{ line1: null, line2: null, line3: null },
  ...{ url: 'https://firm.example', imageUrl: '/a.jpg' },
  ...{ openHouseStartDate: null, openHouseEndDate: null },
});
const path = '/api/showcase-firm-item';
const readPath = '/api/news-item/search?type=article&limit=20';

/** Creates listings and changes each seven times; after a reply in doubt it reads what was saved. */
function openSaver(
  client: OutageClient,
  server: number,
  firmId: number,
  { listings }: Acknowledged,
) {
  let current: { id: number; version: number } | null = null;
  let value = 0;
  return async () => {
    value += 1;
    const body = JSON.stringify(
      current ? { ...current, description1: String(value) } : listing(firmId, value),
    );
    const reply = await client.ask('save', server, path, {
      method: current ? 'PUT' : 'POST',
      body,
    });
    if (reply.status === 200) {
      const [id, version] = [Number(reply.body.id), Number(reply.body.version)];
      listings.set(id, value);
      current = value % 8 === 0 ? null : { id, version };
    } else if (current) {
      const read = await client.ask('read', server, `${path}/${current.id}`);
      if (read.status === 200) current = { ...current, version: Number(read.body.version) };
    }
  };
}

const csv = `type,description1\n${'Product,A small thing\n'.repeat(300)}`;

/** Uploads two pictures, then an import, and so on. */
function openUploader(
  client: OutageClient,
  server: number,
  picture: Uint8Array<ArrayBuffer>,
  { pictures, imports }: Acknowledged,
) {
  let turn = 0;
  return async () => {
    turn += 1;
    const isPicture = turn % 3 > 0;
    const form = new FormData();
    const [content, name] = isPicture ? [picture, 'picture.png'] : [csv, 'listings.csv'];
    form.append('file', new Blob([content]), name);
    const to = isPicture ? '/api/image' : `${path}/import`;
    const { status, body } = await client.ask('upload', server, to, { method: 'POST', body: form });
    if (status === 200 && isPicture) pictures.add(String(body.publicId));
    else if (status === 200) imports.add(Number(body.id));
  };
}

/** Starts people who work on both servers until `stop`, and sends an email. */
export async function startLoad(world: World) {
  const { pool } = world;
  const client = openClient(world);
  const firmId = await buildFirm(pool);
  const digest = await buildReadyDigest(pool, { subscribers: recipients });
  const picture = Uint8Array.from(await twoColours(600, 400).png().toBuffer());
  const acknowledged: Acknowledged = {
    listings: new Map(),
    pictures: new Set(),
    imports: new Set(),
  };
  let isStopping = false;
  const keep = async (server: number, pauseMs: number, act: () => Promise<unknown>) => {
    while (!isStopping) {
      await (client.isSignedIn(server) ? act() : client.signIn(server));
      await wait(pauseMs);
    }
  };
  const work = [0, 1].flatMap((server) => [
    ...[1, 2, 3].map(() => keep(server, 20, openSaver(client, server, firmId, acknowledged))),
    keep(server, 50, () => client.ask('read', server, readPath)),
    keep(server, 500, () => client.signIn(server)),
    keep(server, 400, openUploader(client, server, picture, acknowledged)),
  ]);
  const mailingId = await scheduleNow(world, digest);
  return {
    client,
    acknowledged,
    mailing: { mailingId, audienceId: digest.audienceId, campaignId: digest.id },
    async stop() {
      isStopping = true;
      await Promise.all(work);
    },
  };
}

export type Load = Awaited<ReturnType<typeof startLoad>>;
