import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
