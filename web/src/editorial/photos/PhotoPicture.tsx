import { type ImageSize, imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import { previewMessages } from '@masthead/shared/platform/values/preview.messages.ts';
import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs';
import { useState } from 'react';
import styles from './photos.module.css';

interface Props {
  /** With its width it is drawn no wider than it is. */
  photo: { src: string; altTag: string; version?: number; width?: number };
  size?: ImageSize;
  /** Something beside it says what it shows. */
  isDecoration?: boolean;
}

/** Why: a browser keeps what it has seen under an address; the version makes a new one of it. */
const ofVersion = ({ src, version }: Props['photo']) =>
  version === undefined ? src : src.replace('/library/', `/v${version}/library/`);

/** A photo as it is by now, as a thumbnail of 100 unless stated; a broken one is a quiet sign. */
export function PhotoPicture({ photo, size, isDecoration = false }: Props) {
  const src = ofVersion(photo);
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === src)
    return (
      <span className={styles.broken} role="img" aria-label={previewMessages.pictureFailed}>
        <IconPhotoOff size={20} stroke={1.5} aria-hidden />
      </span>
    );
  const dense = size ? undefined : `${imageUrl(src, 'photoThumbnailDense')} 2x`;
  return (
    <img
      className={styles.picture}
      style={photo.width === undefined ? {} : { maxWidth: `min(100%, ${photo.width}px)` }}
      src={imageUrl(src, size ?? 'photoThumbnail')}
      srcSet={dense}
      alt={isDecoration ? '' : photo.altTag}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
