/** Said of what it names by the record of every email; the other sentences are the screens' matter. */
export const unknownTemplate = 'This email template belongs to another style or site.';
export const unknownSegment = 'This segment does not exist.';
