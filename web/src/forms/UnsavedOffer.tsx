import { Button } from '@mantine/core';
import { centralClock, centralDay, clockTime, sendDay } from '@masthead/shared/dates.ts';
import { useEffect } from 'react';
import type { z } from 'zod';
import { BlockedTip } from './BlockedTip.tsx';
import styles from './edit-shell.module.css';
import type { AreaForm } from './use-area-form.ts';

/** '10:42 AM', with the day when it is not today. */
export function workTime(at: number, now = new Date()): string {
  const instant = new Date(at);
  const clock = clockTime(centralClock(instant));
  const day = centralDay(instant);
  return day === centralDay(now) ? clock : `${sendDay(day)} at ${clock}`;
}

interface Props {
  area: Pick<
    AreaForm<z.ZodObject>,
    'offer' | 'isChanged' | 'isChangedNow' | 'restore' | 'discardOffer'
  >;
  /** Why nothing can be put into the form now. */
  locked?: string | null;
  /** The form is one of many on its screen: whoever pages on has not left it, and finds the work where it was. */
  isOneOfMany?: boolean;
}

/** Offers what was typed before the tab closed; what the end of a session cut off is simply back. */
export function UnsavedOffer({ area, locked = null, isOneOfMany = false }: Props) {
  const { offer, isChanged, isChangedNow, restore, discardOffer } = area;
  const comesBack = isOneOfMany || offer?.wasCutOff === true;
  const isBack = offer !== null && comesBack && !isChanged && locked === null;
  useEffect(() => {
    if (isBack && !isChangedNow()) restore();
  });
  if (!offer || isBack) return null;
  return (
    <div className={styles.offer} role="status">
      <span>You have unsaved changes from {workTime(offer.at)}.</span>
      <BlockedTip reason={locked}>
        <Button
          size="compact-sm"
          data-disabled={locked !== null || undefined}
          aria-disabled={locked !== null || undefined}
          onClick={() => locked === null && restore()}
        >
          Restore
        </Button>
      </BlockedTip>
      <Button size="compact-sm" variant="default" onClick={discardOffer}>
        Discard
      </Button>
    </div>
  );
}
