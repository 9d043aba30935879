import { NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { listingTypes } from '@masthead/shared/listings/listing.record.ts';
import { type ReactNode, useState } from 'react';
import { FirmSelect } from '../firms/FirmSelect.tsx';
import { ImageSelect } from '../images/ImageSelect.tsx';
import { optionalTextProps } from '../showcase/text-props.ts';
import styles from './listing-form.module.css';
import { type Aside, changesForType, hasField, type ListingValues } from './listing-values.ts';
import { OpenHouseFields } from './OpenHouseFields.tsx';
import { RepresentativeSelect } from './RepresentativeSelect.tsx';

interface Props {
  form: UseFormReturnType<ListingValues>;
  /** How a titled part is drawn: on a page with a heading, in a dialog without one. */
  section: (title: string, fields: ReactNode) => ReactNode;
}

/** The fields of a listing, by its type (Spec, showcase 5). */
export function ListingFields({ form, section }: Props) {
  const { type } = form.values;
  const isChosen = type !== null;
  const isProduct = type === 'Product';
  return (
    <>
      {section('Listing', <Whose form={form} />)}
      {section('Description', <Words form={form} />)}
      {isChosen && !isProduct && section('Property', <Place form={form} />)}
      {section('Link and image', <LinkAndImage form={form} />)}
      {isChosen && !isProduct && section('Open house', <OpenHouseFields form={form} />)}
    </>
  );
}

type PartProps = Pick<Props, 'form'>;

function Whose({ form }: PartProps) {
  const { values, errors, setFieldValue } = form;
  const [aside, setAside] = useState<Aside>({});
  const onType = (type: ListingValues['type']) => {
    const next = changesForType(form.getValues(), type, aside);
    setAside(next.aside);
    form.setValues(next.changes);
    form.clearErrors();
  };
  const onFirm = (firmId: number | null) => {
    form.setValues({
      showcaseFirmId: firmId as number,
      // Why: a representative belongs to one firm.
      ...(firmId !== values.showcaseFirmId && { representativeId: null }),
    });
    setAside({ ...aside, representativeId: null });
  };
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <FirmSelect
          label="Firm"
          data-path="showcaseFirmId"
          withAsterisk
          value={values.showcaseFirmId}
          error={errors.showcaseFirmId}
          onChange={onFirm}
        />
        <Select
          label="Type"
          data-path="type"
          placeholder="Choose a type"
          withAsterisk
          allowDeselect={false}
          data={listingTypes}
          value={values.type}
          error={errors.type}
          onChange={(type) => type && onType(type)}
        />
      </div>
      {hasField(values.type, 'representativeId') && (
        <RepresentativeSelect
          firmId={values.showcaseFirmId}
          value={values.representativeId}
          error={errors.representativeId}
          onChange={(id) => setFieldValue('representativeId', id)}
        />
      )}
    </div>
  );
}

function Words({ form }: PartProps) {
  return (
    <div className={styles.fields}>
      <TextInput
        label="Description 1"
        withAsterisk
        maxLength={500}
        {...form.getInputProps('description1')}
      />
      <Textarea
        label="Description 2"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        {...form.getInputProps('description2')}
        value={form.values.description2 ?? ''}
        onChange={(event) => form.setFieldValue('description2', event.currentTarget.value || null)}
      />
      {hasField(form.values.type, 'line1') &&
        (['line1', 'line2', 'line3'] as const).map((line) => (
          <TextInput
            key={line}
            label={`Line ${line.slice(-1)}`}
            maxLength={200}
            {...optionalTextProps(form, line)}
          />
        ))}
    </div>
  );
}

function Place({ form }: PartProps) {
  const { price } = form.values;
  const onPrice = (next: string | number) => {
    const text = next === '' ? null : String(next);
    // Why: the input writes 425000.50 as 425000.5, which is no change.
    if (text === null || price === null || Number(text) !== Number(price))
      form.setFieldValue('price', text);
  };
  return (
    <div className={styles.fields}>
      <NumberInput
        label="Price"
        data-path="price"
        withAsterisk
        prefix="$"
        thousandSeparator=","
        decimalScale={2}
        allowNegative={false}
        allowLeadingZeros={false}
        hideControls
        maw={240}
        value={price ?? ''}
        error={form.errors.price}
        onChange={onPrice}
      />
      <TextInput
        label="Address"
        withAsterisk
        maxLength={200}
        {...optionalTextProps(form, 'address')}
      />
      <div className={styles.city}>
        <TextInput label="City" withAsterisk maxLength={200} {...optionalTextProps(form, 'city')} />
        <TextInput
          label="State"
          withAsterisk
          maxLength={50}
          {...optionalTextProps(form, 'state')}
        />
        <TextInput label="Zip" withAsterisk maxLength={20} {...optionalTextProps(form, 'zip')} />
      </div>
    </div>
  );
}

function LinkAndImage({ form }: PartProps) {
  return (
    <div className={styles.fields}>
      <TextInput
        label="URL"
        type="url"
        placeholder="https://"
        withAsterisk
        maxLength={2000}
        {...form.getInputProps('url')}
      />
      <ImageSelect
        label="Image"
        data-path="imageUrl"
        withAsterisk
        folder="listings"
        aspect={4 / 3}
        value={form.values.imageUrl || null}
        error={form.errors.imageUrl}
        onChange={(url) => form.setFieldValue('imageUrl', url ?? '')}
      />
    </div>
  );
}
