import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { playRounds } from './rounds.testing.ts';

/** `npm run bench -- campaign-rounds` plays ten times as many. */
const rounds = 200;

test('whatever people do with digests and promo alerts on two servers, of which one is killed twice: row, provider and recipients agree', async ({
  onTestFinished,
}) => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const report = await playRounds(database.connection, { rounds, kills: 2 });
  expect(report.disagreements).toEqual([]);
  expect(report.messages).toBeGreaterThan(0);
}, 240_000);
