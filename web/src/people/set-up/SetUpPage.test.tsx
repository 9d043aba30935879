import { setUpEndpoints } from '@masthead/shared/people/set-up/set-up.endpoints.ts';
import { setUpMessages } from '@masthead/shared/people/set-up/set-up.messages.ts';
import { passwordMessages } from '@masthead/shared/platform/access/password.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { leave } from '../../platform/api/leave.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';

type Page = Awaited<ReturnType<typeof openPage>>;
type Api = NonNullable<NonNullable<Parameters<typeof openPage>[1]>['api']>;

const { state, check, finish } = setUpEndpoints;
const code = 'a1b2-c3d4-e5f6-0718';
const open = (...api: Api) =>
  openPage('/set-up', { api: [...api, answer(state, {}), answer(check, { publisher: null })] });

const publisher = { 'Publisher name': 'Riverbend Press' };
const site = {
  Property: 'Riverbend',
  City: 'Pueblo',
  URL: 'https://riverbend.example',
  'Postal address': '12 Main Street',
};
const admin = {
  Name: 'Ada Larkin',
  Email: 'ada@riverbend.example',
  Password: 'velvet tractor onion',
};

const field = ({ screen }: Page, label: string) => screen.getByLabelText(label, { exact: true });
const heading = ({ screen }: Page) => screen.getByRole('heading', { level: 1 });

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

async function pass(page: Page, values: Record<string, string>, then: string) {
  await fill(page, values);
  await page.screen.getByRole('button', { name: /Continue|Finish set-up/ }).click();
  await expect.element(heading(page)).toHaveTextContent(then);
}

/** To the last step, with everything typed but the admin. */
async function toAdmin(page: Page) {
  await pass(page, { 'Set-up code': code }, 'Publisher');
  await pass(page, publisher, 'First site');
  await pass(page, site, 'Your account');
}

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

beforeEach(() => sessionStorage.clear());

describe('the set-up', () => {
  test('asks for the code, then in three steps, and lands the admin at home', async () => {
    const left = vi.spyOn(leave, 'to').mockImplementation(() => {});
    const page = await open(answer(finish, { access_token: 'new token', user: person('admin') }));
    await expect.element(field(page, 'Set-up code')).toHaveFocus();
    await pass(page, { 'Set-up code': code }, 'Publisher');
    await expect.element(page.screen.getByText('Step 1 of 3')).toBeVisible();
    await expect.element(field(page, 'Publisher name')).toHaveFocus();
    await pass(page, publisher, 'First site');
    await expect.element(page.screen.getByText('Step 2 of 3')).toBeVisible();
    const current = page.screen.getByRole('listitem', { name: 'First site' });
    await expect.element(current).toHaveAttribute('aria-current', 'step');
    await pass(page, site, 'Your account');
    await expect.element(page.screen.getByText('Step 3 of 3')).toBeVisible();
    await fill(page, admin);
    await page.screen.getByRole('button', { name: 'Finish set-up' }).click();
    await expect.poll(() => left.mock.calls).toEqual([['/home']]);
    expect(page.callsTo('POST /api/set-up')[0]?.request.body).toEqual({
      code,
      publisher: 'Riverbend Press',
      timeZone: ownZone,
      property: 'Riverbend',
      city: 'Pueblo',
      url: 'https://riverbend.example',
      postalAddress: '12 Main Street',
      name: 'Ada Larkin',
      email: 'ada@riverbend.example',
      password: 'velvet tractor onion',
    });
    expect(localStorage.getItem('masthead.token')).toBe('new token');
    expect(sessionStorage.getItem('masthead.set-up')).toBeNull();
    await page.screen.unmount();
    const home = await openPage('/home', { as: person('admin') });
    await expect.element(home.screen.getByText(setUpMessages.done)).toBeVisible();
  });

  test('begins with the publisher that the settings name', async () => {
    const page = await open(answer(check, { publisher: 'From the settings' }));
    await pass(page, { 'Set-up code': code }, 'Publisher');
    await expect.element(field(page, 'Publisher name')).toHaveValue('From the settings');
  });

  test('each step checks its own fields, and focuses the first wrong one', async () => {
    const page = await open();
    const next = page.screen.getByRole('button', { name: /Continue|Finish set-up/ });
    const says = async (sentence: string) => {
      await expect.element(page.screen.getByText(sentence, { exact: true })).toBeVisible();
    };
    await next.click();
    await says(setUpMessages.codeRequired);
    expect(page.callsTo('POST /api/set-up/code')).toHaveLength(0);
    await pass(page, { 'Set-up code': code }, 'Publisher');
    await next.click();
    await says(setUpMessages.publisherRequired);
    await expect.element(field(page, 'Publisher name')).toHaveFocus();
    await pass(page, publisher, 'First site');
    await fill(page, { Property: 'Riverbend', URL: 'riverbend' });
    await next.click();
    for (const sentence of ['A city is required', 'You must enter a valid URL'])
      await says(sentence);
    await says(setUpMessages.postalAddressRequired);
    await expect.element(field(page, 'City')).toHaveFocus();
    await pass(page, site, 'Your account');
    await fill(page, { Email: 'ada', Password: 'short' });
    await next.click();
    await says('A first and last name is required');
    await says('You must provide a valid email address');
    await says(passwordMessages.tooShort);
    expect(page.callsTo('POST /api/set-up')).toHaveLength(0);
    await fill(page, { Password: 'password1234' });
    await says(passwordMessages.tooEasy);
  });

  test('Back and forth keeps what was typed, the password too', async () => {
    const page = await open();
    const back = page.screen.getByRole('button', { name: 'Back' });
    await toAdmin(page);
    await fill(page, admin);
    await back.click();
    await expect.element(field(page, 'City')).toHaveValue('Pueblo');
    await back.click();
    await expect.element(field(page, 'Publisher name')).toHaveValue('Riverbend Press');
    await back.click();
    await expect.element(field(page, 'Set-up code')).toHaveValue(code);
    await toAdmin(page);
    await expect.element(field(page, 'Name')).toHaveValue('Ada Larkin');
    await expect.element(field(page, 'Password')).toHaveValue('velvet tractor onion');
  });

  test('a reload keeps the step and what was typed, without the password', async () => {
    const page = await open();
    await toAdmin(page);
    await fill(page, admin);
    expect(sessionStorage.getItem('masthead.set-up')).not.toContain('velvet');
    await page.screen.unmount();
    const again = await open();
    await expect.element(heading(again)).toHaveTextContent('Your account');
    await expect.element(field(again, 'Name')).toHaveValue('Ada Larkin');
    await expect.element(field(again, 'Password')).toHaveValue('');
    await again.screen.getByRole('button', { name: 'Back' }).click();
    await expect.element(field(again, 'Postal address')).toHaveValue('12 Main Street');
  });

  test('a wrong code is told at its field, too many above the form', async () => {
    const errors = [{ path: 'code', message: setUpMessages.wrongCode }];
    const answers = [
      failing(400, { message: [setUpMessages.wrongCode], errors }),
      failing(429, { message: [setUpMessages.tooManyCodes] }),
    ];
    const page = await open(answer(check, () => answers.shift() ?? { publisher: null }));
    await fill(page, { 'Set-up code': 'wrong' });
    await page.screen.getByRole('button', { name: 'Continue' }).click();
    await expect.element(page.screen.getByText(setUpMessages.wrongCode)).toBeVisible();
    await page.screen.getByRole('button', { name: 'Continue' }).click();
    await expect
      .element(page.screen.getByRole('main').getByRole('alert'))
      .toHaveTextContent(setUpMessages.tooManyCodes);
    await expect.element(field(page, 'Set-up code')).toHaveValue('wrong');
  });

  test('what the server refuses is shown on the step that has the field, and nothing is lost', async () => {
    const message = 'This property already has a site for this city.';
    const errors = [{ path: 'city', message }];
    const page = await open(answer(finish, failing(400, { message: [message], errors })));
    await toAdmin(page);
    await fill(page, admin);
    await page.screen.getByRole('button', { name: 'Finish set-up' }).click();
    await expect.element(heading(page)).toHaveTextContent('First site');
    await expect.element(page.screen.getByText(message)).toBeVisible();
    await pass(page, { City: 'Boone' }, 'Your account');
    await expect.element(field(page, 'Password')).toHaveValue('velvet tractor onion');
  });

  test('a server that is away is said above the form', async () => {
    const page = await open(answer(finish, failing(503, { message: ['Try again in a minute.'] })));
    await toAdmin(page);
    await fill(page, admin);
    await page.screen.getByRole('button', { name: 'Finish set-up' }).click();
    await expect
      .element(page.screen.getByRole('main').getByRole('alert'))
      .toHaveTextContent('Try again in a minute.');
    await expect.element(field(page, 'Name')).toHaveValue('Ada Larkin');
  });
});

test('every step is accessible, in light and dark, with errors too', async () => {
  const page = await open();
  await expect.element(field(page, 'Set-up code')).toBeVisible();
  await expectAccessible();
  await pass(page, { 'Set-up code': code }, 'Publisher');
  await expectAccessible();
  await pass(page, publisher, 'First site');
  await page.screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.screen.getByText('A city is required')).toBeVisible();
  await expectAccessible();
  await pass(page, site, 'Your account');
  await expectAccessible();
});

describe('when the set-up is over', () => {
  test('the screen says so and leads to the sign-in', async () => {
    const page = await openPage('/set-up', {
      api: [answer(state, failing(404, { message: ['Not found.'] }))],
    });
    await expect.element(page.screen.getByText(setUpMessages.isOver)).toBeVisible();
    await page.screen.getByRole('link', { name: 'Sign in' }).click();
    await expect.element(heading(page)).toHaveTextContent('Sign in');
  });

  test('whoever finishes second is told', async () => {
    const page = await open(answer(finish, failing(409, { message: [setUpMessages.isOver] })));
    await toAdmin(page);
    await fill(page, admin);
    await page.screen.getByRole('button', { name: 'Finish set-up' }).click();
    await expect.element(page.screen.getByText(setUpMessages.isOver)).toBeVisible();
    await expect.element(page.screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});

test('a state that cannot be read can be asked for again', async () => {
  let isAway = true;
  const page = await openPage('/set-up', {
    api: [answer(state, () => (isAway ? failing(503, { message: ['Away.'] }) : {}))],
  });
  await expect.element(page.screen.getByText(setUpMessages.loadFailed)).toBeVisible();
  isAway = false;
  await page.screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(field(page, 'Set-up code')).toBeVisible();
});
