import { TextInput } from '@mantine/core';
import { representativeRecord } from '@masthead/shared/showcase/representatives/representative.record.ts';
import type { InputOf } from '../../platform/forms/record-inputs.ts';
import { ImageSelect } from '../../platform/images/ImageSelect.tsx';
import { FirmSelect } from '../firms/FirmSelect.tsx';

interface Props {
  input: InputOf<typeof representativeRecord>;
  /** An existing realtor's photo may also be given as a URL. */
  withImageUrl: boolean;
}

/** The fields of the realtor dialogs and of the realtor's page (Spec, showcase 2). */
export function RepresentativeFields({ input, withImageUrl }: Props) {
  const photo = input('imageUrl');
  const { label, value, onChange } = photo;
  return (
    <>
      <FirmSelect {...input('firmId')} />
      <TextInput {...input('name')} />
      <TextInput {...input('email')} />
      <TextInput {...input('phone')} />
      <ImageSelect
        {...(withImageUrl ? { label, value, onChange } : photo)}
        aspect={1}
        folder="realtors"
      />
      {withImageUrl && (
        <TextInput
          {...photo}
          label="Image URL"
          description="URL of the photo, if you don’t upload one"
          type="url"
          maxLength={representativeRecord.fields.imageUrl.maxLength}
          value={value ?? ''}
          onChange={(event) => onChange(event.currentTarget.value || null)}
        />
      )}
    </>
  );
}
