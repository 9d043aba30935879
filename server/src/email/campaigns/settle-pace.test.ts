import { centralClock, centralDay, dayMs, hourMs } from '@masthead/shared/platform/values/dates.ts';
import { expect, test } from 'vitest';
import { buildReadyDigest } from './campaigns.testing.ts';
import {
  builtIn,
  leaveUnconfirmed,
  replaceMail,
  schedule,
  server,
  statusOf,
  withServer,
} from './schedule.testing.ts';
import { settleCampaigns } from './settle-campaign.ts';

withServer();

const minuteMs = 60_000;

/** A digest that is scheduled, to be sent at this instant; answers with its number at the provider. */
async function scheduledFor(at: Date) {
  const { id } = await buildReadyDigest(server.pool);
  await schedule(id);
  const [row] = await server.pool<{ providerCampaignId: string | null }[]>`
    update campaigns set send_date = ${centralDay(at)}, send_time = ${centralClock(at)}
     where id = ${id} returning provider_campaign_id`;
  return { id, providerId: row?.providerCampaignId ?? '' };
}

test('within an hour of its time the provider is asked about an email every minute, before that once an hour', async () => {
  const start = Math.floor(Date.now() / minuteMs) * minuteMs;
  const near = await scheduledFor(new Date(start + hourMs));
  const far = [
    await scheduledFor(new Date(start + dayMs)),
    await scheduledFor(new Date(start + 7 * dayMs)),
  ];
  const asked: string[] = [];
  replaceMail({
    status: (id) => {
      asked.push(id);
      return builtIn.status(id);
    },
  });
  for (let minute = 0; minute < 60; minute += 1)
    await settleCampaigns(server.pool, server.app.mail, new Date(start + minute * minuteMs));
  const timesOf = ({ providerId }: { providerId: string }) =>
    asked.filter((id) => id === providerId).length;
  expect([timesOf(near), ...far.map(timesOf)]).toEqual([60, 1, 1]);
});

test('an email that is scheduled for next week and was canceled at the provider is a draft within the hour, and at once for whoever looks', async () => {
  const start = Date.now();
  const [seen, unseen] = [
    await scheduledFor(new Date(start + 7 * dayMs)),
    await scheduledFor(new Date(start + 7 * dayMs)),
  ];
  replaceMail({ status: async () => null });
  expect((await statusOf(seen.id)).status).toBe('draft');
  const stateOf = async ({ id }: { id: number }) =>
    (await server.pool<{ status: string }[]>`select status from campaigns where id = ${id}`)[0]
      ?.status;
  expect(await stateOf(unseen)).toBe('scheduled');
  for (let minute = 0; minute < 60; minute += 1)
    await settleCampaigns(server.pool, server.app.mail, new Date(start + minute * minuteMs));
  expect(await stateOf(unseen)).toBe('draft');
});

test('an unconfirmed email is asked about every minute, however far off its time is', async () => {
  const { id } = await scheduledFor(new Date(Date.now() + 7 * dayMs));
  await leaveUnconfirmed(id);
  const otherMinute = new Date(Date.UTC(2026, 0, 1, 0, (id + 1) % 60));
  await settleCampaigns(server.pool, server.app.mail, otherMinute);
  const [row] = await server.pool<
    { status: string }[]
  >`select status from campaigns where id = ${id}`;
  expect(row?.status).not.toBe('unknown');
});
