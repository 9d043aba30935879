import { isTestCode } from './source-tree.ts';

/** Folders that every area stands on; any other folder under `src` is an area. */
const platform: Record<string, string[]> = {
  shared: [],
  server: [
    'builds',
    'http',
    'db',
    'access',
    'records',
    'csv',
    'feeds',
    'imports',
    'integrations',
    'outside',
    'jobs',
    'embedded-postgres',
  ],
  web: ['app', 'ui', 'forms', 'lists', 'records', 'rich-text'],
  demo: [],
};

const runsInNode = ['server', 'demo'];

/** Files that may know every area, each with its reason. */
const knowsEveryArea: Record<string, string> = {
  'server/src/app.ts': 'registers the routes of every area',
  'server/src/all-records.ts': 'lists every record for the palette, the trash and History',
  'server/src/import-kinds.ts': 'lists the kinds of import of every area',
  'server/src/file-readers.ts': 'lists the readers of every area for their thread',
  'server/src/import.ts': 'runs the import of an area from the command line',
  'server/src/app-parts.ts': 'names what every area is given',
  'server/src/start.ts': 'puts the product together',
  'server/src/start-worker.ts': 'starts the jobs of every area',
  'server/src/open-mail.ts': 'puts together what pages and jobs send mail with',
  'web/src/app/pages.ts': 'opens every page',
  'web/src/app/routes.tsx': 'frames the pages with the bell, the palette and the saved views',
};

/** The one file of the product that opens the demo data, and only when they are wanted. */
const demoDoor = 'server/src/demo-data.ts';

/** What an area of the web app may take from `app/`. */
const openInApp = ['call', 'touched', 'session', 'links', 'live'];

const emailAreas = ['daily-digests', 'homes-of-the-week', 'promo-alerts', 'news-alerts'];

/** Doors between areas beyond the general one, each with its reason. */
const doors = [
  {
    into: 'campaigns',
    from: emailAreas,
    files: /./,
    reason: 'every kind of email goes through the one campaign engine',
  },
  {
    into: 'imports',
    from: ['audiences', 'listings'],
    files: /^(ImportDialog|PeopleFilesDialog)\.tsx$/,
    reason: 'every import goes through the one dialog',
  },
  {
    into: 'news-items',
    from: ['series'],
    files: /^news-item-reply\.ts$/,
    reason: 'the posts of a series are answered as every list answers posts',
  },
  {
    into: 'news-items',
    from: ['calendar'],
    files: /^AddDialog\.tsx$/,
    reason: 'a post is added in the one dialog, on an empty day of the calendar too',
  },
  {
    into: 'showcase',
    from: ['firms', 'representatives', 'listings', 'ad-slots'],
    files: /./,
    reason: 'what a slot looks like and how its four screens search and fail is one',
  },
  {
    into: 'listings',
    from: ['ad-slots'],
    files: /^Listing(Picture|Dialog)\.tsx$/,
    reason: 'a listing is edited in its own dialog from the slot that shows it',
  },
];

/** The area that a file belongs to, or null for code that every area stands on. */
export const areaOf = (path: string) => placeOf(path).area;

interface Place {
  path: string;
  root: string;
  folder: string;
  file: string;
  /** The area, or null for a platform folder and for files that lie in no folder of `src`. */
  area: string | null;
  isTestCode: boolean;
}

function placeOf(path: string): Place {
  const parts = path.split('/');
  const [root = '', source = ''] = parts;
  const file = parts.at(-1) ?? '';
  const folder = source === 'src' && parts.length > 3 ? (parts[2] ?? '') : '';
  const isArea = folder !== '' && root in platform && !platform[root]?.includes(folder);
  return { path, root, folder, file, area: isArea ? folder : null, isTestCode: isTestCode(path) };
}

/** Why one file of the tree may not import another, or null when it may (docs/ARCHITECTURE.md). */
export function whyImportForbidden(
  fromPath: string,
  toPath: string,
  isDynamic = false,
): string | null {
  const from = placeOf(fromPath);
  const to = placeOf(toPath);
  if (!(from.root in platform)) return null;
  if (to.root !== from.root) return whyRootClosed(from, to, isDynamic);
  if (to.isTestCode && !from.isTestCode) return 'only tests may import test code';
  if (['shared', 'demo'].includes(from.root) || mayKnowEveryArea(from)) return null;
  return whyAreaClosed(from, to) ?? (from.root === 'web' ? whyWebClosed(from, to) : null);
}

function whyRootClosed(from: Place, to: Place, isDynamic: boolean): string | null {
  if (to.isTestCode && !from.isTestCode) return 'only tests may import test code';
  if (to.root === 'shared') return null;
  // Why: the demo data are rows of every area, made with the product's own code.
  if (from.root === 'demo' && to.root === 'server') return null;
  if (from.path === demoDoor && to.root === 'demo')
    return isDynamic ? null : 'the demo data are loaded only when they are wanted';
  return `${from.root} may not import ${to.root}`;
}

const mayKnowEveryArea = ({ path }: Place) => Object.hasOwn(knowsEveryArea, path);

function whyAreaClosed(from: Place, to: Place): string | null {
  // Why: a test follows a story through the areas that it crosses.
  if (!to.area || to.area === from.area || from.isTestCode) return null;
  if (!from.area) return `only areas may import the area ${to.area}`;
  if (/\.(queries|store)\.ts$/.test(to.file)) return null;
  if (to.root === 'web' && to.file.endsWith('Select.tsx')) return null;
  const door = doors.find((one) => one.into === to.area && one.from.includes(from.area ?? ''));
  if (door?.files.test(to.file)) return null;
  return `the area ${from.area} may import of ${to.area} only its queries and ${to.root === 'web' ? 'pickers' : 'stores'}`;
}

function whyWebClosed(from: Place, to: Place): string | null {
  if (from.isTestCode) return null;
  if (to.file.endsWith('Page.tsx')) return 'only app/pages.ts may import a page';
  if (to.folder !== 'app' || from.folder === 'app' || from.folder === '') return null;
  if (from.folder === 'ui') return 'ui knows neither routes nor the API';
  const name = to.file.replace(/\.tsx?$/, '');
  return openInApp.includes(name)
    ? null
    : `only ${openInApp.join(', ')} of app/ may be imported from outside it`;
}

/** Packages that one file alone may use, each with its reason. */
const packageDoors: Record<string, { file: string; reason: string }> = {
  'sanitize-html': {
    file: 'server/src/http/html.ts',
    reason: 'it bounds what a text may cost',
  },
};

/**
 * What can call another server. How it is imported at the beginning of a file is oxlint's to see (.oxlintrc.json, one way
 * out); loaded late it would not be seen.
 */
const callsOutside = /^(node:)?(https?|http2|net|tls|dgram|dns)$|^(undici|nodemailer)$/;

/** Why a file of a workspace may not import a package, given those that its package.json declares. */
export function whyPackageForbidden(
  fromPath: string,
  packageName: string,
  declared: ReadonlySet<string>,
  isDynamic = false,
): string | null {
  const from = placeOf(fromPath);
  if (!(from.root in platform)) return null;
  if (isDynamic && callsOutside.test(packageName) && !from.isTestCode)
    return 'what can call another server is imported at the beginning of a file';
  const isBuiltin = packageName.startsWith('node:');
  if (isBuiltin && (runsInNode.includes(from.root) || from.isTestCode)) return null;
  if (isBuiltin) return `${from.root} runs in the browser and may not use Node`;
  const door = packageDoors[packageName];
  if (door && door.file !== fromPath)
    return `only ${door.file} may use ${packageName}: ${door.reason}`;
  return declared.has(packageName)
    ? null
    : `${packageName} is not declared in ${from.root}/package.json`;
}
