import { failedJobEndpoints } from '@masthead/shared/platform/jobs/failed-jobs.endpoints.ts';
import { systemEndpoints } from '@masthead/shared/platform/system/system.endpoints.ts';
import { systemMessages, systemNeeds } from '@masthead/shared/platform/system/system.messages.ts';
import type { SystemNeed, SystemState } from '@masthead/shared/platform/system/system.ts';
import { expect, test } from 'vitest';
import { expectAccessible } from '../api/axe.testing.ts';
import { answer, failing, openPage, person } from '../api/page.testing.tsx';

const process = {
  id: '00000000-0000-4000-8000-000000000001',
  host: 'news-1',
  role: 'web' as const,
  version: '1.0.0',
  startedAt: '2026-11-24T10:00:00.000Z',
  aliveAt: '2026-11-24T16:00:00.000Z',
  isSilent: false,
  memoryBytes: 212_000_000,
  diskFree: 40_000_000_000,
  diskSize: 100_000_000_000,
};
const fine: SystemState = {
  needs: [],
  servers: [process],
  parts: [{ name: 'database', says: 'ok' }],
  queues: [],
  mail: { server: 'mail.example:587', awaySince: null, waiting: 0, problems: [] },
  backups: {
    isScheduled: true,
    lastGood: '2026-11-24T08:00:00.000Z',
    lastFailed: null,
    lastProblem: null,
    lastProof: null,
  },
  storage: { database: 1_500_000_000, pictures: null, chat: 0, invoices: 12_000 },
  database: { newestMigration: 230, moves: [], tables: [] },
};
const need: SystemNeed = {
  key: 'disk:news-1',
  section: 'storage',
  says: systemNeeds.diskFull('news-1', 91),
  since: '2026-11-24T15:00:00.000Z',
};
const open = (given: Partial<SystemState> = {}) =>
  openPage('/admin/system', {
    as: person('admin'),
    api: [
      answer(systemEndpoints.state, { ...fine, ...given }),
      answer(systemEndpoints.needs, [need]),
    ],
  });

test('a state without needs is good in one line, and no banner is above it', async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole('status').getByText(systemMessages.allGood)).toBeVisible();
  await expect.element(screen.getByText('60% of 100 GB used, 40 GB free')).toBeVisible();
  await expect.element(screen.getByText('Not known right now')).toBeVisible();
  await expect.element(screen.getByText(/Masthead needs attention/)).not.toBeInTheDocument();
  await expectAccessible();
});

test('what needs the operator is first, and leads to its section', async () => {
  const { screen } = await open({
    needs: [need],
    parts: [{ name: 'storage', says: 'The disk is full.' }],
    backups: { ...fine.backups, lastFailed: '2026-11-24T09:00:00.000Z', lastProblem: 'No room.' },
    mail: {
      ...fine.mail,
      awaySince: '2026-11-24T15:00:00.000Z',
      problems: [
        { domain: 'mail.example', count: 3, says: '550 no', at: '2026-11-24T15:00:00.000Z' },
      ],
    },
  });
  await expect.element(screen.getByRole('heading', { name: '1 thing needs you' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: need.says }))
    .toHaveAttribute('href', '#storage');
  await expect.element(screen.getByText('since 11/24/2026 9:00 AM CT').first()).toBeVisible();
  await expect.element(screen.getByText('No room.')).toBeVisible();
  await expect.element(screen.getByText('550 no')).toBeVisible();
  await expectAccessible();
});

test('jobs show what waits and failed, and failed ones can be opened', async () => {
  const queue = { queue: 'imports', title: 'Import of a file', scheduled: 0, waiting: 2 };
  const { screen } = await openPage('/admin/system', {
    as: person('admin'),
    api: [
      answer(systemEndpoints.state, {
        ...fine,
        queues: [{ ...queue, active: 1, failed: 1, oldestSeconds: 720 }],
      }),
      answer(failedJobEndpoints.list, { count: 0, nodes: [] }),
    ],
  });
  await expect
    .element(screen.getByText('1 running · 2 waiting · 1 failed · oldest 12 minutes'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Show failed jobs' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('a test email says what the mail server answered, and an error when nothing did', async () => {
  const reply = { to: 'admin@masthead.example', result: 'failed' as const, problem: '550 no' };
  const { screen } = await openPage('/admin/system', {
    as: person('admin'),
    api: [answer(systemEndpoints.state, fine), answer(systemEndpoints.testMail, reply)],
  });
  await screen.getByRole('button', { name: systemMessages.sendTest }).click();
  await expect.element(screen.getByText(systemMessages.testFailed('550 no'))).toBeVisible();
});

test('a check of settings shows problems first', async () => {
  const lines = [
    { state: 'ok' as const, check: 'clock', says: 'the clock is right' },
    { state: 'problem' as const, check: 'mail', says: 'no answer', advice: 'Check SMTP_URL.' },
  ];
  const { screen } = await openPage('/admin/system', {
    as: person('admin'),
    api: [answer(systemEndpoints.state, fine), answer(systemEndpoints.check, lines)],
  });
  await screen.getByRole('button', { name: systemMessages.check }).click();
  const first = screen.getByRole('list', { name: 'Findings' }).getByRole('listitem').first();
  await expect.element(first).toHaveTextContent('Problem: mailno answerCheck SMTP_URL.');
  await expectAccessible();
});

test('a state that cannot be loaded is an error with a way to try again', async () => {
  const { screen } = await openPage('/admin/system', {
    as: person('admin'),
    api: [
      answer(systemEndpoints.state, failing(503, { message: ['Try again in a few seconds.'] })),
    ],
  });
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('admins see on other screens what needs them; others ask for nothing', async () => {
  const { screen } = await openPage('/home', {
    as: person('admin'),
    api: [answer(systemEndpoints.needs, [need])],
  });
  await expect.element(screen.getByText(need.says)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: systemMessages.open }))
    .toHaveAttribute('href', '/admin/system');
  await expectAccessible();
  const { callsTo } = await openPage('/home', { as: person('editor') });
  expect(callsTo('GET /api/system/needs')).toEqual([]);
});
