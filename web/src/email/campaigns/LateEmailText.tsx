import { late } from '../../platform/ui/late.tsx';

/** The text of an email; its editor comes after the rest of the form, which is there at once. */
export const EmailText = late(async () => (await import('./EmailText.tsx')).EmailText);
