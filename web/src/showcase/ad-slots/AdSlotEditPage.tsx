import { useQuery } from '@tanstack/react-query';
import { useScreenParams } from '../../platform/api/links.tsx';
import { Loaded } from '../../platform/forms/Loaded.tsx';
import { slotQuery } from './ad-slot.queries.ts';
import { SlotEditor } from './SlotEditor.tsx';

/** Spec, showcase 2: the form of one ad slot. */
export function AdSlotEditPage() {
  const { id } = useScreenParams('adSlotEdit');
  const query = useQuery(slotQuery(id));
  return (
    <Loaded screen="adSlotEdit" list="adSlotList" query={query}>
      {(slot) => <SlotEditor key={slot.id} slot={slot} />}
    </Loaded>
  );
}
AdSlotEditPage.firstQuery = ({ id }: { id: string }) => slotQuery(id);
