import { colourOf, contrast, readableContrast } from '../../platform/values/colours.ts';
import type { ServedSlot } from './served-slot.ts';

const ink = '#15171c';
const white = '#ffffff';
/** Ink or white, whichever has more contrast with a color. */
export const readableOn = (ground: string): string =>
  contrast(ink, ground) >= contrast(white, ground) ? ink : white;

type Colours = Pick<
  ServedSlot,
  | 'backgroundColor'
  | 'backgroundTextColor'
  | 'popupBackgroundColor'
  | 'presentedByColor'
  | 'buttonColor'
  | 'buttonTextColor'
  | 'tagColor'
>;

/** The colors of a slot; each text has its chosen color or one that is readable on its background. */
export function slotColours(slot: Colours) {
  const ground = colourOf(slot.backgroundColor) ?? white;
  const popup = colourOf(slot.popupBackgroundColor) ?? white;
  const button = colourOf(slot.buttonColor) ?? ink;
  const tag = colourOf(slot.tagColor);
  const text = colourOf(slot.backgroundTextColor) ?? readableOn(ground);
  const popupText = readableOn(popup);
  const by = colourOf(slot.presentedByColor);
  return {
    ground,
    text,
    popup,
    popupText,
    button,
    buttonText: colourOf(slot.buttonTextColor) ?? readableOn(button),
    tag,
    tagText: tag && readableOn(tag),
    by: by ?? text,
    // Why: it was chosen for the background; a popup has its own.
    popupBy: by && contrast(by, popup) >= readableContrast ? by : popupText,
  };
}
