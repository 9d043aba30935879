import { adSlotEndpoints } from '@masthead/shared/showcase/ad-slots/ad-slot.endpoints.ts';
import type { AdSlot } from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import type { SlotConflict } from '@masthead/shared/showcase/ad-slots/slot-conflicts.ts';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { itemOf, oneListing, oneSlot, surroundings } from './ad-slots.testing.ts';

const { get, create, update, clone, conflicts } = adSlotEndpoints;
type Answers = NonNullable<NonNullable<Parameters<typeof openPage>[1]>['api']>;
const putting = 'PUT /api/adslot';
const posting = 'POST /api/adslot';
const stored = answer(update, ({ body }) => oneSlot({ ...(body as Partial<AdSlot>), version: 4 }));
const conflict: SlotConflict = {
  kind: 'listing',
  slotId: 44,
  title: 'Tables of winter',
  siteId: 1,
  site: 'CityBeat Austin',
  subject: 'Walnut table',
  from: '2031-03-01',
  to: '2031-03-04',
};

async function open(address: string, api: Answers = [], as = person('ad-slot')) {
  const page = await openPage(address, {
    as,
    api: [...api, answer(get, oneSlot()), stored, ...surroundings()],
  });
  const { screen } = page;
  await expect.element(screen.getByRole('textbox', { name: 'Title 1' })).toBeVisible();
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  const choose = async (label: string, option: string) => {
    await screen.getByRole('combobox', { name: label }).click();
    await screen.getByRole('option', { name: option }).click();
  };
  return { ...page, press, choose };
}
const path = ({ router }: Awaited<ReturnType<typeof open>>) => router.state.location.pathname;
const bodyOf = (page: Awaited<ReturnType<typeof open>>, name: string) =>
  page.callsTo(name).at(-1)?.request.body as Record<string, unknown>;

describe('a new ad slot', () => {
  test('fills empty fields from its firm, gets listings, is created, and returns to the list', async () => {
    const page = await open('/ad-slot/create', [
      answer(create, ({ body }) => oneSlot(body as Partial<AdSlot>)),
    ]);
    const { screen, press, choose } = page;
    await screen.getByRole('textbox', { name: 'Title 1' }).fill('Tables of spring');
    await screen.getByRole('textbox', { name: 'Start date' }).fill('2031-03-01');
    await screen.getByRole('textbox', { name: 'End date' }).fill('2031-03-09');
    await choose('Firms', 'Harbor Lights');
    await expect
      .element(screen.getByRole('textbox', { name: 'URL' }))
      .toHaveValue('https://harbor.example/');
    await expect
      .element(screen.getByRole('textbox', { name: 'Button color' }))
      .toHaveValue('#22543d');
    await choose('Firms', 'Cedar Goods');
    await press('Add Item');
    await screen.getByRole('button', { name: /Walnut table/ }).click();
    await press('Add item');
    await expect.element(screen.getByText('1 listing', { exact: true })).toBeVisible();
    await expect.element(screen.getByTitle('The ad slot on a desktop page')).toBeVisible();
    await press('Save changes');
    await expect.element(screen.getByText('Ad slot created.')).toBeVisible();
    await expect.poll(() => path(page)).toBe('/ad-slot');
    expect(bodyOf(page, posting)).toMatchObject({
      title1: 'Tables of spring',
      firmIds: [31, 32],
      siteIds: [2],
      listingIds: [71],
      url: 'https://harbor.example/',
      buttonColor: '#22543d',
      displayEffect: 'popup',
      logoHeight: 50,
      logoPadding: 5,
      tagColor: '#c2d503',
    });
  });

  test('shows every validation message at once, and sends nothing', async () => {
    const page = await open('/ad-slot/create');
    await page.press('Save changes');
    for (const sentence of [
      'A start date required.',
      'An end date is required.',
      'A title is required.',
      'A firm is required.',
      'A site is required.',
      'Items are required.',
    ])
      await expect.element(page.screen.getByRole('button', { name: sentence })).toBeVisible();
    await expect.element(page.screen.getByText('Please fix errors before saving')).toBeVisible();
    expect(page.callsTo(posting)).toHaveLength(0);
  });

  test('cannot be previewed, copied or deleted before it is saved', async () => {
    const { screen } = await open('/ad-slot/create');
    const preview = screen.getByRole('button', { name: 'Preview' });
    await expect.element(preview).toHaveAttribute('aria-disabled', 'true');
    await preview.hover();
    await expect
      .element(screen.getByText('Save the slot first. The preview shows the saved version.'))
      .toBeVisible();
    expect(screen.getByRole('button', { name: 'Save as new' }).query()).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete' }).query()).toBeNull();
  });

  test('keeps the input when creating fails', async () => {
    const page = await open('/ad-slot/9', [
      answer(update, failing(500, { message: ['Try later.'] })),
    ]);
    await page.screen.getByRole('textbox', { name: 'Title 2' }).fill('Second line');
    await page.press('Save changes');
    await expect
      .element(page.screen.getByText('An error occurred updating ad slot. Try later.'))
      .toBeVisible();
    await expect
      .element(page.screen.getByRole('textbox', { name: 'Title 2' }))
      .toHaveValue('Second line');
    expect(path(page)).toBe('/ad-slot/9');
  });
});

describe('the rules of an ad slot', () => {
  test('shows what is wrong with each value, and sends nothing', async () => {
    const page = await open('/ad-slot/9');
    for (const [label, text, sentence] of [
      ['End date', '2031-02-01', 'The end date can’t be before the start date.'],
      ['Title 1', ' ', 'A title is required.'],
      ['URL', 'javascript:alert(1)', 'Invalid URL.'],
      ['Thin word position', '-1', 'Thin word position must be a whole number, 0 or more'],
      ['Tag color', 'tomato', 'Use a color such as #1a7f37'],
      ['Logo height', '450k', 'Use a whole number of pixels from 10 to 300'],
      ['Logo height', '1e2', 'Use a whole number of pixels from 10 to 300'],
      ['Logo height', '5', 'Use a whole number of pixels from 10 to 300'],
    ] as const) {
      const field = page.screen.getByRole('textbox', { name: label });
      const before = (field.element() as HTMLInputElement).value;
      const link = page.screen.getByRole('button', { name: sentence });
      await expect.element(link).not.toBeInTheDocument();
      await field.fill(text);
      await page.press('Save changes');
      await expect.element(link).toBeVisible();
      await field.fill(before);
      expect(page.callsTo(putting)).toHaveLength(0);
    }
  });
});

describe('an existing ad slot', () => {
  test('shows the contrast of ‘Presented by’ on every background', async () => {
    const colors = { presentedByColor: '#ffffff', backgroundColor: '#112233' };
    const slot = oneSlot({ ...colors, displayEffect: 'popup', popupBackgroundColor: '#f4f1ea' });
    const { screen } = await open('/ad-slot/9', [answer(get, slot)]);
    const said = screen.getByRole('status').filter({ hasText: 'on the popup' });
    await expect
      .element(said)
      .toMatchTextContent(
        /Contrast on the background 16\.\d : 1, readable.*on the popup 1\.1 : 1, so a readable color is used there/,
      );
  });

  test('is saved with its version and the new order of its listings, and is accessible', async () => {
    const page = await open('/ad-slot/9');
    const { screen, press } = page;
    await screen.getByRole('button', { name: 'Move Walnut table down' }).click();
    await expectAccessible();
    await press('Save changes');
    await expect.element(screen.getByText('Ad slot updated.')).toBeVisible();
    await expect.poll(() => path(page)).toBe('/ad-slot');
    expect(bodyOf(page, putting)).toMatchObject({ id: 9, version: 3, listingIds: [72, 71] });
  });

  test('a removed listing can be put back in its place', async () => {
    const { screen } = await open('/ad-slot/9');
    await screen.getByRole('button', { name: 'Remove Walnut table' }).click();
    await expect.element(screen.getByText('Removed “Walnut table”.')).toBeVisible();
    await expect.element(screen.getByText('1 listing', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect
      .element(screen.getByRole('list', { name: 'Items' }).getByRole('listitem').first())
      .toMatchTextContent(/Walnut table/);
  });

  test('a listing is edited without leaving the slot', async () => {
    const { screen } = await open('/ad-slot/9');
    await screen.getByRole('button', { name: 'Edit Walnut table' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Edit Listing' })).toBeVisible();
    await expect
      .element(screen.getByRole('textbox', { name: 'Description 1' }))
      .toHaveValue('Walnut table');
  });

  test('thirty listings are read in one call', async () => {
    const many = Array.from({ length: 30 }, (_, n) =>
      oneListing({ id: 100 + n, description1: `Table ${n}` }),
    );
    const slot = oneSlot({ listingIds: many.map(({ id }) => id), items: many.map(itemOf) });
    const page = await open('/ad-slot/9', [answer(get, slot), ...surroundings(many)]);
    await expect.element(page.screen.getByText('30 listings', { exact: true })).toBeVisible();
    const calls = () => page.callsTo('POST /api/showcase-firm-item/by-ids');
    await expect.poll(() => calls().length).toBe(1);
    expect(calls()[0]?.request.body).toEqual({ ids: many.map(({ id }) => id) });
    expect(page.callsTo('GET /api/showcase-firm-item/:id')).toEqual([]);
  });

  test('a listing that was deleted after the slot was read is marked', async () => {
    const { screen } = await open('/ad-slot/9', surroundings([oneListing()]));
    await expect.element(screen.getByText('Deleted. Remove it.')).toBeVisible();
  });

  test('a deleted listing and one of a firm that is not in the slot are marked', async () => {
    const foreign = oneListing({ id: 72, description1: 'Oak chair', firmId: 32 });
    const { items } = oneSlot();
    const slot = oneSlot({
      items: items.map((item) => (item.id === 71 ? { ...item, isDeleted: true } : item)),
    });
    const { screen } = await open('/ad-slot/9', [answer(get, slot), ...surroundings([foreign])]);
    await expect.element(screen.getByText('Deleted. Remove it.')).toBeVisible();
    await expect.element(screen.getByText('Firm not in this slot')).toBeVisible();
  });

  test('a part that fails to load says so and offers to try again', async () => {
    const { screen } = await openPage('/ad-slot/9', {
      as: person('ad-slot'),
      api: [answer(get, failing(500, { message: ['Try later.'] })), ...surroundings()],
    });
    await expect.element(screen.getByText('An error occurred getting ad slot.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('another person who saved first is named, with the fields that differ', async () => {
    let saves = 0;
    const theirs = oneSlot({ title1: 'Tables of May', version: 4 });
    const page = await open('/ad-slot/9', [
      answer(get, () => (saves > 0 ? theirs : oneSlot())),
      answer(update, ({ body }) => {
        saves += 1;
        if (saves > 1) return oneSlot({ ...(body as Partial<AdSlot>), version: 5 });
        return failing(409, {
          message: ['Jon Park changed this record.'],
          conflict: {
            version: 4,
            changedBy: 'Jon Park',
            changedById: 77,
            changedAt: '2026-11-20T15:00:00.000Z',
          },
        });
      }),
    ]);
    await page.screen.getByRole('textbox', { name: 'Title 1' }).fill('Tables of June');
    await page.press('Save changes');
    await page.press('Review differences');
    await expect.element(page.screen.getByText('Tables of May')).toBeVisible();
    await page.press('Save merged version');
    await expect.element(page.screen.getByText('Ad slot updated.')).toBeVisible();
    expect(bodyOf(page, putting)).toMatchObject({ title1: 'Tables of June', version: 4 });
  });
});

describe('conflicts', () => {
  test('are shown with links to the other slots, and need a reason', async () => {
    const page = await open('/ad-slot/9', [answer(conflicts, [conflict])]);
    const { screen, press } = page;
    const other = screen.getByRole('link', { name: 'Tables of winter' });
    await expect.element(other).toHaveAttribute('href', '/ad-slot/44');
    await expect
      .element(
        screen.getByText(
          /also shows the listing “Walnut table”: CityBeat Austin, 03\/01\/2031 to 03\/04\/2031/,
        ),
      )
      .toBeVisible();
    await press('Save changes');
    await expect
      .element(screen.getByRole('button', { name: 'Give a reason to save anyway' }))
      .toBeVisible();
    expect(page.callsTo(putting)).toHaveLength(0);
    await screen.getByRole('textbox', { name: 'Reason' }).fill('Agreed with the firm');
    await press('Save changes');
    await expect.element(screen.getByText('Ad slot updated.')).toBeVisible();
    expect(bodyOf(page, putting)).toMatchObject({ conflictReason: 'Agreed with the firm' });
  });

  test('are asked for again when the days change, and not for a paused slot', async () => {
    const page = await open('/ad-slot/9');
    const asked = 'POST /api/adslot/conflicts';
    await expect.poll(() => bodyOf(page, asked)).toMatchObject({ id: 9, endDate: '2031-03-09' });
    await page.screen.getByRole('textbox', { name: 'End date' }).fill('2031-03-20');
    await expect.poll(() => bodyOf(page, asked)).toMatchObject({ endDate: '2031-03-20' });
    const before = page.callsTo(asked).length;
    await page.screen.getByRole('switch', { name: 'Paused' }).click();
    await page.screen.getByRole('textbox', { name: 'End date' }).fill('2031-03-21');
    await page.press('Save changes');
    await expect.element(page.screen.getByText('Ad slot updated.')).toBeVisible();
    expect(page.callsTo(asked)).toHaveLength(before);
  });

  test('found by the server alone are shown at the reason', async () => {
    const sentence =
      'This slot has a conflict with other slots. Change it, or give a reason to save anyway.';
    const { screen, press } = await open('/ad-slot/9', [
      answer(conflicts, failing(500, { message: ['Away.'] })),
      answer(
        update,
        failing(400, {
          message: [sentence],
          errors: [{ path: 'conflictReason', message: sentence }],
        }),
      ),
    ]);
    await press('Save changes');
    await expect.element(screen.getByRole('button', { name: sentence })).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
    expect(screen.getByText('Away.').query()).toBeNull();
  });
});

describe('the buttons', () => {
  test('Save as new saves, copies, opens the copy, and says that it is paused', async () => {
    const copy = oneSlot({ id: 10, isPaused: true, version: 1 });
    const page = await open('/ad-slot/9', [
      answer(clone, copy),
      answer(get, ({ params }) => (params.id === '10' ? copy : oneSlot())),
    ]);
    await page.screen.getByRole('textbox', { name: 'Title 2' }).fill('Second line');
    await page.press('Save as new');
    await expect.poll(() => path(page)).toBe('/ad-slot/10');
    expect(bodyOf(page, putting)).toMatchObject({ id: 9, title2: 'Second line' });
    expect(page.callsTo('POST /api/adslot/clone/:id')[0]?.request.params).toEqual({ id: '9' });
    await expect
      .element(page.screen.getByText('This is a copy. It’s paused so you can review it first.'))
      .toBeVisible();
    await expect
      .element(page.screen.getByText(/^This slot is paused, so no site shows it/))
      .toBeVisible();
  });

  test('Save as new copies nothing when the save failed', async () => {
    const page = await open('/ad-slot/9', [
      answer(update, failing(500, { message: ['Try later.'] })),
    ]);
    await page.press('Save as new');
    await expect
      .element(page.screen.getByText(/^An error occurred updating ad slot/))
      .toBeVisible();
    expect(page.callsTo('POST /api/adslot/clone/:id')).toHaveLength(0);
  });

  test('Preview opens the preview of a desktop in a new tab', async () => {
    const { screen } = await open('/ad-slot/9');
    const preview = screen.getByRole('link', { name: 'Preview' });
    await expect.element(preview).toHaveAttribute('href', '/preview/ad-slot/9?displayType=desktop');
    await expect.element(preview).toHaveAttribute('target', '_blank');
  });

  test('Delete asks first, marks the slot deleted, goes to the list, and can be undone', async () => {
    const page = await open('/ad-slot/9');
    const { screen, press } = page;
    await press('Delete');
    await expect.element(screen.getByText('Are you sure?')).toBeVisible();
    expect(page.callsTo(putting)).toHaveLength(0);
    await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => path(page)).toBe('/ad-slot');
    expect(bodyOf(page, putting)).toEqual({ id: 9, version: 3, isDeleted: true });
    await press('Undo');
    await expect.element(screen.getByText('Ad slot restored.')).toBeVisible();
    expect(bodyOf(page, putting)).toEqual({ id: 9, version: 4, isDeleted: false });
  });

  test('Delete is not offered to the people of a partner organization', async () => {
    const { screen } = await open('/ad-slot/9', [], person('ad-slot', { isStaff: false }));
    await expect.element(screen.getByRole('button', { name: 'Save as new' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete' }).query()).toBeNull();
  });
});
