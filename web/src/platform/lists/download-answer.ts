import { downloadSentences } from '@masthead/shared/platform/contract/download.ts';
import { ApiError } from '../api/call.ts';
import { downloadFile, fileNameOf } from '../ui/download.ts';

/** The reply of a call with `isFile`: a Blob. */
interface FileAnswer {
  reply: unknown;
  headers: Headers;
}

/**
 * A file with all of its content. One that breaks off is begun once more: a server ends a file when its reader may no
 * longer have it or the database is away, and its answer to the second asking says which. Throws an ApiError.
 */
export async function wholeFile(ask: () => Promise<FileAnswer>): Promise<FileAnswer> {
  const isRefusal = (error: unknown) => error instanceof ApiError;
  try {
    return await ask().catch((error: unknown) => {
      if (isRefusal(error)) throw error;
      return ask();
    });
  } catch (error) {
    throw isRefusal(error) ? error : new ApiError(0, { message: [downloadSentences.brokenOff] });
  }
}

/** Saves the file returned by a call with `isFile`, without loading it as text. */
export async function downloadAnswer(
  ask: () => Promise<FileAnswer>,
  standardName: string,
): Promise<void> {
  const { reply, headers } = await wholeFile(ask);
  const type = headers.get('content-type') ?? '';
  downloadFile({ content: reply as Blob, name: fileNameOf(headers, standardName), type });
}
