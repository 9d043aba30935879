import { siteEndpoints } from '@masthead/shared/people/sites/site.endpoints.ts';
import type { WholeSite } from '@masthead/shared/people/sites/site.record.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person, sites } from '../../platform/api/page.testing.tsx';
import { stamps } from '../../platform/forms/stamps.testing.ts';

const { list, get, create, update } = siteEndpoints;
type Answers = NonNullable<Parameters<typeof openPage>[1]>['api'];
const open = (address: string, api: Answers = []) =>
  openPage(address, { as: person('admin'), api });

const houston: WholeSite = {
  id: 2,
  property: 'CityBeat',
  city: 'Houston',
  url: 'https://houston.example',
  name: 'CityBeat Houston',
  isMain: true,
  ...stamps,
  previewUrl: null,
  brandColour: null,
  logoUrl: null,
  postalAddress: null,
  timeZone: 'America/Chicago',
  version: 5,
  tagSeenAt: null,
};

describe('the list of sites', () => {
  test('shows property and city in site order, each linked to its screen', async () => {
    const { screen } = await open('/admin/site');
    await expect.element(screen.getByRole('link', { name: 'CityBeat Austin' })).toBeVisible();
    const links = screen.getByRole('link', { name: /^CityBeat/ }).elements();
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['CityBeat Austin', '/admin/site/1'],
      ['CityBeat Houston', '/admin/site/2'],
    ]);
    await expectAccessible();
  });

  test('adds a city, which appears immediately in the list and every picker', async () => {
    const known = [...sites];
    const added: WholeSite = { ...houston, id: 3, city: 'Waco', name: 'CityBeat Waco' };
    const { screen, callsTo } = await open('/admin/site', [
      answer(list, () => known),
      answer(create, () => {
        known.push(added);
        return added;
      }),
    ]);
    await screen.getByRole('button', { name: 'Add City' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Add City' });
    await expect.element(dialog.getByLabelText(/^Property/)).toHaveValue('CityBeat');
    await dialog.getByRole('button', { name: 'Add City' }).click();
    await expect.element(dialog.getByText('A city is required')).toBeVisible();
    await expect.element(dialog.getByText('A URL is required')).toBeVisible();
    await dialog.getByLabelText(/^City/).fill('Waco');
    await dialog.getByLabelText(/^URL/).fill('waco');
    await dialog.getByRole('button', { name: 'Add City' }).click();
    await expect.element(dialog.getByText('You must enter a valid URL')).toBeVisible();
    await dialog.getByLabelText(/^URL/).fill('https://waco.example');
    await expect.element(dialog.getByText('In lists: “CityBeat Waco”')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add City' }).click();
    await expect.element(screen.getByText('Site added.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'CityBeat Waco' })).toBeVisible();
    expect(callsTo('POST /api/site')[0]?.request.body).toEqual({
      property: 'CityBeat',
      city: 'Waco',
      url: 'https://waco.example',
      previewUrl: null,
      brandColour: null,
      logoUrl: null,
      postalAddress: null,
      timeZone: 'America/Chicago',
    });
  });

  test('shows at the city that the property has it already', async () => {
    const sentence = 'This property already has a site for this city.';
    const taken = failing(400, {
      message: [sentence],
      errors: [{ path: 'city', message: sentence }],
    });
    const { screen } = await open('/admin/site', [answer(create, taken)]);
    await screen.getByRole('button', { name: 'Add City' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText(/^City/).fill('austin');
    await dialog.getByLabelText(/^URL/).fill('https://austin.example');
    await dialog.getByRole('button', { name: 'Add City' }).click();
    await expect.element(dialog.getByText(sentence)).toBeVisible();
    await expect.element(dialog.getByLabelText(/^City/)).toHaveValue('austin');
  });
});

describe('editing a site', () => {
  test('shows the id and the tag of the site, and when it was last requested', async () => {
    const tagSeenAt = '2026-11-20T21:00:00.000Z';
    const { screen } = await open('/admin/site/2', [answer(get, { ...houston, tagSeenAt })]);
    await expect.element(screen.getByText('Site 2', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('/showcase/2.js', { exact: false })).toBeVisible();
    await expect
      .element(
        screen.getByText(
          'A page of the site last requested its ad slots on 11/20/2026 3:00 PM CT.',
        ),
      )
      .toBeVisible();
    await expectAccessible();
    const copy = screen.getByRole('button', { name: 'Copy tag' });
    // A page without HTTPS has no clipboard.
    const clipboard = vi.spyOn(Navigator.prototype, 'clipboard', 'get');
    onTestFinished(() => clipboard.mockRestore());
    clipboard.mockReturnValue(undefined as unknown as Clipboard);
    await copy.click();
    await expect.element(screen.getByText(sentences.notCopied)).toBeVisible();
  });

  const openSite = (...api: NonNullable<Answers>) =>
    open('/admin/site/2', [...api, answer(get, houston)]);

  test('brands its emails, and shows how an unreadable color is adapted', async () => {
    const saved = { ...houston, brandColour: '#ffd400', postalAddress: '1 Main', version: 6 };
    const { screen, callsTo } = await openSite(answer(update, saved));
    await screen.getByLabelText('Brand color').fill('#ffd400');
    await expect.element(screen.getByText('shown darker')).toBeVisible();
    await expect.element(screen.getByText('shown lighter')).not.toBeInTheDocument();
    await screen.getByLabelText('Postal address').fill('1 Main');
    await expect.element(screen.getByRole('button', { name: 'Upload logo' })).toBeVisible();
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(screen.getByText('Site updated.')).toBeVisible();
    expect(callsTo('PUT /api/site')[0]?.request.body).toMatchObject({
      brandColour: '#ffd400',
      logoUrl: null,
      postalAddress: '1 Main',
    });
    await expectAccessible();
  });

  test('saves with the version, shows a toast, and the pickers refetch the sites', async () => {
    const saved = { ...houston, city: 'Galveston', name: 'CityBeat Galveston', version: 6 };
    const { screen, callsTo } = await openSite(answer(update, saved));
    await screen.getByLabelText(/^City/).fill('Galveston');
    const before = callsTo('GET /api/site').length;
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(screen.getByText('Site updated.')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'CityBeat Galveston' })).toBeVisible();
    await expect.poll(() => callsTo('GET /api/site').length).toBeGreaterThan(before);
    expect(callsTo('PUT /api/site')[0]?.request.body).toEqual({
      id: 2,
      version: 5,
      property: 'CityBeat',
      city: 'Galveston',
      url: 'https://houston.example',
      previewUrl: null,
      brandColour: null,
      logoUrl: null,
      postalAddress: null,
      timeZone: 'America/Chicago',
    });
  });

  test.each([
    ['combobox', 'Property', '', 'A property name is required'],
    ['textbox', 'City', '  ', 'A city is required'],
    ['textbox', 'URL', '', 'A URL is required'],
    ['textbox', 'URL', 'ftp://houston.example', 'You must enter a valid URL'],
  ] as const)(
    'with the %s %s "%s" Save is disabled, with the reason',
    async (role, name, value, sentence) => {
      const { screen, callsTo } = await openSite();
      const field = screen.getByRole(role, { name });
      await field.fill(value);
      const save = screen.getByRole('button', { name: 'Save changes' });
      await expect.element(save).toHaveAttribute('aria-disabled', 'true');
      await expect.element(screen.getByText(sentence).last()).toBeVisible();
      await userEvent.tab();
      await expect.element(field).toBeInvalid();
      await expect.element(screen.getByText(sentence).first()).toBeVisible();
      await expect.element(save).toHaveAccessibleDescription(sentence);
      await save.click({ force: true });
      expect(callsTo('PUT /api/site')).toHaveLength(0);
    },
  );

  test('disables Save during a save', async () => {
    let finish: (site: WholeSite) => void = () => {};
    const slow = answer(
      update,
      () =>
        new Promise<WholeSite>((resolve) => {
          finish = resolve;
        }),
    );
    const { screen, callsTo } = await openSite(slow);
    await screen.getByLabelText(/^City/).fill('Katy');
    const save = screen.getByRole('button', { name: 'Save changes' });
    await save.click();
    await expect.element(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Control>}s{/Control}');
    finish({ ...houston, city: 'Katy', version: 6 });
    await expect.element(screen.getByText('Site updated.')).toBeVisible();
    expect(callsTo('PUT /api/site')).toHaveLength(1);
  });
});

test('finds the time zone of a site by a part of its name', async () => {
  const { screen, callsTo } = await open('/admin/site/2', [
    answer(get, houston),
    answer(update, { ...houston, timeZone: 'America/Los_Angeles', version: 6 }),
  ]);
  const zone = screen.getByRole('combobox', { name: /^Time zone/ });
  await expect.element(zone).toHaveValue('America/Chicago');
  await zone.fill('los ang');
  await screen.getByRole('option', { name: 'America/Los Angeles' }).click();
  await screen.getByRole('button', { name: 'Save changes' }).click();
  await expect
    .poll(() => callsTo('PUT /api/site')[0]?.request.body)
    .toMatchObject({ timeZone: 'America/Los_Angeles', version: 5 });
});
