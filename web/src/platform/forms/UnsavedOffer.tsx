import { Button, Group, Tooltip } from '@mantine/core';
import { unsavedMessages } from '@masthead/shared/platform/history/stored.messages.ts';
import {
  centralClock,
  centralDay,
  clockTime,
  sendDay,
} from '@masthead/shared/platform/values/dates.ts';
import { type ReactNode, useEffect } from 'react';
import type { z } from 'zod';
import { late } from '../ui/late.tsx';
import styles from './edit-shell.module.css';
import type { AreaForm } from './use-area-form.ts';

/** '10:42 AM', with the day when it is not today. */
export function workTime(at: number, now = new Date()): string {
  const instant = new Date(at);
  const clock = clockTime(centralClock(instant));
  const day = centralDay(instant);
  return day === centralDay(now) ? clock : `${sendDay(day)} at ${clock}`;
}

/** Why: words are shown only where they can't be saved. */
const UnsavedWords = late(async () => (await import('./UnsavedWords.tsx')).UnsavedWords);

interface Props {
  area: Pick<
    AreaForm<z.ZodObject>,
    'form' | 'offer' | 'isChanged' | 'isChangedNow' | 'restore' | 'discardOffer'
  >;
  /** Labels of the fields for showing unsaved edits. */
  labels?: object;
  /** Why nothing can be put into the form now. */
  locked?: string | null;
  /** An extra action for these edits. */
  offerAction?: ((typed: Record<string, unknown>) => ReactNode) | undefined;
  /** The form is one of many on its screen: paging does not leave it, and its unsaved work returns by itself. */
  isOneOfMany?: boolean;
}

/**
 * Offers values that were typed before the tab was closed; values of an ended session are restored by themselves.
 * Values that can no longer be saved are shown for copying.
 */
export function UnsavedOffer(props: Props) {
  const { area, labels = {}, locked = null, offerAction, isOneOfMany = false } = props;
  const { form, offer, isChanged, isChangedNow, restore, discardOffer } = area;
  const comesBack = isOneOfMany || offer?.wasCutOff === true;
  const isBack = offer !== null && comesBack && !isChanged && locked === null;
  useEffect(() => {
    if (isBack && !isChangedNow()) restore();
  });
  if (!offer || isBack) return null;
  return (
    <Group className={styles.offer} gap="xs" role="status">
      <span>{unsavedMessages.offer(workTime(offer.at))}</span>
      {locked !== null && (
        <UnsavedWords work={offer} labels={labels} saved={form.values} action={offerAction} />
      )}
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
    </Group>
  );
}

interface BlockedTipProps {
  reason: string | null;
  children: ReactNode;
}

/** A tooltip with the reason why its content is disabled, for mouse and keyboard. */
export function BlockedTip({ reason, children }: BlockedTipProps) {
  return (
    <Tooltip label={reason} disabled={reason === null} events={tipEvents} multiline maw={300}>
      {children}
    </Tooltip>
  );
}

const tipEvents = { hover: true, focus: true, touch: true };
