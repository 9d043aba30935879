import { embedProviders } from './embeds.ts';

/** Sentences of the rich-text editor. */
export const richTextMessages = {
  link: 'Enter a web address, an e-mail address or a path such as /about',
  embed: `This address cannot be shown in a text. Use one of ${embedProviders.join(', ')}.`,
  noPictures: 'Pictures are added with the picture button; pasted ones were left out.',
  noEmailPictures: 'The text of an email holds no pictures; they were left out.',
  /** Said of a text with more tags, or deeper ones, than the server reads. */
  tooTangled: (label: string) =>
    `${label} has too much formatting to save. Paste it as plain text, or split it into several texts.`,
  notFound: 'Not found',
} as const;
