import { SlotEditor } from './SlotEditor.tsx';

/** Spec, showcase 2: the form of a new ad slot. */
export function AdSlotCreatePage() {
  return <SlotEditor slot={null} />;
}
