import type { UploadedImage } from '@masthead/shared/images/image.ts';
import { ImageUploadDialog } from './ImageUploadDialog.tsx';

interface Props {
  onClose: () => void;
  /** `from`: the address that it was fetched from. */
  onUploaded: (image: UploadedImage, from: string | null) => void;
}

/** Uploads one picture whole, for the photo library itself. */
export const ImageUploadSelect = (props: Props) => (
  <ImageUploadDialog label="Picture" isWhole {...props} />
);
