/** Said of a template by the record of every email; the other sentences are the screens' matter. */
export const unknownTemplate = 'This email template is not one of this style and site.';
