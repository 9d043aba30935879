import type { SignedInUser } from '@masthead/shared/platform/access/auth.ts';
import { representativeEndpoints } from '@masthead/shared/showcase/representatives/representative.endpoints.ts';
import type { Representative } from '@masthead/shared/showcase/representatives/representative.ts';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { firmOptionsAnswer } from '../firms/firms.testing.ts';
import { realtor, realtorsAnswer } from './representatives.testing.ts';

const { get, update } = representativeEndpoints;
type Answers = NonNullable<Parameters<typeof openPage>[1]>['api'];

const updating = 'PUT /api/showcase-firm-representative';
const saves = answer(update, ({ body }) =>
  realtor({ ...(body as Partial<Representative>), version: 3 }),
);
const open = async (api: Answers = [saves], as: SignedInUser = person('rep')) => {
  const page = await openPage('/rep/5', {
    as,
    api: [...api, answer(get, realtor()), realtorsAnswer, firmOptionsAnswer],
  });
  await expect.element(page.screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Lopez');
  const save = () => page.screen.getByRole('button', { name: 'Save changes' }).click();
  return { ...page, save };
};

describe('the page of a realtor', () => {
  test('is saved with its version, confirms, and stays open', async () => {
    const { screen, router, save, callsTo } = await open();
    await screen.getByRole('textbox', { name: 'Name' }).fill('Ana L. Lopez');
    await screen.getByLabelText('Email').clear();
    await screen.getByRole('combobox', { name: 'Firm' }).click();
    await screen.getByRole('option', { name: 'Pecan Row' }).click();
    await save();
    await expect.element(screen.getByText('Representative updated.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/rep/5');
    expect(callsTo(updating)[0]?.request.body).toEqual({
      id: 5,
      version: 2,
      firmId: 32,
      name: 'Ana L. Lopez',
      email: null,
      phone: '512 555 0100',
      imageUrl: null,
    });
  });

  test.each([
    ['Name', '', 'A name is required.'],
    ['Email', 'ana at example', 'Invalid email address.'],
    ['Image URL', 'ftp://x', 'Invalid URL'],
  ])('%s "%s" is not saved: %s', async (label, text, sentence) => {
    const { screen, save, callsTo } = await open();
    await screen.getByRole('textbox', { name: label }).fill(text);
    await save();
    await expect.element(screen.getByRole('button', { name: sentence })).toBeVisible();
    await expect.element(screen.getByText('Please fix errors before saving')).toBeVisible();
    expect(callsTo(updating)).toHaveLength(0);
  });

  test('is accessible, with a photo', async () => {
    const withPhoto = realtor({ imageUrl: '/images/upload/v1/realtors/a.png' });
    const { screen } = await open([answer(get, withPhoto)]);
    await expect.element(screen.getByRole('button', { name: 'Replace photo' })).toBeVisible();
    await expectAccessible();
  });

  test('needs a firm', async () => {
    const { screen, save } = await open();
    await screen.getByRole('combobox', { name: 'Firm' }).click();
    await screen.getByRole('option', { name: 'Harbor Lights' }).click();
    await save();
    await expect.element(screen.getByRole('button', { name: 'A firm is required.' })).toBeVisible();
  });

  test('links to the firm and its listings where the roles allow it', async () => {
    const { screen } = await open();
    const links = { firm: 'Edit the firm', listings: 'Listings of this firm' };
    await expect
      .element(screen.getByRole('link', { name: 'Realtors of this firm' }))
      .toHaveAttribute('href', '/rep?firmId=31');
    await expect.element(screen.getByRole('link', { name: links.firm })).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('link', { name: links.listings }))
      .not.toBeInTheDocument();
    const { screen: second } = await open([], person('rep', { roles: ['rep', 'firm', 'listing'] }));
    await expect
      .element(second.getByRole('link', { name: links.firm }))
      .toHaveAttribute('href', '/firm/31');
    await expect
      .element(second.getByRole('link', { name: links.listings }))
      .toHaveAttribute('href', '/listing?firmId=31');
  });

  test('Delete asks first, goes back to the list, and can be undone', async () => {
    const { screen, router, callsTo } = await open();
    await screen.getByRole('textbox', { name: 'Name' }).fill('Typed and not saved');
    await screen.getByRole('button', { name: 'Delete' }).click();
    const question = screen.getByRole('dialog', { name: 'Are you sure?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/rep');
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('Ana Lopez restored.')).toBeVisible();
    expect(callsTo(updating)[1]?.request.body).toEqual({ id: 5, version: 3, isDeleted: false });
  });

  test('a save that fails says so with what to do', async () => {
    const broken = answer(update, failing(503, { message: ['Try again in a few seconds.'] }));
    const { screen, save } = await open([broken]);
    await save();
    await expect
      .element(
        screen.getByText(
          'An error occurred updating the representative. Try again in a few seconds.',
        ),
      )
      .toBeVisible();
  });

  test('a realtor that does not exist for this person says so', async () => {
    const missing = failing(404, { message: ['This record does not exist.'] });
    const { screen } = await openPage('/rep/99', {
      as: person('rep'),
      api: [answer(get, missing)],
    });
    await expect.element(screen.getByText('This record does not exist.')).toBeVisible();
  });
});
