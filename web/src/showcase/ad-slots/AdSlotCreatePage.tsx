import { useSearch } from '@tanstack/react-router';
import { z } from 'zod';
import { optionalId } from '../../platform/lists/search.ts';
import { SlotEditor } from './SlotEditor.tsx';

const optionalDay = z.iso.date().nullable().default(null).catch(null);

/** URL parameters of a new slot: its site and dates, from the timeline. */
const newSlot = z.object({ site: optionalId, from: optionalDay, to: optionalDay });

/** Spec, showcase 2: the form of a new ad slot. */
export function AdSlotCreatePage() {
  const { site, from, to } = newSlot.parse(useSearch({ strict: false }));
  const given = {
    ...(site !== null && { siteIds: [site] }),
    ...(from !== null && { startDate: from }),
    ...(to !== null && { endDate: to }),
  };
  return <SlotEditor slot={null} given={given} />;
}
