import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import type { FastifyInstance } from 'fastify';
import { serverFolder } from '../server-folder.ts';
import { notFound } from './errors.ts';

/** Where the built web app lies. */
export const webFolder = join(serverFolder, '..', 'web', 'dist');

/** `/series/$siteId/edit/{-$id}` as a pattern of addresses. */
function asPattern(path: string): RegExp {
  const source = path.replaceAll(/\/\{-\$\w+\}/g, '(/[^/]+)?').replaceAll(/\$\w+/g, '[^/]+');
  return new RegExp(`^${source}/?$`);
}

const screenPatterns = Object.entries(screens).map(
  ([key, { path }]) => [key as ScreenKey, asPattern(path)] as const,
);

/** Which screen is at an address; the start page leads to the login card. */
export const screenAt = (pathname: string): ScreenKey | undefined =>
  pathname === '/' ? 'login' : screenPatterns.find(([, pattern]) => pattern.test(pathname))?.[0];

/** The page of each screen, made once. */
function pagesByScreen(page: string): Map<string, string> {
  const manifest = readManifest(webFolder);
  const pageOf = (screen: string) => (manifest ? withScreenFiles(page, manifest, screen) : page);
  return new Map(Object.keys(screens).map((screen) => [screen, pageOf(screen)]));
}

/**
 * Serves the web app: hashed files, cached forever, and the page itself for every screen. An unknown address also
 * gets the page, which shows 'Page Not Found', with the matching status.
 */
export async function serveWebApp(http: FastifyInstance): Promise<void> {
  const pageFile = join(webFolder, 'index.html');
  const page = existsSync(pageFile) ? readFileSync(pageFile, 'utf8') : null;
  const pages = pagesByScreen(page ?? '');
  if (page) {
    await http.register(fastifyStatic, {
      root: join(webFolder, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      wildcard: true,
    });
  }
  http.setNotFoundHandler(async (request, reply) => {
    // Why: not parsed as an address, in which `//host` would be another server and `//[` an error.
    const pathname = request.url.replace(/[?#].*$/s, '');
    const isPageRequest =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|graphql|images|assets)\b/.test(pathname);
    if (!isPageRequest || !page) throw notFound();
    const screen = screenAt(pathname);
    return reply
      .code(screen ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(screen ? pages.get(screen) : page);
  });
}

/** One source file in the list that vite writes of what it has built. */
export interface BuiltFile {
  file: string;
  /** What it was made for: a page, or a name of `web/chunks.ts`. */
  name?: string;
  imports?: string[];
  css?: string[];
  isDynamicEntry?: boolean;
}

export type BuildManifest = Record<string, BuiltFile>;

/** What the build of the web app in a folder consists of; null when there is none. */
export function readManifest(folder: string): BuildManifest | null {
  const path = join(folder, '.vite', 'manifest.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** The files that a source file needs to run, its own first. */
export function filesOf(manifest: BuildManifest, source: string): Set<string> {
  const sources = new Set([source]);
  // Why: a set may grow while it is walked through, so this reaches the imports of imports.
  for (const each of sources)
    for (const imported of manifest[each]?.imports ?? []) sources.add(imported);
  const built = [...sources].flatMap((each) => manifest[each] ?? []);
  return new Set(built.flatMap(({ file, css = [] }) => [file, ...css]));
}

/** The source of the page of a screen: `.../ArticleListPage.tsx` for `articleList`. */
export function pageSource(manifest: BuildManifest, screen: string): string | undefined {
  const name = `/${screen.charAt(0).toUpperCase()}${screen.slice(1)}Page.tsx`;
  return Object.keys(manifest).find(
    (source) => source.endsWith(name) && manifest[source]?.isDynamicEntry,
  );
}

/** The page that starts the web app, asking at once for the files of the screen it will show. */
export function withScreenFiles(page: string, manifest: BuildManifest, screen: string): string {
  const source = pageSource(manifest, screen);
  if (!source) return page;
  const links = [...filesOf(manifest, source)]
    .filter((file) => !page.includes(`/${file}"`))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    );
  return page.replace('</head>', `  ${links.join('\n    ')}\n  </head>`);
}
