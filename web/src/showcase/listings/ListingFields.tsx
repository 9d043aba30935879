import { Select, Stack, Textarea, TextInput } from '@mantine/core';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import {
  type listingRecord,
  listingTypes,
} from '@masthead/shared/showcase/listings/listing.record.ts';
import type { Listing } from '@masthead/shared/showcase/listings/listing.ts';
import { representativeMessages } from '@masthead/shared/showcase/representatives/representative.messages.ts';
import { type ReactNode, useState } from 'react';
import { useUser } from '../../platform/api/session.ts';
import { ConfirmButton } from '../../platform/forms/ActionButton.tsx';
import { MomentField } from '../../platform/forms/MomentField.tsx';
import { PriceField } from '../../platform/forms/PriceField.tsx';
import type { RecordForm } from '../../platform/forms/use-record-form.ts';
import { ImageSelect } from '../../platform/images/ImageSelect.tsx';
import { FirmSelect } from '../firms/FirmSelect.tsx';
import { useDeleteListing, useRepresentatives } from './listing.queries.ts';
import styles from './listing-form.module.css';
import { type Aside, changesForType, hasField, type ListingValues } from './listing-labels.tsx';

interface Props extends Pick<RecordForm<typeof listingRecord>, 'form' | 'input'> {
  /** How a titled part is drawn: on a page with a heading, in a dialog without one. */
  section: (title: string, fields: ReactNode) => ReactNode;
}

/** The fields of a listing, by its type (Spec, showcase 5). */
export function ListingFields({ section, ...area }: Props) {
  const { type } = area.form.values;
  const isChosen = type !== null;
  const isProduct = type === 'Product';
  return (
    <>
      {section('Listing', <Whose {...area} />)}
      {section('Description', <Words {...area} />)}
      {isChosen && !isProduct && section('Property', <Place {...area} />)}
      {section('Link and image', <LinkAndImage {...area} />)}
      {isChosen && !isProduct && section('Open house', <OpenHouseFields {...area} />)}
    </>
  );
}

type PartProps = Omit<Props, 'section'>;

function Whose({ form, input }: PartProps) {
  const { values } = form;
  const [aside, setAside] = useState<Aside>({});
  const onType = (type: ListingValues['type']) => {
    const next = changesForType(form.getValues(), type, aside);
    setAside(next.aside);
    form.setValues(next.changes);
    form.clearErrors();
  };
  const onFirm = (firmId: number | null) => {
    form.setValues({
      firmId: firmId as number,
      // Why: a representative belongs to one firm.
      ...(firmId !== values.firmId && { representativeId: null }),
    });
    setAside({ ...aside, representativeId: null });
  };
  return (
    <Stack>
      <div className={styles.pair}>
        <FirmSelect {...input('firmId')} onChange={onFirm} />
        <Select
          {...input('type')}
          placeholder="Choose a type"
          allowDeselect={false}
          data={listingTypes}
          onChange={(type) => type && onType(type)}
        />
      </div>
      {hasField(values.type, 'representativeId') && (
        <RepresentativeSelect {...input('representativeId')} firmId={values.firmId} />
      )}
    </Stack>
  );
}

function Words({ form, input }: PartProps) {
  return (
    <Stack>
      <TextInput {...input('description1')} />
      <Textarea {...input('description2')} autosize minRows={2} maxRows={8} />
      {hasField(form.values.type, 'line1') &&
        (['line1', 'line2', 'line3'] as const).map((line) => (
          <TextInput key={line} {...input(line)} />
        ))}
    </Stack>
  );
}

/** The required fields of properties, each marked as required. */
function Place({ input }: PartProps) {
  return (
    <Stack>
      <PriceField {...input('price')} withAsterisk />
      <TextInput {...input('address')} withAsterisk />
      <div className={styles.city}>
        <TextInput {...input('city')} withAsterisk />
        <TextInput {...input('state')} withAsterisk />
        <TextInput {...input('zip')} withAsterisk />
      </div>
    </Stack>
  );
}

function LinkAndImage({ input }: PartProps) {
  return (
    <Stack>
      <TextInput {...input('url')} />
      <ImageSelect {...input('imageUrl')} folder="listings" aspect={4 / 3} />
    </Stack>
  );
}

interface DeleteListingProps {
  listing: Listing;
  onDeleted: () => void;
}

/** Spec, showcase 6: only admins delete listings. */
export function DeleteListing({ listing, onDeleted }: DeleteListingProps) {
  const { isAdmin } = useUser();
  const { mutate, isPending } = useDeleteListing();
  if (!isAdmin) return null;
  return (
    <ConfirmButton
      question={sentences.areYouSure}
      detail={`'${listing.description1}' will be deleted.`}
      confirmLabel="Delete"
      isDangerous
      blockedBy={null}
      loading={isPending}
      onConfirm={() => mutate(listing, { onSuccess: onDeleted })}
    >
      Delete
    </ConfirmButton>
  );
}

/** When a property can be visited, in Central Time (Spec, showcase 5: not for products). */
function OpenHouseFields({ input }: Pick<RecordForm<typeof listingRecord>, 'input'>) {
  return (
    <div className={styles.pair}>
      <MomentField {...input('openHouseStartDate')} usualTime="13:00" />
      <MomentField {...input('openHouseEndDate')} usualTime="15:00" />
    </div>
  );
}

interface RepresentativeSelectProps {
  label: string;
  withAsterisk?: boolean;
  'data-path': string;
  /** Its representatives are offered. */
  firmId: number | null;
  value: number | null;
  onChange: (id: number | null) => void;
  error?: ReactNode;
}

/** A picker of one representative of a firm. */
function RepresentativeSelect({
  firmId,
  value,
  onChange,
  error,
  ...field
}: RepresentativeSelectProps) {
  const { data = [], isLoading, isError } = useRepresentatives(firmId);
  const isKnown = value === null || data.some(({ id }) => id === value);
  const chosen = isKnown ? [] : [{ id: value, name: `Representative ${value}` }];
  return (
    <Select
      {...field}
      placeholder={firmId === null ? 'Choose a firm first' : placeholderOf(isLoading, data.length)}
      disabled={firmId === null}
      clearable
      searchable
      limit={50}
      nothingFoundMessage="No matching representatives."
      data={[...chosen, ...data].map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      error={isError ? representativeMessages.getFailed : error}
    />
  );
}

function placeholderOf(isLoading: boolean, count: number): string {
  if (isLoading) return sentences.loading;
  return count === 0 ? 'This firm has no representatives' : 'None';
}
