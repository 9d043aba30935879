import { randomBytes, randomInt } from 'node:crypto';
import { addDays } from '@masthead/shared/platform/values/dates.ts';
import autocannon from 'autocannon';
import type { Pool } from '../server/src/platform/db/client.ts';
import { keepEventDays } from '../server/src/showcase/delivery/keep-event-days.ts';
import { countEvents } from '../server/src/showcase/delivery/reader-events.queries.ts';
import { showcaseTokens } from '../server/src/showcase/delivery/showcase-tokens.ts';
import { oneKey } from '../server/test/one-key.ts';
import { onBench } from './database.ts';
import { grouped, median, percentile, sizeOf, table } from './figures.ts';
import type { Serving } from './serving.ts';

/** Events a call, and the connections that send them as fast as they are answered. */
const loads = [
  [1, 32],
  [4, 16],
  [4, 32],
  [4, 64],
  [20, 16],
] as const;
const aims = { rate: 5000, p99: 100, bytes: 80 };
const [sites, slots] = [5, 40];
/** The simulated week: a hundredth of 50,000,000 events a day. */
const week = { days: 7, eventsADay: sizeOf(500_000), batch: 500, keptDays: 3 };
const browser = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

async function fillSlots(pool: Pool): Promise<void> {
  await pool`insert into sites (property, city, url, name) select 'Site', 'City ' || n, 'https://example.com', 'Site ' || n
    from generate_series(1, ${sites}::int) n`;
  await pool`insert into ad_slots (title1, start_date, end_date, display_effect)
    select 'Slot ' || n, current_date, current_date, 'popup' from generate_series(1, ${slots}::int) n`;
}

const anyOf = (most: number) => 1 + randomInt(most);
const newServedId = () => randomBytes(16).toString('hex');

/** All that has been counted, and the events that are saved. */
async function countedSoFar(pool: Pool): Promise<number> {
  const [row] = await pool<{ count: number }[]>`
    select coalesce(sum(impressions + viewable + clicks + filtered), 0)::int as count from ad_slot_days`;
  return row?.count ?? 0;
}

/** Sends calls with `size` events each from many addresses; 1 is the call of a single event. */
async function loadEvents(server: Serving, size: number, connections: number) {
  const tokens = showcaseTokens(oneKey('bench'));
  const event = () => ({
    token: tokens.event(anyOf(sites), anyOf(slots), new Date()),
    servedId: newServedId(),
    kind: 'impression',
  });
  // Why made before: signing and writing them would take the processor from the server.
  const bodies = Array.from({ length: 60_000 / size }, () =>
    JSON.stringify(size === 1 ? event() : { events: Array.from({ length: size }, event) }),
  );
  let sent = 0;
  const before = await server.cpuMs();
  const { requests, latency, non2xx, errors, duration } = await autocannon({
    url: server.address,
    connections,
    // As many as there are, so that none is sent twice.
    amount: bodies.length,
    requests: [
      {
        method: 'POST',
        path: `/api/public/showcase/events${size === 1 ? '' : '/batch'}`,
        setupRequest(request) {
          sent += 1;
          return {
            ...request,
            body: bodies[sent % bodies.length] ?? '',
            headers: {
              'content-type': 'text/plain;charset=UTF-8',
              'user-agent': browser,
              'x-forwarded-for': `10.${anyOf(250)}.${anyOf(250)}.${anyOf(250)}`,
            },
          };
        },
      },
    ],
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refused, ${errors} failed`);
  const events = requests.total * size;
  const cpuMs = (await server.cpuMs()) - before;
  return {
    events,
    rate: events / duration,
    p50: latency.p50,
    p99: latency.p99,
    cpu: cpuMs / events,
  };
}

/** Bytes of the single events of a day, table and index, for each of them. */
async function bytesOf(pool: Pool, day: string): Promise<{ rows: number; bytes: number }> {
  const own = `reader_event_days.d${day.replaceAll('-', '')}`;
  const [row] = await pool.unsafe<{ rows: number; bytes: number }[]>(
    `select count(*)::int as rows, pg_total_relation_size('${own}')::float8 as bytes from ${own}`,
  );
  return row ?? { rows: 0, bytes: 0 };
}

async function measureLoad(pool: Pool, server: Serving): Promise<string[]> {
  const rows: (string | number)[][] = [];
  for (const [size, connections] of loads) {
    const before = await countedSoFar(pool);
    const { events, rate, p50, p99, cpu } = await loadEvents(server, size, connections);
    const lost = events - ((await countedSoFar(pool)) - before);
    rows.push([
      size,
      connections,
      grouped(events),
      `**${grouped(Math.round(rate))}** (${grouped(aims.rate)})`,
      `${p50} / **${p99}** (${aims.p99})`,
      cpu.toFixed(3),
      lost,
    ]);
  }
  return table(
    'events a call | connections | events | a second (aim) | p50 / p99 ms (aim) | server CPU ms an event | answered, not counted',
    rows,
  );
}

/** A week of events, each day as many: what a write takes, and what is kept. */
async function simulateWeek(pool: Pool): Promise<string[]> {
  const first = new Date().toISOString().slice(0, 10);
  const aDay = week.eventsADay;
  const rows: (string | number)[][] = [];
  for (let nth = 0; nth < week.days; nth += 1) {
    const day = addDays(first, nth + 10);
    const midnight = new Date(`${day}T00:00:00Z`);
    const keepAt = (hour: number) =>
      keepEventDays(pool, {
        now: new Date(midnight.getTime() + hour * 3_600_000),
        keptDays: week.keptDays,
        isStopping: () => false,
      });
    await keepAt(0);
    const times: number[] = [];
    let hour = 0;
    for (let done = 0; done < aDay; done += week.batch) {
      const events = Array.from({ length: week.batch }, () => ({
        ...{ siteId: anyOf(sites), slotId: anyOf(slots), listingId: 0, isRobot: false },
        ...{ kind: 'impression' as const, servedId: newServedId() },
      }));
      const at = new Date(midnight.getTime() + (done / aDay) * 86_400_000);
      if (at.getUTCHours() > hour) {
        hour = at.getUTCHours();
        await keepAt(hour);
      }
      const begun = performance.now();
      await countEvents(pool, events, at);
      times.push(performance.now() - begun);
    }
    const { bytes, rows: saved } = await bytesOf(pool, day);
    const [kept] = await pool<{ days: number; bytes: number; counts: number }[]>`
      select count(*)::int as days, sum(pg_total_relation_size(inhrelid))::float8 as bytes,
             (pg_total_relation_size('ad_slot_hours') + pg_total_relation_size('ad_slot_days'))::float8 as counts
        from pg_inherits where inhparent = 'reader_events'::regclass`;
    const closed = nth > 0 ? await bytesOf(pool, addDays(day, -1)) : null;
    rows.push([
      nth + 1,
      grouped(saved),
      `${median(times).toFixed(1)} / ${percentile(times, 0.99).toFixed(1)}`,
      (bytes / saved).toFixed(1),
      closed ? (closed.bytes / closed.rows).toFixed(1) : '',
      ((kept?.bytes ?? 0) / 2 ** 20).toFixed(1),
      ((kept?.counts ?? 0) / 2 ** 20).toFixed(1),
    ]);
  }
  return [
    `A week of 50,000,000 events a day at a scale of 1 to ${grouped(50_000_000 / week.eventsADay)}, rows kept for ${week.keptDays} days:`,
    '',
    ...table(
      `day | events | ms a write of ${week.batch}, p50 / p99 | bytes an event, day under way (${aims.bytes}) | the day before | rows in all, MB | counts by hour and day, MB`,
      rows,
    ),
  ];
}

/** Measures the calls that count events of readers, and what their events take up. */
export const run = () =>
  onBench(async ({ pool, serve }) => {
    await fillSlots(pool);
    const server = await serve({ kind: 'product' });
    await loadEvents(server, 20, 16);
    return [...(await measureLoad(pool, server)), '', ...(await simulateWeek(pool))];
  });
