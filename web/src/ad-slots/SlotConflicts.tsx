import { Anchor, Text, Textarea } from '@mantine/core';
import { adSlotMessages } from '@masthead/shared/ad-slots/ad-slot.messages.ts';
import type { adSlotRecord } from '@masthead/shared/ad-slots/ad-slot.record.ts';
import { conflictWords, type SlotConflict } from '@masthead/shared/ad-slots/slot-conflicts.ts';
import { listDay } from '@masthead/shared/dates.ts';
import { pathTo } from '../app/links.tsx';
import type { InputOf } from '../forms/record-inputs.ts';
import styles from './ad-slots.module.css';

interface Props {
  input: InputOf<typeof adSlotRecord>;
  conflicts: SlotConflict[];
}

/** As many as anybody reads at once. */
const shown = 6;

/** What the slot meets, with links to the others, and why that is accepted. */
export function SlotConflicts({ input, conflicts }: Props) {
  const reason = input('conflictReason');
  const { error } = reason;
  const isAsked = conflicts.length > 0;
  const more = conflicts.length - shown;
  return (
    <>
      <div role="status" className={styles.conflictsHost}>
        {isAsked && (
          <div className={styles.conflicts}>
            <Text fw={600}>{adSlotMessages.meetsOthers}</Text>
            <ul>
              {conflicts.slice(0, shown).map((conflict) => (
                <Conflict
                  key={`${conflict.kind} ${conflict.slotId} ${conflict.siteId} ${conflict.subject}`}
                  conflict={conflict}
                />
              ))}
            </ul>
            {more > 0 && <p className={styles.detail}>And {more} more.</p>}
          </div>
        )}
      </div>
      {(isAsked || reason.value || error) && (
        <Textarea
          {...reason}
          description={error ? undefined : adSlotMessages.giveReason}
          withAsterisk={isAsked}
          autosize
          minRows={2}
        />
      )}
    </>
  );
}

function Conflict({ conflict }: { conflict: SlotConflict }) {
  const { slotId, title, site, from, to } = conflict;
  const days = from === to ? listDay(from) : `${listDay(from)} to ${listDay(to)}`;
  return (
    <li>
      <Anchor href={pathTo('adSlotEdit', { id: slotId })} target="_blank" inherit>
        {title}
      </Anchor>{' '}
      {conflictWords(conflict)}: {site}, {days}.
    </li>
  );
}
