import { Box } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { adSlotMessages } from '@masthead/shared/ad-slots/ad-slot.messages.ts';
import type { AdSlot } from '@masthead/shared/ad-slots/ad-slot.ts';
import { EditShell } from '../forms/EditShell.tsx';
import styles from './ad-slots.module.css';
import { SlotActions } from './SlotActions.tsx';
import { SlotFields } from './SlotFields.tsx';
import { LiveState, SlotSide } from './SlotSide.tsx';
import { slotLabels } from './slot-labels.tsx';
import type { SlotValues } from './slot-values.ts';
import { useSlotActs } from './use-slot-acts.ts';
import { useSlotForm } from './use-slot-form.ts';
import { useSlotListings } from './use-slot-parts.ts';

const noListings: AdSlot['items'] = [];

/** The form of an ad slot with what a reader sees beside it; null is a new slot. */
export function SlotEditor({ slot, given }: { slot: AdSlot | null; given?: Partial<SlotValues> }) {
  const form = useSlotForm(slot, given);
  const acts = useSlotActs(slot, form);
  const { area, saving, conflicts } = form;
  const { values } = area.form;
  const stored = slot?.items ?? noListings;
  const isNarrow = useMediaQuery('(width < 62em)', false, { getInitialValueInEffect: false });
  const listings = useSlotListings(values.listingIds, stored);
  return (
    <div className={styles.editor}>
      <EditShell
        screen={slot ? 'adSlotEdit' : 'adSlotCreate'}
        title={slot ? slot.title1 : 'New Ad Slot'}
        list="adSlotList"
        area={area}
        saving={saving}
        labels={slotLabels(listings.rows, stored)}
        onSave={() => void acts.saveAndLeave()}
        note={
          <>
            {slot?.isPaused && <p className={styles.note}>{adSlotMessages.paused}</p>}
            {slot && isNarrow && (
              <Box mb="lg">
                <LiveState slotId={slot.id} />
              </Box>
            )}
          </>
        }
        actions={<SlotActions id={slot?.id ?? null} acts={acts} />}
        side={
          <SlotSide slot={slot} values={values} listings={listings.listings} isNarrow={isNarrow} />
        }
      >
        <SlotFields form={area.form} input={area.input} listings={listings} conflicts={conflicts} />
      </EditShell>
    </div>
  );
}
