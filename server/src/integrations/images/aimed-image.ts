import type { Focus } from '@masthead/shared/images/focus.ts';
import { hasOwnFocus } from '@masthead/shared/images/focus.ts';
import { type ImageSize, transformOf } from '@masthead/shared/images/image-sizes.ts';
import { imageUrl, ourImages, sizedPlace } from '@masthead/shared/images/image-url.ts';
import { signTail } from './offered.ts';

/** Writes the address of a picture in a size, cut around what its use says by itself. */
export type AimedImage = (src: string, size: ImageSize, focus: Focus) => string;

/**
 * Without a focal point of its own a use asks for the size alone, and a photo of the library is cut around its own. A place in
 * a size is none that everybody may ask for, so its address is signed (decision 16).
 */
export const aimedImages =
  (signingKey: string): AimedImage =>
  (src, size, focus) => {
    const place = sizedPlace(src);
    if (!place || !hasOwnFocus(focus)) return imageUrl(src, size);
    const tail = `${transformOf(size, focus)}/${place.picture}`;
    const signed = place.host === ourImages ? `${signTail(signingKey, tail)}/` : '';
    return `${place.host}${signed}${tail}`;
  };
