import { Anchor, Button, Group, Modal, Text, Textarea } from '@mantine/core';
import { adSlotMessages } from '@masthead/shared/ad-slots/ad-slot.messages.ts';
import { conflictWords } from '@masthead/shared/ad-slots/slot-conflicts.ts';
import { timelineMessages } from '@masthead/shared/ad-slots/slot-timeline.messages.ts';
import { type FormEvent, useState } from 'react';
import { pathTo } from '../app/links.tsx';
import styles from './timeline-around.module.css';
import { dayRange } from './timeline-days.ts';
import type { ConflictQuestion } from './timeline-move.ts';

/** What the new days would meet, with links, and the reason why it is all right. */
export function TimelineConflictDialog({ question }: { question: ConflictQuestion }) {
  const { slot, days, conflicts, answer } = question;
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim()) answer(reason.trim());
    else setError(timelineMessages.reasonMissing);
  };
  return (
    <Modal opened onClose={() => answer(null)} title={timelineMessages.conflictsTitle}>
      <Text mb="sm">
        “{slot.title1}”, {dayRange(days.startDate, days.endDate)}: {adSlotMessages.meetsOthers}
      </Text>
      <ul className={styles.conflicts}>
        {conflicts.map((conflict) => (
          <li
            key={`${conflict.kind} ${conflict.slotId} ${conflict.siteId} ${conflict.subject} ${conflict.from}`}
          >
            <Anchor
              href={pathTo('adSlotEdit', { id: conflict.slotId })}
              target="_blank"
              underline="always"
              inherit
            >
              {conflict.title}
            </Anchor>{' '}
            {conflictWords(conflict)}: {conflict.site}, {dayRange(conflict.from, conflict.to)}.
          </li>
        ))}
      </ul>
      <form onSubmit={onSubmit}>
        <Textarea
          label={timelineMessages.reasonLabel}
          withAsterisk
          autosize
          minRows={2}
          maxLength={500}
          data-autofocus
          value={reason}
          error={error}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setError('');
          }}
        />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={() => answer(null)}>
            Cancel
          </Button>
          <Button type="submit">Save all the same</Button>
        </Group>
      </form>
    </Modal>
  );
}
