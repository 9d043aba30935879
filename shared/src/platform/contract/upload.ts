/** Sentences about upload forms, shared by every upload (reliability T51). */
export const uploadSentences = {
  notMultipart: 'Send the file as a form: the content type must be multipart/form-data.',
  noFile: 'Choose a file to upload.',
  oneFile: 'Upload one file at a time.',
  wrongName: 'The file must be in the form part named "file".',
  tooManyParts: 'This form has too many parts.',
  fieldTooLong: 'A part of this form is too long.',
  tooManyAtOnce: 'Too many uploads at once. Wait for some of them to finish.',
  lowDisk:
    'The server is running out of disk space, so it accepts no files. Contact your system administrator.',
  unreadable: 'The upload was incomplete. Try again.',
} as const;

/** Sentences about files that are stored unchanged. */
export const fileSentences = {
  empty: 'This file is empty.',
  loadFailed: 'The file couldn’t be loaded.',
  storageAway: 'The file couldn’t be stored. Try again in a moment.',
  storageFull: 'File storage is full. Contact your system administrator.',
} as const;

/** A number of bytes for display: '3 MB', '900 KB'. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const inMegabytes = bytes / 1024 ** 2;
  if (inMegabytes < 1) return `${Math.ceil(bytes / 1024)} KB`;
  return `${Number(inMegabytes.toFixed(1))} MB`;
}

/** For a file over the limit of a call, before sending and in the server's 413. */
export const fileTooLarge = (maxBytes: number): string =>
  `This file is too large. It can be at most ${sizeInWords(maxBytes)}.`;
