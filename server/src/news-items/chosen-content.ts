import type { Endpoint } from '@masthead/shared/endpoint.ts';
import type { App } from '../app-parts.ts';
import { conflict } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { builtInContent } from './built-in-content.ts';
import type { ContentSource } from './content-source.ts';
import { remoteContent } from './remote-content.ts';

/** The source that the settings name: the built-in store, unless another system holds the content. */
export const contentOf = ({ config }: Pick<App, 'config'>): ContentSource =>
  config.content ? remoteContent(config.content) : builtInContent(config.publicUrl);

/** Registers a call that writes posts, which is refused where another system holds them. */
export function handleWriting<const E extends Endpoint>(
  app: App,
  declared: E,
  handler: Parameters<typeof handle<E>>[2],
): void {
  const { readOnly } = contentOf(app);
  const refuse = async () => {
    throw conflict(readOnly ?? '');
  };
  handle(app, declared, readOnly === null ? handler : refuse);
}
