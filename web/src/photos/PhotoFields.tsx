import { Checkbox, TagsInput, Textarea, TextInput } from '@mantine/core';
import { asTags, tagsOf } from '@masthead/shared/photos/photo-tags.ts';
import { FormSection } from '../forms/FormSection.tsx';
import type { PhotoFormState } from './use-photo-form.ts';

/** What is said of a photo: what it shows, whose it is, where it was taken. */
export function PhotoFields({ form, input }: Pick<PhotoFormState, 'form' | 'input'>) {
  const { tags, missingCredits } = form.values;
  return (
    <>
      <FormSection title="Description">
        <Textarea
          autosize
          minRows={2}
          description="What the picture shows, for people who do not see it"
          {...input('altTag')}
        />
        <TagsInput
          label="Tags"
          error={form.errors.tags}
          data-path="tags"
          description="Enter or a comma ends a tag"
          maxTags={30}
          value={tagsOf(tags)}
          onChange={(next) => form.setFieldValue('tags', asTags(next))}
        />
        <Checkbox {...input('onlyPhoto')} />
        <Checkbox {...input('oneOfManyPhoto')} />
      </FormSection>
      <FormSection title="Credit">
        <TextInput {...input('credit')} withAsterisk={!missingCredits} />
        <Checkbox {...input('missingCredits')} />
        <TextInput {...input('creditUrl')} placeholder="https://" />
      </FormSection>
      <FormSection title="Place">
        <TextInput {...input('address1')} />
        <TextInput {...input('address2')} />
        <TextInput {...input('city')} />
      </FormSection>
    </>
  );
}
