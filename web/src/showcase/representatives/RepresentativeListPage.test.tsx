import { firmOperations } from '@masthead/shared/showcase/firms/firm.operations.ts';
import { representativeEndpoints } from '@masthead/shared/showcase/representatives/representative.endpoints.ts';
import { representativeOperations } from '@masthead/shared/showcase/representatives/representative.operations.ts';
import type { Representative } from '@masthead/shared/showcase/representatives/representative.ts';
import { describe, expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import {
  answer,
  answerOperation,
  failing,
  openPage,
  person,
} from '../../platform/api/page.testing.tsx';
import { firmOptionsAnswer, oneFirm } from '../firms/firms.testing.ts';
import { realtor, realtorsAnswer } from './representatives.testing.ts';

const { create, update } = representativeEndpoints;
const { representatives } = representativeOperations;
type Answers = NonNullable<Parameters<typeof openPage>[1]>['api'];

const listing = 'graphql representatives';
const creating = 'POST /api/showcase-firm-representative';
const updating = 'PUT /api/showcase-firm-representative';
const open = (address = '/rep', api: Answers = []) =>
  openPage(address, {
    as: person('rep'),
    api: [...api, realtorsAnswer, firmOptionsAnswer],
  });
type Page = Awaited<ReturnType<typeof open>>;
const argsOf = (page: Page) =>
  (page.callsTo(listing).at(-1)?.request.body as { variables: unknown } | undefined)?.variables;

describe('the list of realtors', () => {
  test('shows photo, name and firm, twenty per page, and opens one', async () => {
    const page = await open('/rep?page=2');
    const { screen, router } = page;
    await expect.element(screen.getByText('21–40 of 45')).toBeVisible();
    expect(argsOf(page)).toEqual({ name: null, firmId: null, offset: 20, limit: 20 });
    await expect.element(screen.getByRole('row', { name: /Ben Cole.*Pecan Row/ })).toBeVisible();
    await expectAccessible();
    await screen.getByRole('link', { name: 'Ana Lopez' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/rep/5');
  });

  test('an email fits on one line at 1280 pixels, where long names wrap instead', async () => {
    await browser.viewport(1280, 800);
    const email = 'margaret.featherstone@limestone-oak.example';
    const name = 'Margaret Wilhelmina Featherstone-Haugh of the Hill Country Office';
    const firm = 'Limestone & Live Oak Residential, Commercial and Ranch Properties of Texas';
    const { screen } = await open('/rep', [
      answerOperation(representatives, {
        totalCount: 1,
        nodes: [realtor({ name, firm, email, phone: '512 555 0100' })],
      }),
    ]);
    const address = screen.getByText(email);
    await expect.element(address).toBeVisible();
    const { height, width } = address.element().getBoundingClientRect();
    expect(height).toBeLessThan(24);
    expect(width).toBeGreaterThanOrEqual(address.element().scrollWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
  });

  test('Search filters by name and firm, and Clear Search shows all', async () => {
    const page = await open();
    const { screen, router } = page;
    await screen.getByRole('searchbox', { name: 'Name' }).fill('ana');
    await screen.getByRole('combobox', { name: 'Firm' }).click();
    await screen.getByRole('option', { name: 'Harbor Lights' }).click();
    expect(page.callsTo(listing)).toHaveLength(1);
    await screen.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.poll(() => router.state.location.search).toEqual({ name: 'ana', firmId: '31' });
    await expect
      .poll(() => argsOf(page))
      .toEqual({ name: 'ana', firmId: 31, offset: 0, limit: 20 });
    await expect.element(screen.getByText('Firm: Harbor Lights')).toBeVisible();
    await screen.getByRole('button', { name: 'Clear Search' }).click();
    await expect.poll(() => router.state.location.search).toEqual({});
  });

  test('shows the name of a paused firm in the URL', async () => {
    const paused = answerOperation(
      firmOperations.showcaseFirm,
      oneFirm({ id: 40, name: 'Old Mill', isPaused: true }),
    );
    const { screen } = await open('/rep?firmId=40', [paused]);
    await expect.element(screen.getByText('Firm: Old Mill')).toBeVisible();
    await expect
      .element(screen.getByRole('combobox', { name: 'Firm' }))
      .toHaveValue('Old Mill (paused)');
  });

  test('says so when no one is found, and when the list cannot be loaded', async () => {
    const none = answerOperation(representatives, { totalCount: 0, nodes: [] });
    const { screen } = await open('/rep?name=zz', [none]);
    await expect.element(screen.getByText('No records found.')).toBeVisible();
    const broken = answerOperation(representatives, failing(500, { message: ['Out of order.'] }));
    const { screen: second } = await open('/rep', [broken]);
    await expect
      .element(second.getByText('An error occurred retrieving representatives.'))
      .toBeVisible();
  });
});

describe('creating a realtor', () => {
  const openDialog = async (api: Answers = []) => {
    const page = await open('/rep', api);
    await page.screen.getByRole('button', { name: 'Realtor', exact: true }).click();
    const dialog = page.screen.getByRole('dialog', { name: 'Create realtor' });
    const submit = () => dialog.getByRole('button', { name: 'Create realtor' }).click();
    return { ...page, dialog, submit };
  };

  test('asks for firm, name, email, phone and a photo, and says what is missing', async () => {
    const { dialog, submit, callsTo } = await openDialog();
    await expect.element(dialog.getByRole('button', { name: 'Upload photo' })).toBeVisible();
    await expect.element(dialog.getByLabelText('Image URL')).not.toBeInTheDocument();
    await dialog.getByLabelText('Email').fill('ana at example');
    await submit();
    for (const sentence of ['A firm is required.', 'A name is required.', 'Invalid email address.'])
      await expect.element(dialog.getByText(sentence)).toBeVisible();
    expect(callsTo(creating)).toHaveLength(0);
  });

  test('creates one, confirms, and refetches the list', async () => {
    const made = realtor({ id: 9, name: 'Cleo Hart' });
    const { screen, dialog, submit, callsTo } = await openDialog([answer(create, made)]);
    await dialog.getByRole('combobox', { name: 'Firm' }).click();
    await screen.getByRole('option', { name: 'Pecan Row' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Cleo Hart');
    await submit();
    await expect.element(screen.getByText('Representative created.')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(callsTo(creating)[0]?.request.body).toEqual({
      firmId: 32,
      name: 'Cleo Hart',
      email: null,
      phone: null,
      imageUrl: null,
    });
    await expect.poll(() => callsTo(listing).length).toBe(2);
  });

  test('shows a failure at its field if it has one, and keeps the input', async () => {
    const sentence = 'This firm does not exist.';
    const refusal = failing(400, {
      message: [sentence],
      errors: [{ path: 'showcaseFirmId', message: sentence }],
    });
    const { screen, dialog, submit } = await openDialog([answer(create, refusal)]);
    await dialog.getByRole('combobox', { name: 'Firm' }).click();
    await screen.getByRole('option', { name: 'Pecan Row' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Cleo Hart');
    await submit();
    await expect
      .element(screen.getByText('An error occurred creating the representative.'))
      .toBeVisible();
    await expect.element(dialog.getByText(sentence)).toBeVisible();
    await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Cleo Hart');
  });
});

describe('actions on one realtor', () => {
  const saves = answer(update, ({ body }) =>
    realtor({ ...(body as Partial<Representative>), version: 3 }),
  );
  const openMenu = async (item: string, api: Answers = [saves]) => {
    const page = await open('/rep', api);
    await page.screen.getByRole('button', { name: 'Actions for Ana Lopez' }).click();
    await page.screen.getByRole('menuitem', { name: item }).click();
    return { ...page, dialog: page.screen.getByRole('dialog', { name: 'Edit realtor' }) };
  };

  test('the Edit realtor dialog also has the image URL, and saves with the version', async () => {
    const { screen, dialog, callsTo } = await openMenu('Edit');
    await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Lopez');
    await dialog.getByLabelText('Image URL').fill('javascript:alert(1)');
    await dialog.getByLabelText('Phone').clear();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(dialog.getByRole('button', { name: 'Invalid URL' })).toBeVisible();
    await dialog.getByLabelText('Image URL').fill('https://pictures.example/ana.jpg');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(screen.getByText('Representative updated.')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(callsTo(updating)[0]?.request.body).toEqual({
      id: 5,
      version: 2,
      firmId: 31,
      name: 'Ana Lopez',
      email: 'ana@example.com',
      phone: null,
      imageUrl: 'https://pictures.example/ana.jpg',
    });
  });

  test('a failed save says so and keeps the dialog open', async () => {
    const broken = answer(update, failing(500, { message: ['Nothing was saved.'] }));
    const { screen, dialog } = await openMenu('Edit', [broken]);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect
      .element(
        screen.getByText('An error occurred updating the representative. Nothing was saved.'),
      )
      .toBeVisible();
    await expect.element(dialog).toBeVisible();
  });

  test('Delete asks first, and can be undone', async () => {
    const { screen, callsTo } = await openMenu('Delete');
    const question = screen.getByRole('dialog', { name: 'Are you sure?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.element(screen.getByText('Ana Lopez deleted.')).toBeVisible();
    expect(callsTo(updating)[0]?.request.body).toEqual({ id: 5, version: 2, isDeleted: true });
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('Ana Lopez restored.')).toBeVisible();
    expect(callsTo(updating)[1]?.request.body).toEqual({ id: 5, version: 3, isDeleted: false });
  });

  test('a failed delete says so', async () => {
    const broken = answer(update, failing(500, { message: ['Nothing was saved.'] }));
    const { screen } = await openMenu('Delete', [broken]);
    const question = screen.getByRole('dialog', { name: 'Are you sure?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect
      .element(
        screen.getByText('An error occurred deleting the representative. Nothing was saved.'),
      )
      .toBeVisible();
  });
});
