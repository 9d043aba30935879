import { Button, Group, Stack } from '@mantine/core';
import { eventEnd, eventStart } from '@masthead/shared/editorial/posts/event-times.ts';
import { centralSentence, type Day, sendDay } from '@masthead/shared/platform/values/dates.ts';
import { stateLabel } from '@masthead/shared/workspace/calendar/calendar.ts';
import { useState } from 'react';
import { ScreenLink } from '../../platform/api/links.tsx';
import { DayField } from '../../platform/forms/DayField.tsx';
import { DialogFrame } from '../../platform/ui/DialogFrame.tsx';
import { StatusDot } from '../../platform/ui/StatusDot.tsx';
import styles from './calendar.module.css';
import type { Entry, Mark } from './MarkButton.tsx';

interface Props {
  mark: Mark | Entry;
  onClose: () => void;
  /** Null removes the planned day. */
  onPlan: (day: Day | null) => void;
}

const tones = { planned: 'draft', scheduled: 'scheduled', live: 'live' } as const;

/** What a mark is and where it opens; for planned entries, a form to change the day. */
export function MarkDialog({ mark, onClose, onPlan }: Props) {
  const onDay = 'day' in mark ? mark : null;
  const isMovable = onDay ? onDay.isMovable : true;
  return (
    <DialogFrame title={mark.title || 'Untitled'} size={460} onClose={onClose}>
      <Stack gap="sm">
        <p className={styles.dialogFacts}>
          {onDay && <StatusDot tone={tones[onDay.state]}>{stateLabel[onDay.state]}</StatusDot>}
          <span>{mark.noun}</span>
          {mark.cities && <span>{mark.cities}</span>}
        </p>
        {onDay && <p className={styles.dialogFacts}>{whenOf(onDay)}</p>}
        {isMovable && <PlanFor day={onDay?.day ?? null} onPlan={onPlan} />}
        <div>
          <ScreenLink to={mark.path}>Open {mark.noun.toLowerCase()}</ScreenLink>
        </div>
      </Stack>
    </DialogFrame>
  );
}

const whenOf = ({ kind, at, until, day, edge, state }: Mark): string => {
  if (at && kind === 'event') return eventSentence(new Date(at), until ? new Date(until) : null);
  if (at) return centralSentence(new Date(at));
  if (edge) return `It ${edge} on ${sendDay(day)}.`;
  return state === 'planned'
    ? `Planned for ${sendDay(day)}. It won’t be published automatically.`
    : sendDay(day);
};

const eventSentence = (start: Date, end: Date | null) =>
  [eventStart(start, end), end && eventEnd(start, end)].filter(Boolean).join(' – ');

function PlanFor({ day, onPlan }: { day: Day | null; onPlan: Props['onPlan'] }) {
  const [chosen, setChosen] = useState(day);
  return (
    <Group className={styles.plan} align="flex-end" gap="xs">
      <DayField label="Planned for" value={chosen} onChange={setChosen} />
      <Button disabled={!chosen || chosen === day} onClick={() => onPlan(chosen)}>
        Plan
      </Button>
      {day && (
        <Button variant="default" onClick={() => onPlan(null)}>
          Not planned
        </Button>
      )}
    </Group>
  );
}
