import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { accountForSend, isSent } from '../server/src/email/mailings/crash.testing.ts';
import { until } from './browsing.ts';
import { table } from './figures.ts';
import { type Outage, outages } from './outage-list.ts';
import { type Acknowledged, startLoad } from './outage-load.ts';
import { enterNamespace, hasVolumes } from './outage-volumes.ts';
import { inWorld, logsOf, type World } from './outage-world.ts';

/** How long everything works before a fault and after it, in ms. */
const calmMs = 4000;
/** The longest time to recover, in ms. */
const recoveryMs = 60_000;

/** What was acknowledged and is not there, or is there with an older value. */
async function findLost(world: World, outage: Outage, given: Acknowledged): Promise<string[]> {
  const { pool } = world;
  const rows = await pool<{ id: number; value: string }[]>`
    select id, description1 as value from listings where id = any(${[...given.listings.keys()]}::int[])`;
  const values = new Map(rows.map(({ id, value }) => [id, Number(value)]));
  const imports = await pool<{ id: number }[]>`select id from imports`;
  const known = new Set(imports.map(({ id }) => id));
  const pictures = new Set((await listPictures(world)).map(({ publicId }) => publicId));
  return [
    ...[...given.listings].flatMap(([id, value]) =>
      (values.get(id) ?? 0) < value ? [`listing ${id} is ${values.get(id)}, not ${value}`] : [],
    ),
    ...[...given.imports.difference(known)].map((id) => `import ${id} is missing`),
    ...[...given.pictures.difference(pictures)].map((id) => `picture ${id} has no row`),
    ...(await listPictures(world)).flatMap(({ key }) =>
      hasFile(world, outage, key) ? [] : [`picture ${key} has no file`],
    ),
  ];
}

const listPictures = ({ pool }: World) =>
  pool<{ key: string; publicId: string }[]>`
    select 'originals/' || public_id || '.' || format as key, public_id from images`;

const hasFile = ({ volumes, s3 }: World, { storage }: Outage, key: string) =>
  storage === 's3' ? s3.files.has(key) : existsSync(join(volumes.data, 'images', key));

/** Files in the bucket that no row names. */
async function findOrphans(world: World): Promise<string[]> {
  const keys = new Set((await listPictures(world)).map(({ key }) => key));
  return [...world.s3.files.keys()]
    .filter((key) => key.startsWith('originals/') && !keys.has(key))
    .map((key) => `${key} has no row`);
}

/** Makes a fault under load: one row of the table. */
const strike = (outage: Outage): Promise<string[]> =>
  inWorld(outage, async (world) => {
    const load = await startLoad(world);
    const { client, acknowledged, mailing } = load;
    const { wrong, replies } = client;
    await wait(calmMs);
    const found = await outage
      .strike(world, client)
      .catch((error: unknown) => void wrong.add(`The fault failed: ${String(error)}`));
    client.noteHealed();
    const goodAfter = await client.untilGood(recoveryMs);
    await wait(calmMs);
    await load.stop();
    await until(() => isSent(world.pool, mailing.campaignId)).catch(() => {});
    const accepted = await world.sink.accepted();
    const kills = outage.mayDoubt ?? 0;
    const mail = await accountForSend(world.pool, mailing, { accepted, kills });
    const lost = await findLost(world, outage, acknowledged);
    if (replies.has(0) && !outage.mayRefuse) wrong.add(`${replies.get(0)} requests unanswered`);
    for (const one of mail.disagreements) wrong.add(one);
    if (!outage.mayOrphan) for (const one of await findOrphans(world)) wrong.add(one);
    for (const one of [...lost, ...wrong, ...client.refusals]) console.error(`  ${one}`);
    if (process.env.BENCH_LOGS)
      for (const log of await logsOf(world)) console.error(log.split('\n').slice(-60).join('\n'));
    const { listings, pictures, imports } = acknowledged;
    const seconds = [...client.longest].map(([deed, ms]) => `${deed} ${inSeconds(ms)}`);
    const counts = [...replies].sort(([a], [b]) => a - b);
    return [
      outage.name,
      typeof found === 'string' ? `${outage.what} (${found})` : outage.what,
      counts.map(([status, count]) => `${status || 'none'}: ${count}`).join(', '),
      seconds.join(', '),
      inSeconds(goodAfter),
      String(listings.size + pictures.size + imports.size),
      `**${lost.length}**`,
      `${mail.sent} (${mail.inDoubt})`,
      `**${accepted.length - new Set(accepted).size}**`,
      `**${wrong.size}**`,
    ];
  });

const inSeconds = (ms: number) => (ms / 1000).toFixed(1);

/** Makes real faults under load, all or those named: is anything lost, sent twice or answered wrongly? */
export async function run(): Promise<string[]> {
  const wanted = process.argv.slice(3);
  const unknown = wanted.filter((name) => !outages.some((one) => one.name === name));
  if (unknown.length > 0) throw new Error(`There is no fault ${unknown.join(', ')}.`);
  if (enterNamespace()) return [];
  const rows: string[][] = [];
  for (const outage of outages) {
    if (wanted.length > 0 && !wanted.includes(outage.name)) continue;
    console.error(outage.name);
    if (outage.needsVolumes && !hasVolumes())
      console.error('  skipped: mounting volumes needs root and unshare');
    else rows.push(await strike(outage));
  }
  const head =
    'fault | what happened | replies by status | longest wait, s | all good after, s | acknowledged | lost | emails sent (in doubt) | sent twice | wrong';
  return table(head, rows);
}
