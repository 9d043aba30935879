import type { ImageFormat } from '@masthead/shared/images/image.ts';
import { imageMessages } from '@masthead/shared/images/image.ts';
import { refused } from '../http/errors.ts';
import { plansOf, type Size } from './derive.ts';
import type { Step } from './transform.ts';

/** Pixels of what is made: for everybody, for who brings a signed address, and in AVIF, which is ten times the work. */
const most = { offered: 8_000_000, signed: 16_000_000, avif: 1_000_000 };

const pixels = ({ width, height }: Size) => width * height;

/** Formats that are read in a smaller size at once. */
const shrinkOnLoad: readonly ImageFormat[] = ['jpg', 'webp'];

interface Making {
  steps: Step[];
  from: Size;
  stored: ImageFormat;
  isSigned: boolean;
}

/** What a making costs, about in pixels that are touched; more than the budget allows is refused. */
export function costOf({ steps, from, stored, isSigned }: Making, format: ImageFormat): number {
  const sizes = plansOf(steps, from).map(({ size }) => pixels(size));
  if (Math.max(0, ...sizes) > (isSigned ? most.signed : most.offered))
    throw refused(isSigned ? imageMessages.resultTooLarge : imageMessages.sizeTooLarge);
  const result = sizes.at(-1) ?? pixels(from);
  const reading = pixels(from) * (shrinkOnLoad.includes(stored) ? 0.25 : 1);
  const between = sizes.slice(0, -1).reduce((sum, size) => sum + 3 * size, 0);
  return reading + between + result * (format === 'avif' ? 10 : 3);
}

/** True when a result is small enough to be made as AVIF. */
export const fitsAvif = (steps: Step[], from: Size): boolean =>
  pixels(plansOf(steps, from).at(-1)?.size ?? from) <= most.avif;
