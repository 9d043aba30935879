import { photoEndpoints } from '@masthead/shared/editorial/photos/photo.endpoints.ts';
import type { Photo } from '@masthead/shared/editorial/photos/photo.ts';
import { imageEndpoints } from '@masthead/shared/platform/images/image.endpoints.ts';
import { whyRefused } from '@masthead/shared/platform/images/why-refused.ts';
import { useEffect, useRef, useState } from 'react';
import { call, callUpload } from '../../platform/api/call.ts';
import { canRetryPicture } from '../../platform/images/image.queries.ts';
import { type FileWords, readFileWords } from '../../platform/ui/file-words.ts';
import { type Fitting, fitPicture } from '../../platform/ui/fit-picture.ts';

/** One file on its way into the library. */
export interface FileState {
  key: number;
  file: File;
  step: 'waiting' | Fitting | 'sending' | 'done' | 'known' | 'refused';
  /** How much of it has been sent. */
  part: number;
  failure: string | null;
  /** The same file may be taken at another try. */
  canRetry: boolean;
  /** What was done to the file so that it could be sent. */
  note: string | null;
  /** What the file says of itself, which describes a new photo. */
  words: FileWords | null;
  photo: Photo | null;
}

/** Why: pictures are decoded one after the other on the server; more lines at once would only wait there. */
const atOnce = 2;

let lastKey = 0;
const waiting = (file: File): FileState => {
  const failure = whyRefused(file);
  lastKey += 1;
  const step = failure ? 'refused' : 'waiting';
  return {
    key: lastKey,
    file,
    step,
    part: 0,
    failure,
    canRetry: false,
    note: null,
    words: null,
    photo: null,
  };
};

const withPhotos = (photos: readonly Photo[]) => (file: FileState) => ({
  ...file,
  photo: photos.find(({ id }) => id === file.photo?.id) ?? file.photo,
});

const busy: readonly FileState['step'][] = ['waiting', 'fitting', 'converting', 'sending'];

const prepared = (file: File, options: Parameters<typeof fitPicture>[1]) =>
  Promise.all([fitPicture(file, options), readFileWords(file)]);

/** Brings an uploaded picture into the library. What its file says describes a new photo, and no other one. */
async function savedPhoto(original: string, words: FileWords | null, signal?: AbortSignal) {
  const body = { original, altTag: words?.description, credit: words?.credit };
  const { photo, isNew } = await call(photoEndpoints.save, { body }, { signal });
  return { photo, step: isNew ? 'done' : 'known', words: isNew ? words : null } as const;
}

/** Sends many files, two at a time; each has its own end, and what failed can be tried again. */
export function useBulkUpload() {
  const [files, setFiles] = useState<FileState[]>([]);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => {
    abort.current = new AbortController();
    return () => abort.current?.abort();
  }, []);
  const change = (key: number, changes: Partial<FileState>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  const send = async ({ key, file }: FileState) => {
    abort.current ??= new AbortController();
    const { signal } = abort.current;
    const onStart = (step: Fitting) => change(key, { step });
    const onProgress = (part: number) => change(key, { part });
    try {
      const [fitted, words] = await prepared(file, { signal, onStart });
      if (signal.aborted) return;
      change(key, { step: 'sending', part: 0, note: fitted.note });
      const input = { file: fitted.file, body: {} };
      const { url } = await callUpload(imageEndpoints.upload, input, { signal, onProgress });
      change(key, await savedPhoto(url, words, signal));
    } catch (error) {
      if (signal.aborted) return;
      const failure = (error as Error).message;
      change(key, { step: 'refused', failure, canRetry: canRetryPicture(error as Error) });
    }
  };
  const queue = useRef<FileState[]>([]);
  const sending = useRef(0);
  const sendNext = () => {
    while (sending.current < atOnce) {
      const next = queue.current.shift();
      if (!next) return;
      sending.current += 1;
      void send(next).finally(() => {
        sending.current -= 1;
        sendNext();
      });
    }
  };
  const enqueue = (added: readonly FileState[]) => {
    queue.current.push(...added.filter(({ step }) => step === 'waiting'));
    sendNext();
  };

  return {
    files,
    isBusy: files.some(({ step }) => busy.includes(step)),
    add: (chosen: File[]) => {
      const added = chosen.map(waiting);
      setFiles((all) => [...all, ...added]);
      enqueue(added);
    },
    /** Takes the photos as they are by now. */
    replace: (photos: readonly Photo[]) => setFiles((all) => all.map(withPhotos(photos))),
    retry: (failed: FileState) => {
      change(failed.key, { step: 'waiting', failure: null, canRetry: false });
      enqueue([{ ...failed, step: 'waiting' }]);
    },
  };
}
