import { z } from 'zod';
import type { Fields } from '../../platform/records/field.ts';
import { choice, day, dayAndTime } from '../../platform/records/kinds.ts';
import type { Written } from '../../platform/records/record.ts';
import { link, picture, richText, text } from '../../platform/records/text-kinds.ts';
import { cutTo, isWithin, plainLine } from '../../platform/values/fields.ts';
import { postsUpTo } from './picked-item.ts';

/** Sentences of promo and news alerts (Spec, content 5). */
export const alertMessages = {
  style: 'You must select a style',
  site: 'You must select a site',
  subject: 'A subject is required',
  longSubject: 'Subject must be at most 50 characters.',
  longTitle: 'Title must be at most 60 characters.',
  sendDate: 'A send date is required',
  startPassed: 'The start date cannot be before today',
  noStart: 'A website banner needs a start date',
  noEnd: 'A website banner needs an end date',
  endFirst: 'The end date can’t be before the start date',
  banner:
    'The site shows the banner at the bottom of its pages between these dates, once the email is scheduled or sent. Unscheduling or deleting the email removes the banner.',
} as const;

/** Limits of promo and news alerts (Spec, content 5, 9). */
export const alertLimits = { subject: 50, title: 60, posts: 9 } as const;

/** How the photo of an alert is cut (Spec, content 9). */
export const photoTypes = ['No crop', '4x3', '16x9'] as const;
/** A news alert has a wide one besides (Spec, content 3). */
export const newsPhotoTypes = ['Photograph (wide crop)', ...photoTypes] as const;
export type PhotoType = (typeof newsPhotoTypes)[number];

const title = (cutAt: number | undefined) =>
  z
    .string('A title must be text')
    .transform((value) => (cutAt ? cutTo(plainLine(value), cutAt) : plainLine(value)))
    .refine((value) => isWithin(value, alertLimits.title), alertMessages.longTitle);

/** The message of an alert: a title, a photo, words and a button. */
export const messageFields = <const P extends PhotoType>({
  photos,
  cutsTitleAt,
}: {
  photos: readonly [P, ...P[]];
  cutsTitleAt?: number;
}) =>
  ({
    title: text({ label: 'Title', max: alertLimits.title, pattern: title(cutsTitleAt) }),
    photoUrl: picture({ label: 'Photo', invalid: 'Enter the web address of an image' }),
    photoType: choice(photos, { label: 'Photo type', initial: photos[0] }),
    buttonLabel: text({ label: 'Button label', max: 60 }),
    buttonUrl: link({ label: 'Button URL', invalid: 'Must be a valid URL' }),
    body: richText({ label: 'Body' }),
  }) as const satisfies Fields;

/** A block of posts of an alert. */
export const alertPosts = (label: string) => postsUpTo(alertLimits.posts, label);

/** When the websites show it as a banner at their foot (Spec, content 2). */
export const bannerFields = {
  startDate: dayAndTime({ label: 'Banner start', invalid: 'Choose a start date and time' }),
  endDate: day({ label: 'Banner end', invalid: 'Choose an end date' }),
} as const satisfies Fields;

interface Banner {
  startDate: string | null;
  endDate: string | null;
}

/** What a banner's days must be to each other. */
export function bannerProblems({ startDate, endDate }: Banner) {
  if (startDate && !endDate) return [{ path: 'endDate', message: alertMessages.noEnd } as const];
  if (!startDate && endDate)
    return [{ path: 'startDate', message: alertMessages.noStart } as const];
  if (startDate && endDate && endDate < startDate.slice(0, 10))
    return [{ path: 'endDate', message: alertMessages.endFirst } as const];
  return [];
}

/** The message of an alert, as it is stored. */
export type AlertMessage = Written<ReturnType<typeof messageFields>>;
