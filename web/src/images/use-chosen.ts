import { useEffect, useRef, useState } from 'react';
import { type FileWords, readFileWords } from '../ui/file-words.ts';
import { type Fitted, type Fitting, fitPicture } from '../ui/fit-picture.ts';
import { pictureOf } from './picture-of.ts';
import type { Chosen } from './use-image-upload.ts';

interface Choice {
  chosen: Chosen | null;
  /** Why the last file was not taken. */
  refusal: string | null;
  /** What is being done to the file before it can be sent. */
  fitting: Fitting | null;
}

const nothing: Choice = { chosen: null, refusal: null, fitting: null };
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
  /** The last choice; making a file fit is given up when another one comes. */
  const last = useRef<AbortController | null>(null);
  const { chosen } = choice;
  const source = chosen?.file ? chosen.src : null;
  useEffect(() => () => void (source && URL.revokeObjectURL(source)), [source]);
  useEffect(() => () => last.current?.abort(), []);

  const ready = (next: Chosen) => {
    setChoice({ ...nothing, chosen: next });
    onReady(next);
  };
  const choose = async (files: readonly File[]) => {
    last.current?.abort();
    const mine = new AbortController();
    const { signal } = mine;
    last.current = mine;
    const { file, refusal } = pictureOf(files);
    if (!file) return setChoice({ ...nothing, refusal });
    setChoice(nothing);
    const onStart = (fitting: Fitting) => signal.aborted || setChoice({ ...nothing, fitting });
    try {
      const [fitted, words] = await Promise.all([
        fitPicture(file, { signal, onStart }),
        wantsWords ? readFileWords(file) : null,
      ]);
      if (!signal.aborted) ready(asChosen(fitted, words));
    } catch (error) {
      if (!signal.aborted) setChoice({ ...nothing, refusal: (error as Error).message });
    }
  };
  return {
    ...choice,
    choose,
    /** Takes the address of a picture, which the server fetches. */
    take: (src: string) => ready({ file: null, note: null, words: null, src }),
    /** Goes back to choosing. */
    forget: () => {
      last.current?.abort();
      setChoice(nothing);
    },
  };
}
