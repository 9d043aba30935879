import { firmEndpoints } from '@masthead/shared/showcase/firms/firm.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { oneFirm } from './firms.testing.ts';

const { search, create, get } = firmEndpoints;
type Answers = NonNullable<Parameters<typeof openPage>[1]>['api'];

const rows = [
  { id: 31, name: 'Harbor Lights', organizationId: 4, group: 'Harbor Realty', isPaused: false },
  { id: 32, name: 'Pecan Row', organizationId: null, group: null, isPaused: true },
];
const searching = 'POST /api/showcase-firm/search';
const creating = 'POST /api/showcase-firm';
const open = (address = '/firm', api: Answers = [], as = person('firm')) =>
  openPage(address, { as, api: [...api, answer(search, { totalCount: 45, nodes: rows })] });

describe('the list of firms', () => {
  test('has one column, Name, with organization and paused state as details, and opens a firm', async () => {
    const { screen, router } = await open();
    await expect.element(screen.getByText('1–20 of 45')).toBeVisible();
    const heads = screen.getByRole('columnheader').elements();
    expect(heads.map((head) => head.textContent)).toEqual(['Name']);
    await expect.element(screen.getByText('Harbor Realty')).toBeVisible();
    await expect
      .element(screen.getByRole('row', { name: /Pecan Row/ }).getByText('Paused'))
      .toBeVisible();
    await expectAccessible();
    await screen.getByText('Pecan Row').click();
    await expect.poll(() => router.state.location.pathname).toBe('/firm/32');
  });

  test('the longest name takes four lines', async () => {
    const long = { id: 33, name: 'Harbor Lights '.repeat(60), organizationId: null, group: null };
    const nodes = [{ ...long, isPaused: false }];
    const { screen } = await open('/firm', [answer(search, { totalCount: 1, nodes })]);
    const name = screen.getByRole('link', { name: /Harbor Lights/ });
    await expect.element(name).toBeVisible();
    const { height } = name.element().getBoundingClientRect();
    const line = Number.parseFloat(getComputedStyle(name.element()).lineHeight);
    expect(Math.round(height / line)).toBe(4);
  });

  test('hides the organization in rows from partners, who see only one', async () => {
    const partner = person('firm', { isStaff: false, organizationId: 4 });
    const { screen } = await open('/firm', [], partner);
    await expect.element(screen.getByText('Harbor Lights')).toBeVisible();
    await expect.element(screen.getByText('Harbor Realty')).not.toBeInTheDocument();
  });

  test('Search filters by name from the first page, and Clear Search shows all', async () => {
    const { screen, router, callsTo } = await open('/firm?page=2');
    await expect.element(screen.getByText('21–40 of 45')).toBeVisible();
    await screen.getByRole('searchbox', { name: 'Name' }).fill('pecan');
    expect(callsTo(searching)).toHaveLength(1);
    await screen.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.poll(() => router.state.location.search).toEqual({ name: 'pecan' });
    await expect
      .poll(() => callsTo(searching).at(-1)?.request.body)
      .toEqual({ name: 'pecan', offset: 0, limit: 20 });
    await screen.getByRole('button', { name: 'Clear Search' }).click();
    await expect.poll(() => router.state.location.search).toEqual({});
    await expect.element(screen.getByRole('searchbox', { name: 'Name' })).toHaveValue('');
  });

  test('opens with the filters of the URL, and Enter searches', async () => {
    const { screen, router, callsTo } = await open('/firm?name=pecan&page=3');
    const box = screen.getByRole('searchbox', { name: 'Name' });
    await expect.element(box).toHaveValue('pecan');
    expect(callsTo(searching)[0]?.request.body).toEqual({ name: 'pecan', offset: 40, limit: 20 });
    await box.fill('harbor');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.search).toEqual({ name: 'harbor' });
  });

  test('says so when no firm is found', async () => {
    const { screen } = await open('/firm?name=zz', [answer(search, { totalCount: 0, nodes: [] })]);
    await expect.element(screen.getByText('No records found.')).toBeVisible();
    await screen.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect.element(screen.getByRole('searchbox', { name: 'Name' })).toHaveValue('');
  });

  test.each([
    ['/firm', 'An error occurred getting firms.'],
    ['/firm?name=a', 'An error occurred searching firms.'],
  ])('%s that fails says "%s" and can be tried again', async (address, sentence) => {
    const broken = answer(search, failing(500, { message: ['Out of order.'] }));
    const { screen } = await open(address, [broken]);
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('creating a firm', () => {
  const openDialog = async (api: Answers) => {
    const page = await open('/firm', api);
    await page.screen.getByRole('button', { name: 'Firm', exact: true }).click();
    const dialog = page.screen.getByRole('dialog', { name: 'Create firm' });
    const submit = () => dialog.getByRole('button', { name: 'Create firm' }).click();
    return { ...page, dialog, submit };
  };

  test('asks for a name only, says so when it is missing, and goes to the form', async () => {
    const made = oneFirm({ id: 40, name: 'Drift & Co' });
    const api = [answer(create, made), answer(get, made)];
    const { screen, dialog, submit, router, callsTo } = await openDialog(api);
    await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expectAccessible();
    await submit();
    await expect.element(dialog.getByText('A name is required')).toBeVisible();
    expect(dialog.getByRole('textbox').elements()).toHaveLength(1);
    expect(callsTo(creating)).toHaveLength(0);
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Drift & Co');
    await submit();
    await expect.element(screen.getByText('Firm created.')).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/firm/40');
    expect(callsTo(creating)[0]?.request.body).toEqual({ name: 'Drift & Co' });
  });

  test('shows a name in use at the field and as a toast, and keeps the name', async () => {
    const sentence = 'A firm with this name already exists.';
    const taken = failing(400, {
      message: [sentence],
      errors: [{ path: 'name', message: sentence }],
    });
    const { screen, dialog, submit } = await openDialog([answer(create, taken)]);
    await dialog.getByRole('textbox', { name: 'Name' }).fill('harbor lights');
    await submit();
    await expect.element(dialog.getByText(sentence)).toBeVisible();
    await expect
      .element(
        screen.getByText(
          'An error occurred creating the firm.  Make sure a firm with the same name does not already exist.',
        ),
      )
      .toBeVisible();
    await expect
      .element(dialog.getByRole('textbox', { name: 'Name' }))
      .toHaveValue('harbor lights');
  });

  test('tells a partner without an organization why not', async () => {
    const sentence = 'You don’t belong to an organization, so you can’t add firms.';
    const refusal = failing(400, {
      message: [sentence],
      errors: [{ path: '', message: sentence }],
    });
    const { screen, dialog, submit } = await openDialog([answer(create, refusal)]);
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Mine');
    await submit();
    await expect.element(screen.getByText(sentence, { exact: true })).toBeVisible();
  });
});
