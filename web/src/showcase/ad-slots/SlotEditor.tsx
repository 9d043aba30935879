import { Box, Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { inSiteOrder } from '@masthead/shared/people/sites/site.record.ts';
import { adSlotEndpoints } from '@masthead/shared/showcase/ad-slots/ad-slot.endpoints.ts';
import { adSlotRecord } from '@masthead/shared/showcase/ad-slots/ad-slot.record.ts';
import { type AdSlot, adSlotMessages } from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import { useMutation } from '@tanstack/react-query';
import { useSites } from '../../people/sites/site.queries.ts';
import { call } from '../../platform/api/call.ts';
import { pathTo, useGoTo } from '../../platform/api/links.tsx';
import { useUser } from '../../platform/api/session.ts';
import { BarMenu } from '../../platform/forms/BarMenu.tsx';
import { EditShell } from '../../platform/forms/EditShell.tsx';
import type { FieldLabels } from '../../platform/forms/field-words.ts';
import { labelsOf } from '../../platform/forms/record-labels.ts';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { BlockedTip } from '../../platform/forms/UnsavedOffer.tsx';
import { confirm } from '../../platform/ui/confirm.tsx';
import { toast } from '../../platform/ui/toast.tsx';
import { useIsNarrow } from '../../platform/ui/use-is-narrow.ts';
import { useChosenFirms } from '../firms/firm.queries.ts';
import { useCacheSlot, useDeleteSlot } from './ad-slot.queries.ts';
import styles from './ad-slots.module.css';
import { SlotFields } from './SlotFields.tsx';
import { LiveState, SlotSide } from './SlotSide.tsx';
import type { SlotValues } from './slot-values.ts';
import { type SlotForm, useSlotForm } from './use-slot-form.ts';
import { type SlotListing, useSlotListings } from './use-slot-parts.ts';

const noListings: AdSlot['items'] = [];

/** The form of an ad slot with its preview beside it; null is a new slot. */
export function SlotEditor({ slot, given }: { slot: AdSlot | null; given?: Partial<SlotValues> }) {
  const form = useSlotForm(slot, given);
  const commands = useSlotCommands(slot, form);
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
        onSave={() => void commands.saveAndLeave()}
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
        actions={<SlotActions id={slot?.id ?? null} commands={commands} />}
        side={
          <SlotSide slot={slot} values={values} listings={listings.listings} isNarrow={isNarrow} />
        }
      >
        <SlotFields form={area.form} input={area.input} listings={listings} conflicts={conflicts} />
      </EditShell>
    </div>
  );
}

function FirmNames({ ids }: { ids: readonly number[] }) {
  return useChosenFirms(ids)
    .map(({ name }) => name)
    .join(', ');
}

function SiteNames({ ids }: { ids: readonly number[] }) {
  const sites = inSiteOrder(useSites().data ?? []).filter(({ id }) => ids.includes(id));
  return sites.map(({ name }) => name).join(', ') || 'None';
}

/** Labels of the fields where two versions are compared, in screen order. */
function slotLabels(
  rows: readonly SlotListing[],
  stored: AdSlot['items'],
): FieldLabels<SlotValues> {
  const listingName = (id: number) =>
    [...rows, ...stored].find((listing) => listing.id === id)?.description1 ?? `Listing ${id}`;
  return labelsOf(adSlotRecord, {
    firmIds: (ids) => <FirmNames ids={ids} />,
    siteIds: (ids) => <SiteNames ids={ids} />,
    listingIds: (ids) => ids.map(listingName).join('; '),
  });
}

interface Props {
  /** null for a slot that has not been saved yet. */
  id: number | null;
  commands: SlotCommands;
}

/** Spec, showcase 2: Save changes, Save as new, Preview and Delete. On a phone the last three are a menu. */
function SlotActions({ id, commands }: Props) {
  const isNarrow = useIsNarrow();
  const More = isNarrow ? MoreMenu : MoreButtons;
  return (
    <>
      {id === null ? <NoPreview /> : <More id={id} commands={commands} />}
      <Button type="submit" loading={commands.isSaving && !commands.isCloning}>
        Save changes
      </Button>
    </>
  );
}

/** The preview shows the stored slot, so a new slot has none. */
function NoPreview() {
  return (
    <BlockedTip reason={adSlotMessages.previewAfterSave}>
      <Button variant="default" data-disabled aria-disabled>
        Preview
      </Button>
    </BlockedTip>
  );
}

interface MoreProps extends Props {
  id: number;
}

const previewOf = (id: number) => ({
  component: 'a' as const,
  href: pathTo('adSlotPreview', { id }, { displayType: 'desktop' }),
  target: '_blank',
  rel: 'noopener',
});

function MoreButtons({ id, commands }: MoreProps) {
  const { isStaff } = useUser();
  return (
    <>
      {isStaff && (
        <Button
          variant="subtle"
          loading={commands.isDeleting}
          onClick={() => void commands.remove()}
        >
          Delete
        </Button>
      )}
      <Button variant="default" {...previewOf(id)}>
        Preview
      </Button>
      <Button
        variant="default"
        loading={commands.isCloning}
        onClick={() => void commands.saveAsNew()}
      >
        Save as new
      </Button>
    </>
  );
}

function MoreMenu({ id, commands }: MoreProps) {
  const { isStaff } = useUser();
  return (
    <BarMenu>
      <Menu.Item onClick={() => void commands.saveAsNew()}>Save as new</Menu.Item>
      <Menu.Item {...previewOf(id)}>Preview</Menu.Item>
      {isStaff && <Menu.Item onClick={() => void commands.remove()}>Delete</Menu.Item>}
    </BarMenu>
  );
}

/** The actions of the form's buttons (Spec, showcase 2). */
function useSlotCommands(slot: AdSlot | null, { area, saving, save }: SlotForm) {
  const goTo = useGoTo();
  const cacheSlot = useCacheSlot();
  const deletion = useDeleteSlot();
  const cloning = useMutation({
    mutationFn: (id: number) =>
      sayingFailure(
        adSlotMessages.createFailed,
        call(adSlotEndpoints.clone, { params: { id: String(id) } }),
      ),
    onSuccess: (copy) => {
      cacheSlot(copy);
      toast(adSlotMessages.cloned);
      return goTo('adSlotEdit', { id: copy.id });
    },
  });
  const onDeleted = () => {
    area.discardChanges();
    return goTo('adSlotList');
  };
  return {
    saveAndLeave: async () => {
      if (await save()) await goTo('adSlotList');
    },
    saveAsNew: async () => {
      const saved = await save();
      if (saved) cloning.mutate(saved.id);
    },
    remove: async () => {
      const { areYouSure: title, deleteDetail: detail } = adSlotMessages;
      const asked = { title, detail, confirmLabel: 'Delete', isDangerous: true };
      if (!slot || !(await confirm(asked))) return;
      deletion.mutate(
        { id: slot.id, version: area.version ?? slot.version },
        { onSuccess: () => void onDeleted() },
      );
    },
    isSaving: saving.isSaving,
    isCloning: cloning.isPending,
    isDeleting: deletion.isPending,
  };
}
type SlotCommands = ReturnType<typeof useSlotCommands>;
