import { Checkbox, TagsInput, Textarea, TextInput } from '@mantine/core';
import { asTags, tagsOf } from '@masthead/shared/photos/photo-tags.ts';
import { FormSection } from '../forms/FormSection.tsx';
import type { FileWords } from '../ui/file-words.ts';
import { FileWord } from './FileWord.tsx';
import type { PhotoFormState } from './use-photo-form.ts';

interface Props extends Pick<PhotoFormState, 'form' | 'input'> {
  /** What a file that was chosen just now says of itself. */
  words: FileWords | null;
}

/** What is said of a photo: what it shows, whose it is, where it was taken. */
export function PhotoFields({ form, input, words }: Props) {
  const { altTag, credit, tags, missingCredits } = form.values;
  return (
    <>
      <FormSection title="Description">
        <Textarea
          autosize
          minRows={2}
          description="What the picture shows, for people who do not see it"
          {...input('altTag')}
        />
        <FileWord
          word={words?.description}
          isTaken={altTag === words?.description}
          label="Use it as alt text"
          onTake={(taken) => form.setFieldValue('altTag', taken)}
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
        <FileWord
          word={words?.credit}
          isTaken={credit === words?.credit}
          label="Use it as credit"
          onTake={(taken) => form.setFieldValue('credit', taken)}
        />
        <Checkbox {...input('missingCredits')} />
        <TextInput {...input('creditUrl')} />
      </FormSection>
      <FormSection title="Place">
        <TextInput {...input('address1')} />
        <TextInput {...input('address2')} />
        <TextInput {...input('city')} />
      </FormSection>
    </>
  );
}
