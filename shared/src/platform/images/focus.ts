/** A position in an image, in percent from the left and the top. */
export interface Focus {
  focus_x: number;
  focus_y: number;
}

/** The default focal point. */
export const middle: Focus = { focus_x: 50, focus_y: 50 };

/**
 * True when a use of an image has its own focal point. The middle counts as none: crops then use the photo's current focal
 * point (decision 65).
 */
export const hasOwnFocus = ({ focus_x, focus_y }: Focus): boolean =>
  focus_x !== middle.focus_x || focus_y !== middle.focus_y;

/** Sentences about focal points. */
export const focusMessages = {
  label: (said: string) => `${said} Move it with the arrow keys.`,
  at: (x: number, y: number) => `Focal point: ${x}% from the left, ${y}% from the top.`,
  ofPhoto: 'Focal point: set on the photo. Click the image to set a different one here.',
  reset: 'Use the photo’s focal point',
} as const;
