import { downloadSentences } from '@masthead/shared/platform/contract/download.ts';
import { ApiError } from '../api/call.ts';
import { downloadFile, fileNameOf } from '../ui/download.ts';

/** The reply of a call with `isFile`: a Blob. */
interface FileAnswer {
  reply: unknown;
  headers: Headers;
}

/**
 * Downloads a complete file. If it breaks off, it is requested once more: a server ends a file when its reader has
 * lost the right or the database is unavailable, and the second response says which. Throws an ApiError.
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
