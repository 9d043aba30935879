import { contentClient } from '../src/index.ts';

const {
  MASTHEAD_URL: baseUrl = '',
  MASTHEAD_TOKEN: token = '',
  SITE_ID: siteId = '1',
} = process.env;

/** The client and the site of an example, from the environment. */
export const example = { client: contentClient({ baseUrl, token }), siteId };

/** Text as HTML. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
