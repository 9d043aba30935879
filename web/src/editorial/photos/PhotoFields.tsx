import { Button, Checkbox, TagsInput, Textarea, TextInput } from '@mantine/core';
import { asTags, tagsOf } from '@masthead/shared/editorial/photos/photo-tags.ts';
import { fileWordsMessages } from '@masthead/shared/platform/images/file-words.messages.ts';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import type { FileWords } from '../../platform/ui/file-words.ts';
import styles from './file-word.module.css';
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
          description="What the photo shows, for people who can’t see it"
          {...input('altTag')}
        />
        <FileWord
          word={words?.description}
          isTaken={altTag === words?.description}
          label="Use as alt text"
          onTake={(taken) => form.setFieldValue('altTag', taken)}
        />
        <TagsInput
          label="Tags"
          error={form.errors.tags}
          data-path="tags"
          description="Press Enter or comma after each tag"
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
          label="Use as credit"
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

interface FileWordProps {
  word: string | null | undefined;
  /** The field says it already. */
  isTaken: boolean;
  /** What the button does. */
  label: string;
  onTake: (word: string) => void;
}

/** What a file says beside a field: where its text comes from, or what could stand there. */
function FileWord({ word, isTaken, label, onTake }: FileWordProps) {
  if (!word) return null;
  if (isTaken) return <p className={styles.fileWord}>{fileWordsMessages.taken}</p>;
  return (
    <p className={styles.fileWord}>
      <span>{fileWordsMessages.offered(word)}</span>
      <Button variant="default" size="compact-xs" onClick={() => onTake(word)}>
        {label}
      </Button>
    </p>
  );
}
