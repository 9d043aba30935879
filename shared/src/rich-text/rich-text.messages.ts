import { embedProviders } from './embeds.ts';

/** Sentences of the rich-text editor. */
export const richTextMessages = {
  link: 'Enter a web address, an e-mail address or a path such as /about',
  embed: `This address cannot be shown in a text. Use one of ${embedProviders.join(', ')}.`,
  noPictures: 'Pictures are added with the picture button; pasted ones were left out.',
  noEmailPictures: 'The text of an email holds no pictures; they were left out.',
  notFound: 'Not found',
} as const;
