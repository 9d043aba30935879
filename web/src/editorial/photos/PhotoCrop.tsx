import 'react-easy-crop/react-easy-crop.css';
import {
  type Area,
  cropOf,
  ratioOf,
  type Shown,
  shownArea,
} from '@masthead/shared/platform/images/photo-shape.ts';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import styles from './photos.module.css';

interface Props {
  /** The whole file. */
  src: string;
  shown: Shown;
  onCrop: (crop: string) => void;
}

const isNear = (one: Area, other: Area) =>
  (['x', 'y', 'width', 'height'] as const).every((key) => Math.abs(one[key] - other[key]) <= 2);

/** Chooses the part of a file that a photo shows; the file itself stays whole. */
export function PhotoCrop({ src, shown, onCrop }: Props) {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [start] = useState(() => shownArea(shown));
  return (
    <div className={styles.whole}>
      <Cropper
        image={src}
        crop={position}
        zoom={zoom}
        aspect={ratioOf[shown.photoType] ?? start.width / start.height}
        initialCroppedAreaPixels={start}
        disableAutomaticStylesInjection
        keyboardStep={8}
        cropperProps={{
          'aria-label': 'Crop: move with the arrow keys, zoom with the wheel',
          role: 'group',
        }}
        onCropChange={setPosition}
        onZoomChange={setZoom}
        // Why: the tool also tells where it begins, which changes nothing.
        onCropComplete={(_, pixels) => {
          if (!isNear(pixels, shownArea(shown))) onCrop(cropOf(pixels));
        }}
      />
    </div>
  );
}
