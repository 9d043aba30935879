import {
  audienceEndpoints,
  subscriberEndpoints,
} from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, openPage, person } from '../../platform/api/page.testing.tsx';
import { audience } from './audiences.testing.ts';

test('on a phone the words of the filter are whole', async () => {
  await page.viewport(390, 800);
  const { screen } = await openPage('/admin/audience/AUS-DAILY', {
    as: person('admin'),
    api: [
      answer(audienceEndpoints.get, audience()),
      answer(subscriberEndpoints.list, { nodes: [], totalCount: 0 }),
    ],
  });
  const filter = screen.getByRole('radiogroup', { name: 'Status' });
  await expect.element(filter).toBeVisible();
  const words = [...filter.element().querySelectorAll('label')].map(
    ({ scrollWidth, clientWidth, textContent }) => [textContent, scrollWidth <= clientWidth],
  );
  expect(words).toHaveLength(5);
  expect(words.filter(([, isWhole]) => !isWhole)).toEqual([]);
});
