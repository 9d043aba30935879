import { Button } from '@mantine/core';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, person } from '../api/page.testing.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { PageHeading } from './PageHeading.tsx';
import { toast } from './toast.tsx';

function ListPage() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PageHeading screen="dailyDigestList" title="Notes" />
      <Button onClick={() => setOpen(true)}>New</Button>
      {isOpen && (
        <DialogFrame title="Add note" onClose={() => setOpen(false)} fullScreen={innerWidth < 700}>
          <p>Nothing else</p>
        </DialogFrame>
      )}
    </>
  );
}

const open = async (width: number) => {
  await page.viewport(width, 800);
  const pages = { dailyDigestList: ListPage };
  return openPage('/daily-digest', { as: person('editor'), pages });
};

/** What lies at the middle of an element for the pointer. */
function isFree(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return met !== null && (element.contains(met) || met.contains(element));
}

test.each([1280, 390])(
  'at %d px a toast leaves the bar at the top and the cross of a dialog free',
  async (width) => {
    const { screen } = await open(width);
    toast('Digest saved.');
    await expect.element(screen.getByText('Digest saved.')).toBeVisible();
    for (const control of document.querySelectorAll('header button, header a'))
      if (control.checkVisibility()) expect(isFree(control)).toBe(true);
    await screen.getByRole('button', { name: 'New', exact: true }).click();
    const cross = screen.getByRole('dialog').getByRole('button', { name: 'Close' });
    await expect.element(cross).toBeVisible();
    expect(isFree(cross.element())).toBe(true);
  },
);
