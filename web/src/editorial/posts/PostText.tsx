import { Text } from '@mantine/core';
import { useThrottledValue } from '@mantine/hooks';
import { newsItemLimits } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { overLimit } from '@masthead/shared/platform/contract/over-limit.ts';
import { readingMinutes, wordCount } from '@masthead/shared/platform/rich-text/words.ts';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { type Editor, useEditorState } from '@tiptap/react';
import { type ReactNode, useMemo, useState } from 'react';
import type { LateFields } from '../../platform/forms/late-fields.ts';
import { ImageDialogSelect } from '../../platform/images/ImageDialogSelect.tsx';
import { pageBlockActions } from '../../platform/rich-text/page-actions.ts';
import {
  type PhotosetWanted,
  type PictureWanted,
  RichText,
} from '../../platform/rich-text/RichText.tsx';
import { late } from '../../platform/ui/late.tsx';
import { useReadPhotoset } from '../photos/photoset.queries.ts';
import { storiesFound } from './stories.queries.ts';

const PhotosetSelect = late(
  async () => (await import('../photos/PhotosetSelect.tsx')).PhotosetSelect,
);

interface Props {
  label?: string;
  value: string;
  error: ReactNode;
  late: LateFields;
  isReadOnly: boolean;
  isShared: boolean;
  onEditor: (editor: Editor | null) => void;
  onChange: (body: string) => void;
}

/** The text of a post, with photos from the library and the reading time. */
export function PostText(props: Props) {
  const [wanted, setWanted] = useState<PictureWanted | null>(null);
  const [wantedSet, setWantedSet] = useState<PhotosetWanted | null>(null);
  const readPhotoset = useReadPhotoset();
  const close = () => {
    setWanted(null);
    setWantedSet(null);
    (wanted ?? wantedSet)?.onClosed();
  };
  return (
    <>
      <RichText
        label="Text"
        {...props}
        placeholder="Write, or type / for headings, lists, images and more"
        data-path="body"
        choosePicture={setWanted}
        choosePhotoset={setWantedSet}
        readPhotoset={readPhotoset}
        blocks={pageBlockActions}
        findTargets={storiesFound}
        warning={overLimit(props.value, newsItemLimits.body)}
        foot={(editor) => <TextLength editor={editor} />}
      />
      {wanted && (
        <ImageDialogSelect
          label="Image"
          files={wanted.files}
          onClose={close}
          onChosen={({ url, ...picture }) => {
            wanted.onChosen({ src: url, ...picture });
            close();
          }}
        />
      )}
      {wantedSet && (
        <PhotosetSelect
          onClose={close}
          onChosen={(photoset) => {
            wantedSet.onChosen(photoset.id);
            close();
          }}
        />
      )}
    </>
  );
}

const countAfterMs = 500;

/** '612 words · 3 min to read'. Why only now and then: counting a long text would be felt with each key. */
function TextLength({ editor }: { editor: Editor }) {
  const doc = useEditorState({ editor, selector: ({ editor: now }) => now.state.doc });
  const counted = useThrottledValue(doc, countAfterMs);
  const words = useMemo(
    () => wordCount(counted.textBetween(0, counted.content.size, ' ', ' ')),
    [counted],
  );
  return (
    <Text c="dimmed" fz="sm" mt="xs" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {inDigits(words)} {words === 1 ? 'word' : 'words'} · {readingMinutes(words)} min to read
    </Text>
  );
}
