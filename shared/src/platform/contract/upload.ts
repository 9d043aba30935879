/** Sentences about the form in which a file is sent, said by every upload (reliability T51). */
export const uploadSentences = {
  notMultipart: 'Send the file as a form: the content type must be multipart/form-data.',
  noFile: 'Choose a file to upload.',
  oneFile: 'Upload one file at a time.',
  wrongName: 'The file must be in the part "file".',
  tooManyParts: 'This form has too many parts.',
  fieldTooLong: 'A part of this form is too long.',
  tooManyAtOnce: 'Too many uploads at once. Wait until some of them have finished.',
  unreadable: 'The upload did not arrive whole. Try again.',
} as const;

/** Sentences about files that are kept as they are. */
export const fileSentences = {
  empty: 'This file is empty.',
  loadFailed: 'The file could not be loaded.',
  storageAway: 'The file could not be kept. Try again in a moment.',
  storageFull: 'There is no room left for files.',
} as const;

/** A number of bytes as people say it: '3 MB', '900 KB'. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const inMegabytes = bytes / 1024 ** 2;
  if (inMegabytes < 1) return `${Math.ceil(bytes / 1024)} KB`;
  return `${Number(inMegabytes.toFixed(1))} MB`;
}

/** Said of a file that is larger than a call takes, by the server (413) and before sending. */
export const fileTooLarge = (maxBytes: number): string =>
  `This file is too large. It can have ${sizeInWords(maxBytes)} at most.`;
