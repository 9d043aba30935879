import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { FirmSelect } from '../firms/FirmSelect.tsx';
import { ImageSelect } from '../images/ImageSelect.tsx';
import { optionalTextProps } from '../showcase/text-props.ts';
import type { RepresentativeValues } from './representative-values.ts';

interface Props {
  form: UseFormReturnType<RepresentativeValues>;
  /** An existing realtor's picture may also be given by its address. */
  withImageUrl: boolean;
}

/** The fields of the realtor dialogs and of the realtor's page (Spec, showcase 2). */
export function RepresentativeFields({ form, withImageUrl }: Props) {
  const { values, errors } = form;
  return (
    <>
      <FirmSelect
        label="Firm"
        withAsterisk
        data-path="showcaseFirmId"
        value={values.showcaseFirmId}
        error={errors.showcaseFirmId}
        onChange={(id) => form.setFieldValue('showcaseFirmId', id as number)}
      />
      <TextInput label="Name" withAsterisk maxLength={200} {...form.getInputProps('name')} />
      <TextInput label="Email" type="email" maxLength={320} {...optionalTextProps(form, 'email')} />
      <TextInput label="Phone" type="tel" maxLength={50} {...optionalTextProps(form, 'phone')} />
      <ImageSelect
        label="Photo"
        aspect={1}
        folder="realtors"
        {...(!withImageUrl && { 'data-path': 'imageUrl', error: errors.imageUrl })}
        value={values.imageUrl}
        onChange={(url) => form.setFieldValue('imageUrl', url)}
      />
      {withImageUrl && (
        <TextInput
          label="Image URL"
          description="The address of the photo, when it is not uploaded"
          type="url"
          maxLength={2000}
          {...optionalTextProps(form, 'imageUrl')}
        />
      )}
    </>
  );
}
