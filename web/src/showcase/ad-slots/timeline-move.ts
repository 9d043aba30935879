import { dayRange } from '@masthead/shared/platform/values/dates.ts';
import { adSlotEndpoints } from '@masthead/shared/showcase/ad-slots/ad-slot.endpoints.ts';
import {
  type AdSlot,
  type AdSlotRow,
  adSlotMessages,
} from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import type { SlotConflict } from '@masthead/shared/showcase/ad-slots/slot-conflicts.ts';
import { timelineMessages } from '@masthead/shared/showcase/ad-slots/slot-timeline.messages.ts';
import { useState } from 'react';
import { ApiError, call } from '../../platform/api/call.ts';
import { reloaded } from '../../platform/api/touched.ts';
import { failedWith } from '../../platform/forms/say-failure.ts';
import { toast, toastFailure, toastUndo } from '../../platform/ui/toast.tsx';
import { latestSlot } from './ad-slot.queries.ts';
import { type Grip, isSameDays, type SlotDays, shifted } from './timeline-days.ts';

/** The proposed dates of a slot, not saved yet. */
export interface Draft {
  slot: AdSlotRow;
  days: SlotDays;
  isSaving: boolean;
}

/** The conflicts of a move, to be saved with a reason or canceled. */
export interface ConflictQuestion {
  slot: AdSlotRow;
  days: SlotDays;
  conflicts: SlotConflict[];
  /** Saves the dates with the reason; fails with a message for the person. */
  store: (reason: string) => Promise<AdSlot>;
  /** Closes the dialog with the saved slot, or null if canceled. */
  close: (stored: AdSlot | null) => void;
}

/** The saved slot, and its previous reason. */
interface Stored {
  slot: AdSlot;
  reasonBefore?: string | null;
}

/** Why: the closing dialog holds the focus for a moment. */
const focusDelay = 160;

type Ask = (question: Omit<ConflictQuestion, 'close'>) => Promise<AdSlot | null>;
type Change = { conflictReason?: string | null };

const put = ({ id, version }: Pick<AdSlotRow, 'id' | 'version'>, days: SlotDays, more: Change) =>
  call(adSlotEndpoints.update, {
    body: { id, version, startDate: days.startDate, endDate: days.endDate, ...more },
  });

const needsReason = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.errors.some(({ path }) => path === 'conflictReason');

/** Saves the dates, asking about conflicts first. Null if canceled. */
async function store(slot: AdSlotRow, days: SlotDays, ask: Ask): Promise<Stored | null> {
  try {
    return { slot: await put(slot, days, {}) };
  } catch (failure) {
    if (!needsReason(failure)) throw failure;
  }
  const whole = await latestSlot(slot.id);
  const { displayEffect, firmIds, siteIds, listingIds } = whole;
  const { startDate, endDate } = days;
  const booking = { id: slot.id, startDate, endDate, displayEffect, firmIds, siteIds, listingIds };
  const conflicts = await call(adSlotEndpoints.conflicts, { body: booking });
  const stored = await ask({
    slot,
    days,
    conflicts,
    store: (conflictReason) => saying(put(slot, days, { conflictReason })),
  });
  return stored && { slot: stored, reasonBefore: whole.conflictReason };
}

/** Why the dates were not saved. */
function why(failure: unknown): unknown {
  if (!(failure instanceof ApiError)) return failure;
  const { conflict, status } = failure;
  const said = conflict
    ? timelineMessages.changedByOther(conflict.changedBy)
    : timelineMessages.gone;
  if (conflict || status === 404) return new ApiError(status, { message: [said] });
  return failedWith(adSlotMessages.updateFailed, failure);
}

const saying = <T>(storing: Promise<T>): Promise<T> =>
  storing.catch((failure: unknown) => {
    throw why(failure);
  });

function sayFailure(failure: unknown): void {
  if (failure instanceof ApiError && !failure.isRefusal) toastFailure(why(failure));
}

const inWords = ({ startDate, endDate }: SlotDays) => dayRange(startDate, endDate);

/** Moves and extends slots: proposes, asks about conflicts, saves, reports and undoes. */
export function useTimelineMove() {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [question, setQuestion] = useState<ConflictQuestion | null>(null);
  const [said, say] = useState('');
  const isSaving = draft?.isSaving ?? false;

  const ask: Ask = async (asked) => {
    const origin = document.activeElement as HTMLElement | null;
    const stored = await new Promise<AdSlot | null>((close) => setQuestion({ ...asked, close }));
    setQuestion(null);
    setTimeout(() => origin?.focus(), focusDelay);
    return stored;
  };
  const undo = async (before: AdSlotRow, { slot, reasonBefore }: Stored) => {
    const more = reasonBefore === undefined ? {} : { conflictReason: reasonBefore };
    await put(slot, before, more)
      .then(() => toast(timelineMessages.undone(before.title1, inWords(before))))
      .catch(sayFailure);
    await reloaded();
  };
  const propose = (slot: AdSlotRow, days: SlotDays) => {
    if (isSaving) return;
    setDraft({ slot, days, isSaving: false });
    say(timelineMessages.proposed(inWords(days)));
  };
  const cancel = () => {
    if (isSaving) return;
    setDraft(null);
    say(timelineMessages.cancelled);
  };
  const save = async (slot: AdSlotRow, days: SlotDays) => {
    if (isSaving) return;
    if (isSameDays(slot, days)) return cancel();
    setDraft({ slot, days, isSaving: true });
    const stored = await store(slot, days, ask).catch((failure: unknown) => {
      sayFailure(failure);
      return null;
    });
    await reloaded();
    if (stored) {
      const sentence = timelineMessages.saved(slot.title1, inWords(days));
      toastUndo(`${adSlotMessages.updated} ${sentence}`, () => void undo(slot, stored));
      say(sentence);
    } else say(timelineMessages.cancelled);
    setDraft(null);
  };
  const nudge = (slot: AdSlotRow, grip: Grip, by: number) =>
    propose(slot, shifted(draft?.slot.id === slot.id ? draft.days : slot, grip, by));

  return { draft, question, said, propose, nudge, save, cancel };
}
export type TimelineMove = ReturnType<typeof useTimelineMove>;
