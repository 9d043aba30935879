import type { UploadedImage } from '@masthead/shared/platform/images/image.ts';
import type { Origin } from '../ui/file-words.ts';
import { ImageUploadDialog } from './ImageUploadDialog.tsx';

interface Props {
  onClose: () => void;
  onUploaded: (image: UploadedImage, from: Origin) => void;
}

/** Uploads one picture whole, for the photo library itself. */
export const ImageUploadSelect = (props: Props) => (
  <ImageUploadDialog label="Photo" isWhole wantsWords {...props} />
);
