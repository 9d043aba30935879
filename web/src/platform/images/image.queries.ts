import { uploadSentences } from '@masthead/shared/platform/contract/upload.ts';
import { fitMessages, imageMessages } from '@masthead/shared/platform/images/image.ts';
import { mayPass } from '../ui/may-pass.ts';

/** Refusals of what did not arrive, here or from the web. */
const notArrived: readonly string[] = [
  uploadSentences.unreadable,
  imageMessages.addressFailed,
  fitMessages.notLoaded,
];

/** Whether the same picture may be taken at another try: a damaged one never is. */
export const canRetryPicture = (error: Error): boolean =>
  mayPass(error) || notArrived.includes(error.message);
