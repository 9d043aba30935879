import { isRelease } from '../builds/server-build.ts';

/**
 * How an operator runs a command of Masthead: `masthead keys list` in a release, `npm run keys -- list` in a checkout.
 */
export function callOf(command: string, rest = ''): string {
  const [before, between] = isRelease ? ['masthead', ' '] : ['npm run', ' -- '];
  return `${before} ${command}${rest && between + rest}`;
}
