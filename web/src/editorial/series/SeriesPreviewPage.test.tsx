import { seriesEndpoints } from '@masthead/shared/editorial/series/series.endpoints.ts';
import { expect, test } from 'vitest';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { oneSeries } from './one-series.testing.ts';

const link = answer(seriesEndpoints.previewLink, ({ body }) => ({
  url: `https://masthead.example/sites/1/series-preview/${(body as { shows: string }).shows}/1.2.key`,
  expires_at: '2027-01-01T00:00:00.000Z',
}));
const open = (search = '', api = [link]) =>
  openPage(`/preview/series/1/4${search}`, {
    as: person('series'),
    api: [...api, answer(seriesEndpoints.get, failing(503, { message: ['Away'] }))],
  });
const frameOf = ({ screen }: Awaited<ReturnType<typeof open>>) =>
  screen.getByTitle('What the site shows');

test('shows the page in a sandboxed frame without scripts at the selected width', async () => {
  const opened = await open('?displayType=tablet');
  const frame = frameOf(opened);
  await expect.element(frame).toHaveAttribute('src', '/sites/1/series-preview/page/1.2.key');
  await expect.element(frame).toHaveAttribute('sandbox', '');
  await expect.element(frame).toHaveStyle({ width: '820px' });
  await opened.screen.getByRole('radio', { name: 'Phone' }).click();
  await expect.element(frameOf(opened)).toHaveStyle({ width: '390px' });
  expect(opened.router.state.location.search).toEqual({ shows: 'page', displayType: 'phone' });
});

test('the module’s frame runs only its own script', async () => {
  const opened = await open();
  await opened.screen.getByRole('radio', { name: 'Module' }).click();
  const frame = frameOf(opened);
  await expect.element(frame).toHaveAttribute('src', '/sites/1/series-preview/module/1.2.key');
  await expect.element(frame).toHaveAttribute('sandbox', 'allow-scripts');
  expect(opened.router.state.location.search).toMatchObject({ shows: 'module' });
});

test('retries a failed preview link', async () => {
  const away = answer(seriesEndpoints.previewLink, failing(503, { message: ['Away'] }));
  const { screen } = await open('', [away]);
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the preview has the name of the series, also from the cache', async () => {
  const { screen, router } = await openPage('/series/1/edit/12', {
    as: person('series'),
    api: [
      link,
      answer(seriesEndpoints.get, oneSeries(12, { headline: 'The rodeo' })),
      answer(seriesEndpoints.posts, []),
    ],
  });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'The rodeo' })).toBeVisible();
  await router.navigate({ href: '/preview/series/1/12' });
  await expect.element(screen.getByTitle('What the site shows')).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'The rodeo' })).toBeVisible();
});
