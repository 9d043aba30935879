import { chatVisitEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, type FakeAnswer, openPage, person } from '../../platform/api/page.testing.tsx';

describe('chat visits', () => {
  const visit = (id: number, name: string) => ({
    id,
    user: { id, name, imageUrl: null },
    createdAt: '2026-11-22T15:05:00.000Z',
  });
  const open = (reply: ReturnType<typeof visit>[] | FakeAnswer) =>
    openPage('/reporting-stats', {
      as: person('admin'),
      api: [answer(chatVisitEndpoints.list, reply)],
    });

  test('lists visits, newest first, and finds those of a person', async () => {
    const { screen } = await open([visit(2, 'Edith Marlowe'), visit(1, 'Avery Admire')]);
    await expect
      .element(screen.getByRole('cell', { name: '11/22/2026 9:05 AM CT' }).first())
      .toBeVisible();
    expect(screen.getByRole('row').elements()[1]?.textContent).toContain('Edith');
    await screen.getByRole('searchbox', { name: 'Search' }).fill('avery');
    await expect.element(screen.getByText('Edith Marlowe')).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('shows the empty state', async () => {
    const { screen } = await open([]);
    await expect.element(screen.getByText('No visits yet.')).toBeVisible();
  });
});
