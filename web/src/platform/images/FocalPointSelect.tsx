import { Button, Stack } from '@mantine/core';
import { focusMessages, hasOwnFocus, middle } from '@masthead/shared/platform/images/focus.ts';
import { type ImageSize, imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import type { KeyboardEvent, PointerEvent } from 'react';
import styles from './focal-point.module.css';

interface Props {
  src: string;
  /** In hundredths from the left and from the top. */
  x: number;
  y: number;
  isReadOnly: boolean;
  onChange: (x: number, y: number) => void;
}

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const within = (hundredths: number) => Math.min(100, Math.max(0, Math.round(hundredths)));

const crops: [shape: string, size: ImageSize][] = [
  ['4 / 3', 'listingThumbnail'],
  ['16 / 9', 'popup'],
  ['1', 'portrait'],
];

/**
 * The point that every crop of an image keeps in view: set with the mouse, or with the arrow keys. Until it is set,
 * crops follow the focal point of the photo in the library.
 */
export function FocalPointSelect({ src, x, y, isReadOnly, onChange }: Props) {
  const onPointer = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.buttons === 0 || isReadOnly) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange(
      within(((event.clientX - left) / width) * 100),
      within(((event.clientY - top) / height) * 100),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || isReadOnly) return;
    event.preventDefault();
    const by = event.shiftKey ? 10 : 1;
    onChange(within(x + step[0] * by), within(y + step[1] * by));
  };
  const isOwn = hasOwnFocus({ focus_x: x, focus_y: y });
  const place = { objectPosition: `${x}% ${y}%` };
  const said = isOwn ? focusMessages.at(x, y) : focusMessages.ofPhoto;
  return (
    <Stack gap="xs">
      <button
        type="button"
        className={styles.focus}
        aria-label={focusMessages.label(said)}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onKeyDown={onKeyDown}
      >
        <img src={imageUrl(src, 'preview')} alt="" draggable={false} />
        {isOwn && <span className={styles.cross} style={{ left: `${x}%`, top: `${y}%` }} />}
      </button>
      <div className={styles.crops} aria-hidden>
        {crops.map(([aspectRatio, size]) => (
          <img
            key={aspectRatio}
            src={imageUrl(src, isOwn ? 'preview' : size)}
            alt=""
            style={{ ...place, aspectRatio }}
          />
        ))}
      </div>
      <p className={styles.said}>
        {said}
        {isOwn && !isReadOnly && (
          <Button
            variant="subtle"
            size="compact-xs"
            onClick={() => onChange(middle.focus_x, middle.focus_y)}
          >
            {focusMessages.reset}
          </Button>
        )}
      </p>
    </Stack>
  );
}
