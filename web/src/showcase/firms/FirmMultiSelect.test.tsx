import { firmOperations } from '@masthead/shared/showcase/firms/firm.operations.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { answerOperation, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { FirmMultiSelect } from './FirmMultiSelect.tsx';
import { firmOptionsAnswer, oneFirm } from './firms.testing.ts';

type Answers = NonNullable<Parameters<typeof openPage>[1]>['api'];

const paused = answerOperation(
  firmOperations.showcaseFirm,
  oneFirm({ id: 40, name: 'Old Mill', isPaused: true }),
);

function Page() {
  const [ids, setIds] = useState([31, 40]);
  return (
    <>
      <FirmMultiSelect label="Firms" value={ids} onChange={setIds} />
      <output>{ids.join(' ')}</output>
    </>
  );
}
const open = (api: Answers) =>
  openPage('/home', { as: person('ad-slot'), api, pages: { home: Page } });

test('several firms: a chosen one that is paused stays, and those that can be chosen are offered', async () => {
  const { screen, callsTo } = await open([firmOptionsAnswer, paused]);
  await expect.element(screen.getByText('Old Mill (paused)')).toBeVisible();
  await expect.element(screen.getByText('Harbor Lights')).toBeVisible();
  expect(callsTo('graphql showcaseFirm')).toHaveLength(1);
  await screen.getByRole('combobox', { name: 'Firms' }).click();
  await screen.getByRole('option', { name: 'Pecan Row' }).click();
  await expect.element(screen.getByRole('status').filter({ hasText: '31 40 32' })).toBeVisible();
  const offered = screen.getByRole('option').elements();
  expect(offered.map((option) => option.textContent)).toEqual([]);
});

test('says when the firms cannot be loaded', async () => {
  const broken = answerOperation(
    firmOperations.showcaseFirmOptions,
    failing(500, { message: ['Out of order.'] }),
  );
  const { screen } = await open([broken]);
  await expect.element(screen.getByText('An error occurred getting firms.')).toBeVisible();
});
