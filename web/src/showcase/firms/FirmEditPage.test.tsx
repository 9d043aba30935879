import { firmEndpoints } from '@masthead/shared/showcase/firms/firm.endpoints.ts';
import type { Firm } from '@masthead/shared/showcase/firms/firm.ts';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { oneFirm } from './firms.testing.ts';

const { search, get, update } = firmEndpoints;
type Answers = NonNullable<Parameters<typeof openPage>[1]>['api'];

const saving = 'PUT /api/showcase-firm';
const saves = answer(update, ({ body }) => oneFirm({ ...(body as Partial<Firm>), version: 4 }));
const open = async (firm: Firm = oneFirm(), api: Answers = [saves]) => {
  const page = await openPage('/firm/31', {
    as: person('firm'),
    api: [...api, answer(get, firm), answer(search, { totalCount: 0, nodes: [] })],
  });
  await expect.element(page.screen.getByRole('textbox', { name: 'Name' })).toHaveValue(firm.name);
  const save = () => page.screen.getByRole('button', { name: 'Save changes' }).click();
  return { ...page, save };
};

describe('the form of a firm', () => {
  test('saves every field with its version, confirms, and returns to the list', async () => {
    const { screen, router, save, callsTo } = await open();
    const texts = {
      Name: 'Harbor & Bay',
      Website: 'https://bay.example',
      'Button text': 'Visit us',
      'HOTW Listing CTA Text': 'See inside',
      'Thin word position': '2',
      'Google Analytics tag': 'G-ABC123',
      'Background color': '#1D3557',
      'Background text color': '#ffffff',
      'Button color': '#22543d',
      'Button text color': '#fff',
      'Popup background color': '#f1ede4',
    };
    for (const [label, text] of Object.entries(texts))
      await screen.getByRole('textbox', { name: label, exact: true }).fill(text);
    await screen.getByLabelText('Listing CTA Text', { exact: true }).fill('See the details');
    await screen.getByRole('combobox', { name: 'Sites' }).click();
    await screen.getByRole('option', { name: 'CityBeat Austin' }).click();
    await userEvent.keyboard('{Escape}');
    await screen.getByRole('switch', { name: 'Paused' }).click();
    await save();
    await expect.element(screen.getByText('Firm updated.')).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/firm');
    expect(callsTo(saving)[0]?.request.body).toEqual({
      id: 31,
      version: 3,
      name: 'Harbor & Bay',
      siteIds: [1, 2],
      isPaused: true,
      website: 'https://bay.example',
      buttonText: 'Visit us',
      moreInfoText: 'See the details',
      seeInsideMessage: 'See inside',
      headerThinIndex: 2,
      googleAnalyticsTag: 'G-ABC123',
      backgroundColor: '#1d3557',
      backgroundTextColor: '#ffffff',
      buttonColor: '#22543d',
      buttonTextColor: '#fff',
      popupBackgroundColor: '#f1ede4',
      logoUrl1: null,
      logoUrl2: null,
    });
  });

  test('shows whose firm it is, its logos, and is accessible', async () => {
    const logo = '/images/upload/v1/logos/a.png';
    const { screen } = await open(oneFirm({ logoUrl1: logo, logoUrl2: logo }));
    await expect.element(screen.getByText('Harbor Realty')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Replace logo 1' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Replace logo 2' })).toBeVisible();
    await screen.getByRole('textbox', { name: 'Button color' }).click();
    await expectAccessible();
  });

  test('clears a removed logo and an emptied website', async () => {
    const { screen, save, callsTo } = await open(
      oneFirm({ logoUrl1: '/images/upload/v1/logos/a.png', website: 'https://old.example' }),
    );
    await screen.getByRole('button', { name: 'Remove logo 1' }).click();
    await screen.getByLabelText('Website').clear();
    await save();
    await expect.element(screen.getByText('Firm updated.')).toBeVisible();
    expect(callsTo(saving)[0]?.request.body).toMatchObject({ logoUrl1: null, website: null });
  });
});

describe('the rules of a firm', () => {
  test.each([
    ['Name', ' ', 'A name is required'],
    ['Website', 'javascript:alert(1)', 'Invalid URL'],
    ['Button color', 'tomato', 'Use a color such as #1a7f37'],
    ['Thin word position', '-1', 'Thin word position must be a whole number, 0 or more'],
    ['Thin word position', '1.5', 'Thin word position must be a whole number, 0 or more'],
    [
      'Google Analytics tag',
      '<script>',
      'Use an identifier such as G-ABC123, UA-1234-5, GTM-ABC or AW-123',
    ],
  ])('%s "%s" is not saved: %s', async (label, text, sentence) => {
    const { screen, save, callsTo } = await open();
    const field = screen.getByRole('textbox', { name: label, exact: true });
    await field.fill(text);
    await save();
    await expect.element(screen.getByRole('button', { name: sentence })).toBeVisible();
    await expect.element(screen.getByText('Please fix errors before saving')).toBeVisible();
    await expect.element(field).toHaveFocus();
    expect(callsTo(saving)).toHaveLength(0);
  });

  test('a new firm has no sites, and needs one', async () => {
    const { screen, save } = await open(oneFirm({ siteIds: [] }));
    await save();
    await expect.element(screen.getByRole('button', { name: 'A site is required' })).toBeVisible();
    await expect.element(screen.getByText('Please fix errors before saving')).toBeVisible();
  });
});

describe('a save that fails', () => {
  const updateFailed =
    'An error occurred updating the firm.  Make sure you did not rename the firm to a name that is already in use.';

  test('shows a name in use at the field and as a toast, and keeps the input', async () => {
    const sentence = 'A firm with this name already exists.';
    const taken = failing(400, {
      message: [sentence],
      errors: [{ path: 'name', message: sentence }],
    });
    const { screen, router, save } = await open(oneFirm(), [answer(update, taken)]);
    await screen.getByRole('textbox', { name: 'Name' }).fill('Pecan Row');
    await save();
    await expect.element(screen.getByText(updateFailed)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: sentence })).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Pecan Row');
    expect(router.state.location.pathname).toBe('/firm/31');
  });

  test('any other failure says what to do after the message', async () => {
    const away = failing(503, { message: ['Try again in a few seconds.'] });
    const { screen, save } = await open(oneFirm(), [answer(update, away)]);
    await save();
    await expect
      .element(screen.getByText(`${updateFailed} Try again in a few seconds.`))
      .toBeVisible();
  });

  test('when someone else saved first, shows the differences by field name', async () => {
    const conflict = {
      version: 4,
      changedBy: 'Dana Voss',
      changedById: 77,
      changedAt: '2026-11-21T15:00:00.000Z',
    };
    const refusal = failing(409, { message: ['Dana Voss changed this record.'], conflict });
    const page = await open(oneFirm(), [answer(update, refusal)]);
    const { screen, save } = page;
    await screen.getByLabelText('HOTW Listing CTA Text').fill('Mine');
    await save();
    const dialog = screen.getByRole('dialog', { name: 'Dana Voss saved this first' });
    await dialog.getByRole('button', { name: 'Review differences' }).click();
    await expect.element(dialog.getByText('HOTW Listing CTA Text')).toBeVisible();
  });

  test('a firm that does not exist for this person says so', async () => {
    const missing = failing(404, { message: ['This record does not exist.'] });
    const { screen } = await openPage('/firm/99', {
      as: person('firm'),
      api: [answer(get, missing)],
    });
    await expect.element(screen.getByText('This record does not exist.')).toBeVisible();
    const way = screen.getByRole('navigation', { name: 'Breadcrumb' });
    await expect.element(way.getByRole('link')).toHaveAttribute('href', '/firm');
  });
});

describe('the live example', () => {
  const words = () => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe');
    const root = frame?.contentDocument?.querySelector('[data-slot]')?.shadowRoot;
    return [...(root?.querySelectorAll('.button, .by, .thin') ?? [])].map(
      (part) => part.textContent,
    );
  };

  test('an example listing follows the text and colors of the form', async () => {
    const { screen } = await open(oneFirm({ website: 'https://bay.example' }));
    await expect.poll(words).toContain('Presented by Harbor Lights');
    await screen.getByRole('textbox', { name: 'Name' }).fill('Drift');
    await screen.getByLabelText('Listing CTA Text', { exact: true }).fill('Tour it');
    await screen.getByLabelText('Button text', { exact: true }).fill('Meet us');
    await screen.getByLabelText('Thin word position').fill('2');
    await screen.getByLabelText('Button color').fill('#22543d');
    await expect
      .poll(words)
      .toEqual(
        expect.arrayContaining(['Presented by Drift', 'Tour it', 'Meet us', 'to come back to']),
      );
    const root = document
      .querySelector('iframe')
      ?.contentDocument?.querySelector('[data-slot]')?.shadowRoot;
    const button = root?.querySelector('.card .button');
    expect(button && getComputedStyle(button).backgroundColor).toBe('rgb(34, 84, 61)');
    await screen.getByLabelText('HOTW Listing CTA Text').fill('Step inside');
    await expect.element(screen.getByText(/the button says “Step inside”/)).toBeVisible();
  });

  test('a color shows its contrast against the button and the background', async () => {
    const { screen } = await open(
      oneFirm({ buttonColor: '#ffffff', buttonTextColor: '#777777', backgroundColor: '#1d3557' }),
    );
    await expect
      .element(screen.getByText('Contrast on the button 4.4 : 1, hard to read'))
      .toBeVisible();
    await screen.getByLabelText('Button text color').fill('#767676');
    await expect
      .element(screen.getByText('Contrast on the button 4.5 : 1, readable'))
      .toBeVisible();
    await screen.getByLabelText('Background text color').fill('#fff');
    await userEvent.keyboard('{Escape}');
    await expect
      .element(screen.getByText('Contrast on the background 12.3 : 1, readable'))
      .toBeVisible();
    await screen.getByLabelText('Background text color').fill('white');
    await expect.element(screen.getByText(/Contrast on the background/)).not.toBeInTheDocument();
  });
});
