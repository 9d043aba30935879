import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { playCrossings } from './crossings.testing.ts';

test('of two who act in the same moment on two servers, one waits for the other, and nothing is done that they may not', async ({
  onTestFinished,
}) => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  // `npm run bench -- crossings` plays ten times as many.
  const plan = { imports: 3, rows: 2000, saves: 48, schedules: 48 };
  const report = await playCrossings(database.connection, plan);
  expect(report.wrong).toEqual([]);
  expect(report.stopped).toBeGreaterThan(0);
  expect(report.refused).toBeGreaterThan(0);
}, 240_000);
