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
  endFirst: 'The end date cannot be before the start date',
  banner:
    'The site shows it at its foot between these days, once the email is scheduled or sent. Taking the email back, or deleting it, takes the banner down.',
} as const;
