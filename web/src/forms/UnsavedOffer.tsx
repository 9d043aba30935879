import { Button } from '@mantine/core';
import { centralClock, centralDay, clockTime, sendDay } from '@masthead/shared/dates.ts';
import { BlockedTip } from './ConfirmButton.tsx';
import styles from './edit-shell.module.css';
import type { UnsavedWork } from './unsaved-work.ts';

/** '10:42 AM', with the day when it is not today. */
export function workTime(at: number, now = new Date()): string {
  const instant = new Date(at);
  const clock = clockTime(centralClock(instant));
  const day = centralDay(instant);
  return day === centralDay(now) ? clock : `${sendDay(day)} at ${clock}`;
}

interface Props {
  offer: UnsavedWork | null;
  /** Why nothing can be put into the form now. */
  locked?: string | null;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers what was typed before the tab closed or the session ended. */
export function UnsavedOffer({ offer, locked = null, onRestore, onDiscard }: Props) {
  if (!offer) return null;
  return (
    <div className={styles.offer} role="status">
      <span>You have unsaved changes from {workTime(offer.at)}.</span>
      <BlockedTip reason={locked}>
        <Button
          size="compact-sm"
          data-disabled={locked !== null || undefined}
          aria-disabled={locked !== null || undefined}
          onClick={() => locked === null && onRestore()}
        >
          Restore
        </Button>
      </BlockedTip>
      <Button size="compact-sm" variant="default" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  );
}
