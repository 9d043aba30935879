/** The smallest picture there is: one transparent dot. Asking for it tells that something was looked at. */
export const dot = Buffer.from(
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  'base64',
);
