import { z } from 'zod';
import { colour, wholeNumber } from '../../platform/records/kinds.ts';
import { text } from '../../platform/records/text-kinds.ts';

/** Colors of a firm for its ad slots and listing cards, in screen order (Spec, showcase 3). */
export const colours = {
  backgroundColor: colour({ label: 'Background color' }),
  backgroundTextColor: colour({ label: 'Background text color' }),
  buttonColor: colour({ label: 'Button color' }),
  buttonTextColor: colour({ label: 'Button text color' }),
  popupBackgroundColor: colour({ label: 'Popup background color' }),
};

/** The text of the button. */
export const buttonText = text({ label: 'Button text', max: 40 });

/** Thin word position: from this word on the header is set thin; 0 is the first word. */
export const thinWord = wholeNumber({
  label: 'Thin word position',
  min: 0,
  max: 100,
  invalid: 'Thin word position must be a whole number, 0 or more',
  tooLarge: 'Thin word position must be at most 100',
});

/** A Google tag: an identifier, never a script (decisions 2). */
export const analyticsTag = text({
  label: 'Google Analytics tag',
  example: 'G-ABC123',
  max: 50,
  pattern: z
    .string()
    .trim()
    .regex(
      /^(G|UA|GTM|AW)-[A-Za-z0-9-]{1,40}$/,
      'Use an identifier such as G-ABC123, UA-1234-5, GTM-ABC or AW-123',
    ),
});
