import { sizeInWords } from '../upload.ts';
import { imageLimits } from './image.ts';

/** A picture file: its size in bytes, and in pixels. */
export interface Measured {
  bytes: number;
  width: number;
  height: number;
}

const inWords = ({ bytes, width, height }: Measured) =>
  `${sizeInWords(bytes)} (${width} × ${height})`;

/** Sentences about pictures that the browser makes fit to be sent (decision 97). */
export const fitMessages = {
  fitting: 'Making the picture smaller',
  converting: 'Converting the picture from HEIC',
  /** Over the limit in bytes: what it was, and what it is now. */
  fitted: (before: Measured, after: Measured) =>
    `Made smaller to fit ${sizeInWords(imageLimits.maxBytes)}: from ${inWords(before)} to ${inWords(after)}.`,
  /** A HEIC file became a JPEG: what it was, and what it is now. */
  converted: (before: Measured, after: Measured) =>
    `Converted from HEIC to JPEG: from ${inWords(before)} to ${inWords(after)}.`,
  failed: 'The browser cannot open this picture to make it smaller. Choose a copy of 3 MB at most.',
  unreadable: 'This HEIC picture cannot be read. Export it as a JPEG and choose that.',
  notLoaded:
    'The converter of HEIC pictures could not be loaded. Check your connection and try again.',
} as const;
