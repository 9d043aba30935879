/** What is said of where crops of a picture keep to. */
export const focusMessages = {
  label: (said: string) => `${said} The arrow keys move it.`,
  at: (x: number, y: number) => `Focal point: ${x}% from the left, ${y}% from the top.`,
  ofPhoto: 'Focal point: that of the photo. Press the picture to set another one here.',
  reset: 'Use that of the photo',
} as const;
