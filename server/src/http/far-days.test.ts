import { adSlotEndpoints } from '@masthead/shared/ad-slots/ad-slot.endpoints.ts';
import { calendarEndpoints } from '@masthead/shared/calendar/calendar.endpoints.ts';
import { calendarMessages } from '@masthead/shared/calendar/calendar.messages.ts';
import { planEndpoints } from '@masthead/shared/news-items/plan.endpoints.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../test/server.ts';
import { buildStaff } from '../users/users.testing.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = server.as(await buildStaff(server.pool, 'admin'));
});
afterAll(() => server.stop());

const slot = { displayEffect: 'popup', firmIds: [1], siteIds: [1], itemIds: [1] };

test.each(['0000-01-01', '0000-00-00', '9999-12-31', '2026-02-30', '+12026-01-01'])(
  'a day that nobody can mean, %s, is refused with a sentence by every call that takes days',
  async (day) => {
    const good = '2026-11-22';
    const answers = await Promise.all([
      admin.call(adSlotEndpoints.timeline, { query: { from: day, to: good } }),
      admin.call(adSlotEndpoints.timeline, { query: { from: good, to: day } }),
      admin.call(adSlotEndpoints.conflicts, { body: { ...slot, startDate: day, endDate: good } }),
      admin.call(adSlotEndpoints.conflicts, { body: { ...slot, startDate: good, endDate: day } }),
      admin.call(calendarEndpoints.marks, { query: { from: day, to: good } }),
      admin.call(planEndpoints.set, { body: { id: 1, was: null, planned_on: day } }),
    ]);
    expect(answers.map(({ status, error }) => [status, error.message[0]])).toEqual([
      [400, 'from must be a day'],
      [400, 'to must be a day'],
      [400, 'A start date required.'],
      [400, 'An end date is required.'],
      [400, calendarMessages.noDay],
      [400, 'Choose a day'],
    ]);
  },
);
