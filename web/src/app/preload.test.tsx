import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import { firmEndpoints } from '@masthead/shared/showcase/firms/firm.endpoints.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setLoadAhead } from '../platform/api/ahead.ts';
import { pathTo } from '../platform/api/links.tsx';
import { answer, openPage, person } from '../platform/api/page.testing.tsx';
import { oneFirm } from '../showcase/firms/firms.testing.ts';
import { preloadLink } from './preload.ts';

const reading = 'GET /api/showcase-firm/:id';
const nodes = [{ id: 31, name: 'Harbor Lights', organizationId: 4, group: null, isPaused: false }];

// Why: it may rest where a row is drawn, which is then read.
beforeEach(() => userEvent.hover(page.elementLocator(document.body), { position: { x: 1, y: 1 } }));

/** The list of firms, or another screen, whose links are followed ahead. */
async function openAhead(address = '/firm', as = person('admin')) {
  const opened = await openPage(address, {
    as,
    api: [
      answer(firmEndpoints.search, { totalCount: 1, nodes }),
      answer(firmEndpoints.get, oneFirm()),
      answer(newsItemEndpoints.search, []),
    ],
  });
  const preload = preloadLink(opened.router, opened.queryClient);
  setLoadAhead(preload);
  onTestFinished(() => setLoadAhead(() => {}));
  await expect.element(opened.screen.getByRole('heading', { level: 1 })).toBeVisible();
  return { ...opened, preload, link: opened.screen.getByRole('link', { name: 'Harbor Lights' }) };
}

const to = pathTo('firmEdit', { id: 31 });
const settled = () => new Promise((resolve) => setTimeout(resolve, 300));

test('a row under the pointer reads its record, which the page does not read again', async () => {
  const { screen, router, link, callsTo } = await openAhead();
  await userEvent.hover(link);
  await expect.poll(() => callsTo(reading)).toHaveLength(1);
  await link.click();
  await expect.poll(() => router.state.location.pathname).toBe(to);
  await expect
    .element(screen.getByRole('textbox', { name: 'Name', exact: true }))
    .toHaveValue('Harbor Lights');
  expect(callsTo(reading)).toHaveLength(1);
});

test('a row with the focus of the keyboard reads its record', async () => {
  const { link, callsTo } = await openAhead();
  await expect.element(link).toBeVisible();
  for (let tabs = 0; tabs < 60 && document.activeElement !== link.element(); tabs += 1)
    await userEvent.tab();
  await expect.poll(() => callsTo(reading)).toHaveLength(1);
});

test('a row that is touched, or only crossed, reads nothing', async () => {
  const loader = vi.fn();
  const { link } = await openAhead();
  setLoadAhead(loader);
  await expect.element(link).toBeVisible();
  const row = link.element().closest('tr');
  const send = (type: string, pointerType: string) =>
    row?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
  send('pointerover', 'touch');
  await settled();
  send('pointerout', 'touch');
  send('pointerover', 'mouse');
  send('pointerout', 'mouse');
  await settled();
  expect(loader).not.toHaveBeenCalled();
});

test('another window, and a screen of other roles, load no record', async () => {
  const { preload, callsTo } = await openAhead();
  preload({ to, isNewWindow: true });
  await settled();
  expect(callsTo(reading)).toHaveLength(0);
  const other = await openAhead('/home', person('author'));
  other.preload({ to });
  await settled();
  expect(other.callsTo(reading)).toHaveLength(0);
});

test('a list of posts is read ahead, a board is not', async () => {
  const { preload, callsTo } = await openAhead();
  const list = 'GET /api/news-item/search';
  preload({ to: '/articles' });
  await expect.poll(() => callsTo(list)).toHaveLength(1);
  preload({ to: '/articles?view=board&title=harbor' });
  await settled();
  expect(callsTo(list)).toHaveLength(1);
});
