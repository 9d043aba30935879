import { siteEndpoints } from '@masthead/shared/people/sites/site.endpoints.ts';
import type { WholeSite } from '@masthead/shared/people/sites/site.record.ts';
import { describe, expect, test } from 'vitest';
import {
  answer,
  type FakeRequest,
  failing,
  openPage,
  person,
  sites,
} from '../api/page.testing.tsx';
import { stamps } from './stamps.testing.ts';
import { storeUnsaved } from './unsaved-work.ts';
import { merged } from './use-conflict.ts';

const admin = person('admin');
const loaded: WholeSite = {
  ...(sites[0] as (typeof sites)[number]),
  ...stamps,
  previewUrl: null,
  brandColour: null,
  logoUrl: null,
  postalAddress: null,
  timeZone: 'America/Chicago',
  tagSeenAt: null,
};

/** A site that others save too: what is stored, and a save that has to follow it. */
function openSite(other = { id: 77, name: 'Ana Ruiz' }) {
  let stored = loaded;
  const othersSave = (changes: Partial<WholeSite>) => {
    stored = { ...stored, ...changes, version: stored.version + 1 };
  };
  const save = ({ body }: FakeRequest) => {
    const sent = body as WholeSite;
    if (sent.version !== stored.version)
      return failing(409, {
        message: ['Somebody was first.'],
        conflict: {
          version: stored.version,
          changedBy: other.name,
          changedById: other.id,
          changedAt: loaded.dateUpdated,
        },
      });
    stored = { ...stored, ...sent, version: stored.version + 1 };
    return stored;
  };
  const api = [answer(siteEndpoints.get, () => stored), answer(siteEndpoints.update, save)];
  return { othersSave, opening: openPage('/admin/site/1', { as: admin, api }) };
}

describe('a form and a record that is saved elsewhere', () => {
  test('merges changes of one side, and asks about fields changed on both', () => {
    const base = { a: 1, b: 1, c: [1] };
    expect(merged(base, { a: 2, b: 1, c: [1] }, { a: 1, b: 3, c: [1] })).toEqual({
      a: 2,
      b: 3,
      c: [1],
    });
    expect(merged(base, { a: 2, b: 1, c: [1] }, { a: 2, b: 1, c: [2] })).toEqual({
      a: 2,
      b: 1,
      c: [2],
    });
    expect(merged(base, { a: 2, b: 1, c: [1] }, { a: 3, b: 1, c: [1] })).toBeNull();
  });

  test('while nothing is typed it shows the newer one on coming back, and saves on top of it', async () => {
    const { othersSave, opening } = openSite();
    const { screen, callsTo } = await opening;
    const city = screen.getByLabelText(/^City/);
    await expect.element(city).toHaveValue('Austin');
    othersSave({ city: 'Dallas' });
    window.dispatchEvent(new Event('focus'));
    await expect.element(city).toHaveValue('Dallas');
    await city.fill('El Paso');
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(screen.getByText(/^Saved (just now|\d s ago)$/)).toBeVisible();
    expect(callsTo('PUT /api/site')).toHaveLength(1);
  });

  test('keeps current edits, and merges changes to different fields', async () => {
    const { othersSave, opening } = openSite();
    const { screen, callsTo } = await opening;
    await screen.getByLabelText(/^City/).fill('El Paso');
    othersSave({ url: 'https://example.com/new' });
    window.dispatchEvent(new Event('focus'));
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect
      .element(screen.getByText('Saved along with the changes that Ana Ruiz made.'))
      .toBeVisible();
    await expect.element(screen.getByLabelText(/^URL/)).toHaveValue('https://example.com/new');
    expect(callsTo('PUT /api/site').map(({ request }) => request.body)).toMatchObject([
      { version: 3, city: 'El Paso', url: loaded.url },
      { version: 4, city: 'El Paso', url: 'https://example.com/new' },
    ]);
    expect(screen.getByRole('dialog').elements()).toHaveLength(0);
  });

  test("asks about the same field, and says when it was the user's other window", async () => {
    const { othersSave, opening } = openSite(admin);
    const { screen } = await opening;
    await screen.getByLabelText(/^City/).fill('El Paso');
    othersSave({ city: 'Dallas' });
    await screen.getByRole('button', { name: 'Save changes' }).click();
    const dialog = screen.getByRole('dialog');
    await expect
      .element(dialog.getByText('You, in another window, saved this first'))
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Overwrite' }).click();
    await expect.element(screen.getByText(/^Saved (just now|\d s ago)$/)).toBeVisible();
  });

  test("another user with the same name is not the user's other window", async () => {
    const { othersSave, opening } = openSite({ id: 78, name: admin.name });
    const { screen } = await opening;
    await screen.getByLabelText(/^City/).fill('El Paso');
    othersSave({ city: 'Dallas' });
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect
      .element(screen.getByRole('dialog').getByText(`${admin.name} saved this first`))
      .toBeVisible();
  });

  test('words that come back after the record moved on overwrite nothing that they do not touch', async () => {
    const { property, city, url } = loaded;
    await storeUnsaved({
      userId: admin.id,
      screen: 'siteEdit',
      recordId: loaded.id,
      title: loaded.name,
      address: '/admin/site/1',
      values: { property, city: 'El Paso', url },
      base: { property, city, url },
      version: 3,
    });
    const { othersSave, opening } = openSite();
    othersSave({ url: 'https://example.com/new' });
    const { screen, callsTo } = await opening;
    await screen.getByRole('button', { name: 'Restore' }).click();
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(screen.getByText(/^Saved (just now|\d s ago)$/)).toBeVisible();
    expect(callsTo('PUT /api/site').at(-1)?.request.body).toMatchObject({
      version: 4,
      city: 'El Paso',
      url: 'https://example.com/new',
    });
  });
});
