import { SegmentedControl } from '@mantine/core';
import type { AdSlot } from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import type { Listing } from '@masthead/shared/showcase/listings/listing.ts';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { SlotLive, SlotNumbers } from '../delivery/SlotNumbers.tsx';
import { type Device, deviceChoices, SlotPreview } from '../delivery/SlotPreview.tsx';
import { SlotProofs } from '../delivery/SlotProofs.tsx';
import styles from './ad-slots.module.css';
import type { SlotValues } from './slot-values.ts';
import { servedFromForm, useSlotParts } from './use-slot-parts.ts';

interface Props {
  slot: AdSlot | null;
  values: SlotValues;
  listings: readonly Listing[];
  /** Without a column beside the form, the live status is above it. */
  isNarrow: boolean;
}

/** Whether a slot is live, and why not. */
export function LiveState({ slotId }: { slotId: number }) {
  return (
    <Panel title="Live status">
      <SlotLive slotId={slotId} />
    </Panel>
  );
}

/** The preview of the slot while it is edited; for a saved one also its status, proofs and counts. */
export function SlotSide({ slot, values, listings, isNarrow }: Props) {
  return (
    <>
      {slot && !isNarrow && <LiveState slotId={slot.id} />}
      <LivePreview slot={slot} values={values} listings={listings} />
      {slot && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its panels let pass.
        <div onKeyDown={stopKeys}>
          <Panel title="Client proof">
            <SlotProofs slotId={slot.id} />
          </Panel>
          <Panel title="Performance">
            <SlotNumbers slotId={slot.id} />
          </Panel>
        </div>
      )}
    </>
  );
}

/** Why: Enter in a field of a panel must not submit the surrounding form. */
function stopKeys(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <h2 className={styles.panelTitle}>{title}</h2>
      {children}
    </section>
  );
}

const choices = deviceChoices.filter(({ value }) => value !== 'tablet');

function LivePreview({ slot, values, listings }: Omit<Props, 'isNarrow'>) {
  const [device, setDevice] = useState<Device>('desktop');
  const parts = useSlotParts(values.firmIds, listings);
  return (
    <section className={styles.panel}>
      <h2 className={styles.panelTitle}>
        On the sites
        <SegmentedControl
          aria-label="Screen"
          size="xs"
          data={choices}
          value={device}
          onChange={(value) => setDevice(value)}
        />
      </h2>
      <SlotPreview
        key={device}
        slot={servedFromForm(values, slot?.id ?? null, parts)}
        device={device}
      />
      <p className={styles.detail}>Shows your edits, saved or not. Nothing is counted.</p>
    </section>
  );
}
