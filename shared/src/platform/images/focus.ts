/** A place in a picture, in hundredths from its left and from its top. */
export interface Focus {
  focus_x: number;
  focus_y: number;
}

/** Where a picture is cut around when nobody says otherwise. */
export const middle: Focus = { focus_x: 50, focus_y: 50 };

/**
 * Does a use of a picture say by itself what a crop keeps? The middle says nothing: a photo of the library is cut
 * around its own focal point then, as it is now (decision 65).
 */
export const hasOwnFocus = ({ focus_x, focus_y }: Focus): boolean =>
  focus_x !== middle.focus_x || focus_y !== middle.focus_y;

/** What is said of where crops of a picture keep to. */
export const focusMessages = {
  label: (said: string) => `${said} The arrow keys move it.`,
  at: (x: number, y: number) => `Focal point: ${x}% from the left, ${y}% from the top.`,
  ofPhoto: 'Focal point: that of the photo. Press the picture to set another one here.',
  reset: 'Use that of the photo',
} as const;
