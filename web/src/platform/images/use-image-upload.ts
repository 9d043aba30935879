import { imageEndpoints } from '@masthead/shared/platform/images/image.endpoints.ts';
import type { imageFromUrl } from '@masthead/shared/platform/images/image.ts';
import { type Crop, cropText, type UploadedImage } from '@masthead/shared/platform/images/image.ts';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { call, callUpload } from '../api/call.ts';
import type { FileWords } from '../ui/file-words.ts';
import { canRetryPicture } from './image.queries.ts';

/** A picture that has been chosen and not yet sent; `src` shows it in the browser. */
export interface Chosen {
  src: string;
  /** Null: the server fetches it from the address. */
  file: File | null;
  /** How the file was processed before upload. */
  note: string | null;
  /** The file's metadata, if requested. */
  words: FileWords | null;
}

export type UploadState =
  | { step: 'idle'; failure: string | null; canRetry: boolean }
  /** `part`: how much has been sent, or null when the server fetches the picture. */
  | { step: 'sending'; part: number | null };

const idle: UploadState = { step: 'idle', failure: null, canRetry: false };

/** Uploads a chosen image; after a failure it can be retried. */
export function useImageUpload(
  folder: string | undefined,
  onUploaded: (image: UploadedImage, chosen: Chosen) => void,
) {
  const [state, setState] = useState(idle);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (chosen: Chosen, crop: Crop | null) => {
    const abort = new AbortController();
    running.current = abort;
    setState({ step: 'sending', part: chosen.file ? 0 : null });
    const body = { ...(folder && { folder }), ...(crop && { crop: cropText(crop) }) };
    try {
      const image = await sendChosen(chosen, body, abort.signal, (part) =>
        setState({ step: 'sending', part }),
      );
      if (!abort.signal.aborted) onUploaded(image, chosen);
    } catch (error) {
      if (abort.signal.aborted) return;
      const { message } = error as Error;
      setState({ step: 'idle', failure: message, canRetry: canRetryPicture(error as Error) });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState(idle);
  };
  return { state, send, cancel };
}

function sendChosen(
  chosen: Chosen,
  body: Omit<z.input<typeof imageFromUrl>, 'url'>,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<UploadedImage> {
  if (chosen.file)
    return callUpload(imageEndpoints.upload, { file: chosen.file, body }, { signal, onProgress });
  return call(imageEndpoints.fromUrl, { body: { ...body, url: chosen.src } }, { signal });
}
