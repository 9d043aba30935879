import { example } from './page.ts';

const { client, siteId } = example;
const [from = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);

const { data, error } = await client.GET('/api/content/v1/sites/{siteId}/events', {
  params: { path: { siteId }, query: { from, limit: '100' } },
});
if (!data) throw new Error('The events couldn’t be read', { cause: error });

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'America/Chicago' });
for (const [day, events] of Map.groupBy(data.events, ({ day }) => day)) {
  console.log(day);
  for (const { startsAt, headline, location } of events ?? [])
    console.log(
      `  ${time.format(new Date(startsAt))}  ${headline}, ${location.venue ?? location.city ?? ''}`,
    );
}
