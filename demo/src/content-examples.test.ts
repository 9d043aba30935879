import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@masthead/server/platform/builds/server-build.ts';
import { write } from '@masthead/server/platform/db/client.ts';
import { apiTokenEndpoints } from '@masthead/shared/people/api-tokens/api-token.endpoints.ts';
import { addDays, today } from '@masthead/shared/platform/values/dates.ts';
import { beforeAll, expect, test } from 'vitest';
import { withTestServer } from '../../server/test/server.ts';
import { fillDemo } from './fill-demo.ts';

const server = withTestServer();
const client = join(root, 'clients/typescript');
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  const { app, pool } = server;
  await write(pool, null, (db) => fillDemo(db, app.config, new Date()));
  const [admin] = await pool<{ id: number }[]>`select id from users where username = 'admin'`;
  const [site] = await pool<{ id: number }[]>`
    select site_id as id from news_items where status = 0 and type = 'event' and starts_at > now()
     group by site_id order by count(*) desc limit 1`;
  const { body } = await server.as(admin?.id ?? 0).call(apiTokenEndpoints.create, {
    body: {
      name: 'Examples',
      screens: ['content'],
      userGroupId: null,
      siteIds: [site?.id],
      endsOn: addDays(today(new Date()), 1),
    },
  });
  const address = await app.http.listen({ host: '127.0.0.1', port: 0 });
  env = {
    ...process.env,
    MASTHEAD_URL: address,
    MASTHEAD_TOKEN: body.token,
    SITE_ID: String(site?.id),
  };
}, 120_000);

/** Runs an example of the client, and answers what it printed. */
async function run(name: string, ...args: string[]): Promise<string> {
  const file = join(client, 'examples', `${name}.ts`);
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { env });
  return stdout;
}

test('docs/content-api.md shows the examples as they are', async () => {
  const text = await readFile(join(root, 'docs/content-api.md'), 'utf8');
  const shown = [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code);
  const names = ['front-page', 'section-page', 'events-by-day'];
  const files = names.map((name) => readFile(join(client, 'examples', `${name}.ts`), 'utf8'));
  expect(shown).toEqual(await Promise.all(files));
});

test('a front page has twelve posts with pictures', async () => {
  const page = await run('front-page');
  expect(page.match(/<article>/g)).toHaveLength(12);
  expect(page).toMatch(
    /<img src="https:\/\/masthead\.example\/images\/[^"]+" alt="[^"]*" width="800"/,
  );
});

test('a section becomes static pages', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'section-'));
  try {
    const printed = (await run('section-page', 'city-life', folder)).trim().split('\n');
    expect(printed.length).toBeGreaterThan(5);
    expect((await readdir(folder)).sort()).toEqual(printed.sort());
    const page = await readFile(join(folder, printed[0] ?? ''), 'utf8');
    expect(page).toMatch(/<h1>.+<\/h1>\n<p/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('events are listed by day', async () => {
  const calendar = await run('events-by-day');
  expect(calendar).toMatch(/^\d{4}-\d\d-\d\d\n {2}\d{1,2}:\d\d [AP]M {2}\S/m);
});
