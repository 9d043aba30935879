import { ActionIcon, Box, Group, Text } from '@mantine/core';
import { sinceScheduled } from '@masthead/shared/email/campaigns/drift.messages.ts';
import type { DriftedSource, ShownListing } from '@masthead/shared/email/campaigns/drift.ts';
import {
  hotwLimits,
  hotwMessages,
  type hotwRecord,
} from '@masthead/shared/email/homes-of-the-week/hotw.record.ts';
import { imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQueries } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useSites } from '../../people/sites/site.queries.ts';
import { ActionButton } from '../../platform/forms/ActionButton.tsx';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { SortList } from '../../platform/forms/SortList.tsx';
import surface from '../../platform/ui/surface.module.css';
import textStyles from '../../platform/ui/text.module.css';
import { toastUndo } from '../../platform/ui/toast.tsx';
import { withAt, withoutAt } from '../campaigns/block.ts';
import type { Fields } from '../campaigns/CampaignEditor.tsx';
import { Drifted } from '../campaigns/drifted.ts';
import posts from '../campaigns/post.module.css';
import type { HotwValues } from './hotw-kind.ts';
import { hotwListingQuery } from './hotw-listing.queries.ts';
import { detailsOf, SelectListings } from './SelectListings.tsx';

type Props = Fields<HotwValues, typeof hotwRecord>;

/** The listings of the email in their order (Spec, content 2): moved up and down, removed, selected. */
export function Slots({ values, errors, isReadOnly, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { slots, siteId } = values;
  const city = useSites().data?.find(({ id }) => id === siteId)?.city ?? '';
  const listings = useQueries({ queries: slots.map(hotwListingQuery) });
  const drift = use(Drifted);
  const driftedOf = (id: number) => drift?.find((one) => one.path === 'slots' && one.id === id);
  const listingOf = (id: number) =>
    driftedOf(id)?.frozen ?? listings.find(({ data }) => data?.id === id)?.data;
  // Why: whether an email that is frozen has a listing that is gone is not known before its drift is.
  const isDriftKnown = !isReadOnly || drift !== null;
  const nameOf = (id: number) => listingOf(id)?.description1 ?? `Listing ${id}`;
  const onRemove = (id: number, at: number) => {
    onChange((now) => ({ slots: withoutAt(now.slots, at) }));
    toastUndo(hotwMessages.removed(nameOf(id)), () =>
      onChange((now) => (now.slots.includes(id) ? {} : { slots: withAt(now.slots, at, id) })),
    );
  };
  return (
    <FormSection
      title="Slots"
      path="slots"
      error={errors.slots}
      aside={<span className={posts.hint}>{`${slots.length} of ${hotwLimits.slots}`}</span>}
    >
      <Box mt={-16}>
        {slots.length === 0 && <p className={posts.empty}>{hotwMessages.noSlots}</p>}
        <SortList
          label="Slots"
          items={slots}
          idOf={(id) => id}
          nameOf={nameOf}
          isReadOnly={isReadOnly}
          onChange={(next) => onChange({ slots: next })}
          actions={(id, at) => (
            <ActionIcon
              variant="subtle"
              color="gray"
              title="Remove"
              aria-label={`Remove ${nameOf(id)}`}
              onClick={() => onRemove(id, at)}
            >
              <IconX size={16} stroke={1.75} />
            </ActionIcon>
          )}
        >
          {(id, at) => (
            <SlotRow
              listing={listingOf(id)}
              isGone={isDriftKnown && (listings[at]?.isError ?? false)}
              drifted={driftedOf(id)}
            />
          )}
        </SortList>
        {!isReadOnly && (
          <Box pt="xs">
            <ActionButton
              className={posts.addButton}
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPlus size={16} stroke={1.75} />}
              blockedBy={slots.length >= hotwLimits.slots ? hotwMessages.tooManySlots : null}
              onClick={() => setIsOpen(true)}
            >
              Select Listings
            </ActionButton>
          </Box>
        )}
      </Box>
      <SelectListings
        isOpen={isOpen}
        near={city}
        chosen={slots}
        onClose={() => setIsOpen(false)}
        onAdd={(ids) => {
          onChange((now) => ({ slots: [...new Set([...now.slots, ...ids])] }));
          setIsOpen(false);
        }}
      />
    </FormSection>
  );
}

interface SlotRowProps {
  /** As the email has or will have it; absent while it is looked up, and when the email is without it. */
  listing: ShownListing | undefined;
  isGone: boolean;
  /** What has changed under an email that is frozen. */
  drifted: DriftedSource | undefined;
}

/** A listing in a slot: its place, picture, words, and whose it is. */
function SlotRow({ listing, isGone, drifted }: SlotRowProps) {
  return (
    <Group className={posts.post} gap="sm" wrap="nowrap">
      <span className={posts.place} aria-hidden />
      {listing ? (
        <img
          className={`${surface.picture} ${posts.picture}`}
          src={imageUrl(listing.imageUrl, 'listingThumbnail')}
          alt=""
          width={72}
          height={48}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className={`${surface.picture} ${posts.picture}`} aria-hidden />
      )}
      <Box miw={0}>
        {listing && (
          <a
            className={`${textStyles.lines} ${posts.headline}`}
            href={listing.url}
            target="_blank"
            rel="noopener"
          >
            {listing.description1}
          </a>
        )}
        <p className={`${surface.facts} ${posts.meta}`}>
          {drifted && (
            <Text span inherit c="var(--late)">
              {sinceScheduled(drifted)}
            </Text>
          )}
          {isGone && !drifted && <span>{hotwMessages.listingGone}</span>}
          {listing && detailsOf(listing).map((detail) => <span key={detail}>{detail}</span>)}
        </p>
      </Box>
    </Group>
  );
}
