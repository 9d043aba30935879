import { passkeyEndpoints } from '@masthead/shared/people/profile/passkey.endpoints.ts';
import { profileEndpoints } from '@masthead/shared/people/profile/profile.endpoints.ts';
import { passkeyMessages } from '@masthead/shared/platform/access/passkey.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';

const profile = {
  id: 3,
  version: 4,
  username: 'rep',
  name: 'Pat rep',
  email: 'rep@example.com',
  bio: null,
  imageUrl: null,
  getsSummary: true,
  updatedAt: '2026-11-01T12:00:00Z',
  updatedBy: null,
};
const phone = {
  id: 7,
  name: 'Phone',
  createdAt: '2026-11-20T15:00:00Z',
  usedAt: null,
  isSynced: true,
};
const options = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Masthead' },
  user: { id: 'AAAA', name: 'rep', displayName: 'Pat rep' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
};
const bytes = Uint8Array.from([1, 2, 3]).buffer;
const made = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes,
    attestationObject: bytes,
    getTransports: () => ['internal'],
  },
} as unknown as Credential;
afterEach(() => vi.restoreAllMocks());

type Api = NonNullable<NonNullable<Parameters<typeof openPage>[1]>['api']>;
const open = (api: Api) =>
  openPage('/profile', {
    as: person('rep'),
    api: [
      ...api,
      answer(profileEndpoints.get, profile),
      answer(profileEndpoints.sessions, []),
      answer(profileEndpoints.secondFactor, { isOn: false, since: null, recoveryCodesLeft: 0 }),
    ],
  });
const listing = (passkeys: (typeof phone)[]) =>
  answer(passkeyEndpoints.list, { isPossible: true, passkeys });
const making = [answer(passkeyEndpoints.begin, options), answer(passkeyEndpoints.add, { id: 8 })];

async function continueAdding(api: Api) {
  const page = await open([listing([]), ...api]);
  await expect.element(page.screen.getByText(passkeyMessages.none)).toBeVisible();
  await page.screen.getByRole('button', { name: 'Add a passkey' }).click();
  await expect.element(page.screen.getByLabelText('Name', { exact: true }).last()).toHaveFocus();
  await page.screen.getByRole('button', { name: 'Continue' }).click();
  return page;
}

test('is added under the name of this browser, which the device confirms', async () => {
  vi.spyOn(navigator.credentials, 'create').mockResolvedValue(made);
  const { screen, callsTo } = await continueAdding(making);
  await expect.element(screen.getByText('Passkey added.')).toBeVisible();
  expect(callsTo('POST /api/profile/passkey')[0]?.request.body).toMatchObject({
    name: expect.stringMatching(/^Chrome/),
    passkey: { id: 'AQID', type: 'public-key', response: { transports: ['internal'] } },
  });
});

test.each([
  ['NotAllowedError', passkeyMessages.canceledAdding],
  ['InvalidStateError', passkeyMessages.alreadyHere],
])('says why none was made: %s', async (name, sentence) => {
  vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('no', name));
  const { screen, callsTo } = await continueAdding(making);
  await expect.element(screen.getByText(sentence)).toBeVisible();
  expect(callsTo('POST /api/profile/passkey')).toHaveLength(0);
});

test('says what the server refuses, and keeps the dialog open', async () => {
  const { tooMany } = passkeyMessages;
  const refusal = answer(passkeyEndpoints.begin, failing(409, { message: [tooMany] }));
  const { screen } = await continueAdding([refusal]);
  await expect.element(screen.getByText(tooMany)).toBeVisible();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('is renamed, and removed after a question', async () => {
  const { screen, callsTo } = await open([
    listing([phone]),
    answer(passkeyEndpoints.rename, {}),
    answer(passkeyEndpoints.remove, {}),
  ]);
  await expect.element(screen.getByText(/Not used yet · Synced between devices/)).toBeVisible();
  await screen.getByRole('button', { name: 'Rename Phone' }).click();
  const name = screen.getByRole('dialog').getByLabelText('Name');
  await name.fill(' ');
  await screen.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(passkeyMessages.nameRequired)).toBeVisible();
  await name.fill('Old phone');
  await screen.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Passkey renamed.')).toBeVisible();
  expect(callsTo('PUT /api/profile/passkey/:id')[0]?.request.body).toEqual({ name: 'Old phone' });
  await screen.getByRole('button', { name: 'Remove Phone' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(screen.getByText('Passkey removed.')).toBeVisible();
});

test('an address without a domain says what is missing', async () => {
  const { screen } = await open([]);
  await expect.element(screen.getByText(passkeyMessages.notHere)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add a passkey' }).elements()).toEqual([]);
});

test('says when the list could not be loaded', async () => {
  const { screen } = await open([
    answer(passkeyEndpoints.list, failing(500, { message: ['Something went wrong.'] })),
  ]);
  await expect.element(screen.getByText('Something went wrong.')).toBeVisible();
});
