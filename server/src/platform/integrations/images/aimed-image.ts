import { type Focus, hasOwnFocus } from '@masthead/shared/platform/images/focus.ts';
import {
  type ImageSize,
  imageSizes,
  imageUrl,
  ourImages,
  sizedPlace,
  transformOf,
} from '@masthead/shared/platform/images/image-sizes.ts';
import type { SigningKeys } from '../../access/signing-keys.ts';
import { signTail } from './image-host.ts';

/** Writes the address of a picture in a size, cut around what its use says by itself. */
export type AimedImage = (src: string, size: ImageSize, focus: Focus) => string;

/**
 * Without a focal point of its own a use asks for the size alone, and a photo of the library is cut around its own. A place in
 * a size is none that everybody may ask for, so its address is signed (decision 16).
 */
export const aimedImages =
  (keys: SigningKeys): AimedImage =>
  (src, size, focus) => {
    const place = sizedPlace(src);
    if (!place || !hasOwnFocus(focus)) return imageUrl(src, size);
    const tail = `${aimedTransform(size, focus)}/${place.picture}`;
    const signed = place.host === ourImages ? `${signTail(keys, tail)}/` : '';
    return `${place.host}${signed}${tail}`;
  };

/** A size that is cut around a place, which is told as parts of the width and of the height. */
const aimedTransform = (size: ImageSize, { focus_x, focus_y }: Focus) =>
  `${transformOf(imageSizes[size])},g_xy_center,x_${partOf(focus_x)},y_${partOf(focus_y)}`;

/** Below 1, which tells it from a number of pixels. */
const partOf = (hundredths: number) => (Math.min(hundredths, 99) / 100).toFixed(2);
