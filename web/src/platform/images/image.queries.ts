import { uploadSentences } from '@masthead/shared/platform/contract/upload.ts';
import { fitMessages, imageMessages } from '@masthead/shared/platform/images/image.ts';
import { mayPass } from '../ui/may-pass.ts';

/** Errors of incomplete transfers, from here or from the web. */
const notArrived: readonly string[] = [
  uploadSentences.unreadable,
  imageMessages.addressFailed,
  fitMessages.notLoaded,
];

/** True when a retry with the same image may succeed; not for a damaged one. */
export const canRetryPicture = (error: Error): boolean =>
  mayPass(error) || notArrived.includes(error.message);
