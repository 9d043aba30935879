import { authorEndpoints } from '@masthead/shared/editorial/authors/author.endpoints.ts';
import { expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { buildAuthor } from '../posts/news-items.testing.ts';
import { findOrAddAuthors } from './author.store.ts';

const server = withTestServer();

test('everyone signed in gets the authors by name, with their byline only', async () => {
  for (const name of ['Zoe', 'émile', 'Adam']) await buildAuthor(server.pool, name);
  const { body } = await server.as(await buildStaff(server.pool)).call(authorEndpoints.list);
  expect(body.map((author) => author.name)).toEqual(['Adam', 'émile', 'Zoe']);
  expect(Object.keys(body[0] ?? {}).sort()).toEqual(['avatar', 'id', 'name', 'title']);
  expect((await server.as(null).call(authorEndpoints.list)).status).toBe(401);
});

test('finds authors of an import ignoring case, adds each once, and keeps their order', async () => {
  const names = ['Ana Ruiz', 'BEN OKAFOR', 'ana ruiz', 'ΝΙΚΟΣ', 'İpek'];
  const ids = await findOrAddAuthors(server.pool, names);
  expect(ids).toHaveLength(5);
  expect(ids[0]).toBe(ids[2]);
  expect(await findOrAddAuthors(server.pool, ['ben okafor', 'ana ruiz'])).toEqual([ids[1], ids[0]]);
  const [row] = await server.pool<
    { n: number }[]
  >`select count(*) as n from authors where lower(name) in ('ana ruiz', 'ben okafor')`;
  expect(row?.n).toBe(2);
});
