import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureWebBuild } from '../server/src/platform/builds/web-build.ts';
import {
  type BuildManifest,
  filesOf,
  pageSource,
  readManifest,
  webFolder,
} from '../server/src/platform/http/web-app.ts';
import { type ScreenKey, screens } from '../shared/src/screens.ts';
import { conclude } from './source-tree.ts';

/** Limits of script loaded before a screen's first render: KB of brotli, and files. */
const limits = {
  entry: { script: 175, files: 5 },
  content: { script: 227, files: 17 },
  list: { script: 228, files: 36 },
  page: { script: 271, files: 56 },
  large: { script: 273, files: 62 },
  drag: { script: 304, files: 74 },
  editor: { script: 415, files: 54 },
};
/** The limit of script that only the post editor loads. */
const mostOfEditor = { script: 154, files: 7 };
/** The limit of script for writing together, which is loaded once the editor has been drawn. */
const mostTogether = { script: 45, files: 3 };
/** The same limit for style sheets, for every screen. */
const mostStyle = 29;

/** Screens not listed here are lists. */
const kinds: Partial<Record<ScreenKey, keyof typeof limits>> = {
  articleList: 'content',
  eventList: 'content',
  charityList: 'content',
  placeList: 'content',
  login: 'page',
  resetPassword: 'page',
  setUp: 'page',
  home: 'page',
  adSlotPreview: 'page',
  slotProof: 'page',
  profile: 'page',
  siteList: 'page',
  siteEdit: 'page',
  userList: 'page',
  userEdit: 'page',
  outboxList: 'page',
  activityList: 'page',
  trash: 'page',
  campaignPreview: 'page',
  audienceList: 'page',
  audienceEdit: 'page',
  segmentEdit: 'page',
  apiTokenList: 'page',
  retentionList: 'page',
  system: 'page',
  webhookList: 'page',
  organizationList: 'page',
  organizationEdit: 'page',
  mailchimp: 'page',
  emailTemplateAdd: 'page',
  emailTemplateEdit: 'page',
  representativeEdit: 'page',
  invoiceAdd: 'page',
  invoiceEdit: 'page',
  reviewInvoices: 'large',
  chat: 'large',
  firmEdit: 'large',
  listingAdd: 'large',
  listingEdit: 'large',
  adSlotTimeline: 'large',
  adSlotCreate: 'drag',
  adSlotEdit: 'drag',
  dailyDigestEdit: 'drag',
  seriesEdit: 'drag',
  photoAdd: 'page',
  photoEdit: 'page',
  photosetEdit: 'large',
  hotwEdit: 'drag',
  newsAlertCreate: 'drag',
  newsAlertEdit: 'drag',
  promoAlertEdit: 'drag',
  postEdit: 'editor',
};

/** The size of a built file as sent. */
type SizeOf = (file: string) => number;

/** Every screen whose first load exceeds its limit, and by how much. */
export function findHeavyScreens(manifest: BuildManifest, sizeOf: SizeOf): string[] {
  const first = filesOf(manifest, 'index.html');
  const problems = tooMuch('the entry', first, limits.entry, sizeOf);
  for (const screen of Object.keys(screens) as ScreenKey[]) {
    const source = pageSource(manifest, screen);
    if (!source) continue;
    const files = first.union(filesOf(manifest, source));
    problems.push(...tooMuch(screen, files, limits[kinds[screen] ?? 'list'], sizeOf));
  }
  const own = ownFiles(manifest, 'postEdit').difference(first);
  problems.push(...tooMuch('what only the editor loads', own, mostOfEditor, sizeOf));
  const together = lateFiles(manifest, 'together-form.ts', 'postEdit').difference(first);
  problems.push(...tooMuch('writing together', together, mostTogether, sizeOf));
  return problems;
}

/**
 * Built files that import each other. Why not allowed: which one runs first depends on the page, and values that it
 * needs from the other at load time (a kind of field, a sentence with a number) do not exist yet.
 */
export function findRings(manifest: BuildManifest): string[] {
  const neededBy = (key: string, met = new Set<string>()): Set<string> => {
    for (const other of manifest[key]?.imports ?? [])
      if (!met.has(other)) neededBy(other, met.add(other));
    return met;
  };
  const nameOf = (key: string) => manifest[key]?.name ?? key;
  return Object.keys(manifest)
    .filter((key) => neededBy(key).has(key))
    .map((key) => `${nameOf(key)} is part of an import cycle`);
}

/** Files that no other screen loads. */
function ownFiles(manifest: BuildManifest, screen: ScreenKey): Set<string> {
  const filesOfScreen = (key: ScreenKey) => {
    const source = pageSource(manifest, key);
    return source ? filesOf(manifest, source) : new Set<string>();
  };
  const others = (Object.keys(screens) as ScreenKey[]).filter((key) => key !== screen);
  return others.reduce((own, key) => own.difference(filesOfScreen(key)), filesOfScreen(screen));
}

/** Files that a part of a screen loads, after those of the screen. */
function lateFiles(manifest: BuildManifest, part: string, screen: ScreenKey): Set<string> {
  const named = Object.keys(manifest).find((source) => source.endsWith(`/${part}`));
  const files = named ? filesOf(manifest, named) : new Set<string>();
  return files.difference(filesOf(manifest, pageSource(manifest, screen) ?? ''));
}

function tooMuch(
  name: string,
  files: Set<string>,
  most: { script: number; files: number },
  sizeOf: SizeOf,
): string[] {
  const those = (ending: string) => [...files].filter((file) => file.endsWith(ending));
  const sum = (ending: string) => those(ending).reduce((all, file) => all + sizeOf(file), 0) / 1024;
  const compared = [
    { kind: 'KB of script', measured: sum('.js'), most: most.script },
    { kind: 'KB of styles', measured: sum('.css'), most: mostStyle },
    { kind: 'files of script', measured: those('.js').length, most: most.files },
  ];
  return compared
    .filter(({ measured, most }) => measured > most)
    .map(
      ({ kind, measured, most }) =>
        `${name}: ${Number(measured.toFixed(1))} ${kind} before its first render; the limit is ${most}`,
    );
}

/** Why: the server sends the compressed copy if it exists. */
function builtSize(file: string): number {
  const path = join(webFolder, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

if (import.meta.main) {
  ensureWebBuild(() => {});
  const manifest = readManifest(webFolder);
  conclude(
    manifest
      ? [...findHeavyScreens(manifest, builtSize), ...findRings(manifest)]
      : ['The web app has not been built'],
  );
}
