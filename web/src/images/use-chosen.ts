import { useEffect, useRef, useState } from 'react';
import { type FileWords, readFileWords } from '../ui/file-words.ts';
import { type Fitted, fitPicture, needsFitting } from '../ui/fit-picture.ts';
import { pictureOf } from './picture-of.ts';
import type { Chosen } from './use-image-upload.ts';

interface Choice {
  chosen: Chosen | null;
  /** Why the last file was not taken. */
  refusal: string | null;
  isFitting: boolean;
}

const nothing: Choice = { chosen: null, refusal: null, isFitting: false };
const asChosen = ({ file, note }: Fitted, words: FileWords | null): Chosen => ({
  file,
  note,
  words,
  src: URL.createObjectURL(file),
});

interface Wishes {
  /** What the file says of itself is read. */
  wantsWords: boolean;
  /** Hears of each picture that was chosen here. */
  onReady: (chosen: Chosen) => void;
}

/** The picture that is going to be sent: the file is made fit for it. */
export function useChosen({ wantsWords, onReady }: Wishes) {
  const [choice, setChoice] = useState(nothing);
  /** Which choice is the last one; what an earlier one comes to is dropped. */
  const last = useRef(0);
  const { chosen } = choice;
  const source = chosen?.file ? chosen.src : null;
  useEffect(() => () => void (source && URL.revokeObjectURL(source)), [source]);
  useEffect(
    () => () => {
      last.current += 1;
    },
    [],
  );

  const ready = (next: Chosen) => {
    setChoice({ ...nothing, chosen: next });
    onReady(next);
  };
  const choose = async (files: readonly File[]) => {
    last.current += 1;
    const mine = last.current;
    const { file, refusal } = pictureOf(files);
    if (!file) return setChoice({ ...nothing, refusal });
    setChoice({ ...nothing, isFitting: needsFitting(file) });
    try {
      const [fitted, words] = await Promise.all([
        fitPicture(file),
        wantsWords ? readFileWords(file) : null,
      ]);
      if (mine === last.current) ready(asChosen(fitted, words));
    } catch (error) {
      if (mine === last.current) setChoice({ ...nothing, refusal: (error as Error).message });
    }
  };
  return {
    ...choice,
    choose,
    /** Takes the address of a picture, which the server fetches. */
    take: (src: string) => ready({ file: null, note: null, words: null, src }),
    /** Goes back to choosing. */
    forget: () => {
      last.current += 1;
      setChoice(nothing);
    },
  };
}
