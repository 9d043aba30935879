import { Anchor, Text, Textarea } from '@mantine/core';
import { adSlotMessages } from '@masthead/shared/ad-slots/ad-slot.messages.ts';
import { adSlotRecord } from '@masthead/shared/ad-slots/ad-slot.record.ts';
import { conflictWords } from '@masthead/shared/ad-slots/slot-conflicts.ts';
import { timelineMessages } from '@masthead/shared/ad-slots/slot-timeline.messages.ts';
import { dayRange } from '@masthead/shared/dates.ts';
import { text } from '@masthead/shared/fields.ts';
import { z } from 'zod';
import { pathTo } from '../app/links.tsx';
import { FormDialog } from '../forms/FormDialog.tsx';
import { useAreaForm } from '../forms/use-area-form.ts';
import { useDialogSave } from '../forms/use-dialog-save.ts';
import styles from './timeline-around.module.css';
import type { ConflictQuestion } from './timeline-move.ts';

const longestReason = adSlotRecord.fields.conflictReason.maxLength;

const reasonForm = z.object({ reason: text(timelineMessages.reasonMissing, longestReason) });

/** What the new days would overlap, with links, and the reason why it is all right. */
export function TimelineConflictDialog({ question }: { question: ConflictQuestion }) {
  const { slot, days, conflicts, store, close } = question;
  const area = useAreaForm(
    reasonForm,
    { reason: '' },
    { screen: 'adSlotTimeline', id: slot.id, title: slot.title1, dialog: 'conflict' },
  );
  const saving = useDialogSave(area, { send: ({ reason }) => store(reason), onSaved: close });
  return (
    <FormDialog
      title={timelineMessages.conflictsTitle}
      onClose={() => close(null)}
      saveLabel="Save all the same"
      {...saving}
    >
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
      <Textarea
        label={timelineMessages.reasonLabel}
        withAsterisk
        autosize
        minRows={2}
        maxLength={longestReason}
        data-autofocus
        {...area.form.getInputProps('reason')}
        data-path="reason"
      />
    </FormDialog>
  );
}
