/** The whole file is turned away; the message is shown to the person who brought it. */
export class FeedRefused extends Error {
  override name = 'FeedRefused';
}
