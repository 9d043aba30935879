import { cutTo, plainLine } from '../../platform/values/fields.ts';

/** Most characters of a preview text: what mail providers take and the widest inboxes show. */
export const longestPreviewText = 150;

/** Shown in place of an empty subject. */
export const noSubject = 'No subject';

/** Subject lines, and preview texts, lose markup and are cut to what their kind allows (Spec, content 5; decisions 5). */
export const subjectLine =
  (longest: number) =>
  (value: string): string =>
    cutTo(plainLine(value), longest).trim();
