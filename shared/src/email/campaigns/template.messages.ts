/** Used by the record of every kind; the other messages are for screens only. */
export const unknownTemplate = 'This email template belongs to another style or site.';
export const unknownSegment = 'This segment does not exist.';
