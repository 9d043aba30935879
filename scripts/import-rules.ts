import { isTestCode } from './source-tree.ts';

/**
 * The top-level folders of each root, from the bottom up: a group may use the groups before it and none after it
 * (decision 116). Every group may use `platform`; the other groups consist of areas.
 */
export const groups = [
  'platform',
  'people',
  'showcase',
  'editorial',
  'email',
  'finance',
  'workspace',
] as const;

const roots = ['shared', 'server', 'web', 'demo'];
const runsInNode = ['server', 'demo'];

/** Files outside the groups that every group may use, each with its reason. */
const openToEveryone: Record<string, string> = {
  'shared/src/screens.ts': 'a call is declared for screens',
  'shared/src/all-records.ts': 'History, the trash and search name every record',
  'shared/src/record-kinds.ts': 'the same, with what each field is called',
  'server/src/app-parts.ts': 'names what every area is given',
  'server/src/all-records.ts': 'History, the trash, search and notices go through every record',
  'server/src/import-kinds.ts': 'an import may be one of any area',
  'server/src/file-readers.ts': 'the thread that reads files loads the readers of any area',
};

/** Allowed imports of a higher group, each with its reason. */
const upward: { from: RegExp; to: RegExp; reason: string }[] = [
  {
    from: /^server\/src\/platform\/(http\/hooks|access\/view-as)\.ts$|^web\/src\/platform\/api\/(early|session)\.ts$/,
    to: /^shared\/src\/people\/sign-in\/(auth|view-as)\.endpoints\.ts$/,
    reason: 'who is signed in is asked for before anything else',
  },
  {
    from: /^web\/src\/platform\/forms\/HistoryDrawer\.tsx$/,
    to: /^shared\/src\/workspace\/history\/history\.endpoints\.ts$/,
    reason: 'every form shows the history of its record',
  },
  {
    from: /^web\/src\/platform\/images\/ImageDialogSelect\.tsx$/,
    to: /^(shared|web)\/src\/editorial\/photos\/(photo\.ts|photo\.endpoints\.ts|PhotoSelect\.tsx)$/,
    reason: 'a picture of any record may be a photo of the library',
  },
  {
    from: /^web\/src\/platform\/rich-text\/(BlockBars\.tsx|figure\.ts|photoset\.ts)$/,
    to: /^shared\/src\/editorial\/(photos\/photo\.(record|messages)|public-posts\/public-posts\.messages)\.ts$/,
    reason: 'a text shows photos and photosets with their words',
  },
  {
    from: /^web\/src\/platform\/imports\/(CheckedImport|ImportLabels|ImportListPage|ImportReport)\.tsx$/,
    to: /^(shared|web)\/src\/editorial\/posts\/(news-item-import(\.endpoints)?\.ts|import-labels\.ts|PostsImport\.tsx)$/,
    reason: 'an import of posts asks for more than other imports: sections, pictures and labels',
  },
  {
    from: /^server\/src\/platform\/integrations\/mail\/mail-(provider|transport)\.ts$/,
    to: /^shared\/src\/email\//,
    reason: 'what a mail provider and a transport are given is an email; types alone',
  },
  {
    from: /^server\/src\/platform\/(health\/health\.routes|process\/settings)\.ts$/,
    to: /^shared\/src\/email\/(campaigns\/campaign\.messages|mailchimp\/mailchimp)\.ts$/,
    reason: 'health tells that sending is held, and a setting is a key of Mailchimp',
  },
  {
    from: /^server\/src\/platform\/live\/live\.routes\.ts$/,
    to: /^server\/src\/workspace\/chat\/chat\.store\.ts$/,
    reason: 'who is present in the chat is who has an open line',
  },
  {
    from: /^(server|web)\/src\/people\/organizations\/(organizations\.routes\.ts|AssignFirmDialog\.tsx)$/,
    to: /^(server|shared)\/src\/showcase\/firms\/firm\.(store|messages)\.ts$/,
    reason: 'a partner organization has firms, and firms are moved from one to another',
  },
  {
    from: /^server\/src\/showcase\/delivery\/served-slots\.queries\.ts$/,
    to: /^shared\/src\/email\/campaigns\/campaign\.ts$/,
    reason: 'a slot is shown in emails too; types alone',
  },
  {
    from: /^(server|web)\/src\/editorial\/posts\/(news-items\.routes\.ts|PostSide\.tsx)$/,
    to: /^shared\/src\/workspace\/calendar\/calendar\.messages\.ts$/,
    reason: 'a post is planned on its own screen with the words of the calendar',
  },
  {
    from: /^(server\/src\/editorial\/posts\/news-items\.routes|shared\/src\/editorial\/posts\/news-item\.endpoints)\.ts$/,
    to: /^(server|shared)\/src\/email\/campaigns\/(campaign\.store|mail-screens)\.ts$/,
    reason: 'posts are picked for emails, and a post tells which emails carry it',
  },
];

/** The only file of the product that loads the demo data, and only on request. */
const demoDoor = 'server/src/demo-data.ts';

const emailAreas = [
  'email/daily-digests',
  'email/homes-of-the-week',
  'email/promo-alerts',
  'email/news-alerts',
];

/** Allowed entry files between areas beyond the general rule, each with its reason. */
const doors = [
  {
    into: 'editorial/feeds',
    from: ['editorial/posts', 'editorial/photos', 'editorial/public-posts'],
    files: /./,
    reason: 'an import makes posts and photos of what a feed or an export says',
  },
  {
    into: 'email/campaigns',
    from: emailAreas,
    files: /./,
    reason: 'every kind of email goes through the one campaign engine',
  },
  {
    into: 'people/sign-in',
    from: ['people/set-up'],
    files: /^SignInFrame\.tsx$/,
    reason: 'every screen before sign-in has one frame',
  },
  {
    into: 'editorial/posts',
    from: ['editorial/series'],
    files: /^news-item-reply\.ts$/,
    reason: 'the posts of a series are answered as every list answers posts',
  },
  {
    into: 'editorial/posts',
    from: ['workspace/calendar'],
    files: /^AddDialog\.tsx$/,
    reason: 'a post is added in the one dialog, on an empty day of the calendar too',
  },
  {
    into: 'showcase/delivery',
    from: ['showcase/firms', 'showcase/representatives', 'showcase/listings', 'showcase/ad-slots'],
    files: /./,
    reason: 'what a slot looks like and how its four screens search and fail is one',
  },
  {
    into: 'showcase/listings',
    from: ['showcase/ad-slots'],
    files: /^Listing(Picture|Dialog)\.tsx$/,
    reason: 'a listing is edited in its own dialog from the slot that shows it',
  },
];

interface Place {
  path: string;
  root: string;
  /** The top-level folder; null for files beside the groups and for `web/src/app`, which assemble the groups. */
  group: string | null;
  /** The group and the folder below it: `showcase/firms`. */
  folder: string | null;
  file: string;
  isTestCode: boolean;
}

function placeOf(path: string): Place {
  const [root = '', source = '', group = '', folder = '', ...rest] = path.split('/');
  const isGrouped = source === 'src' && (groups as readonly string[]).includes(group);
  return {
    path,
    root,
    group: isGrouped ? group : null,
    folder: isGrouped && rest.length > 0 ? `${group}/${folder}` : null,
    file: path.slice(path.lastIndexOf('/') + 1),
    isTestCode: isTestCode(path),
  };
}

const areaOfPlace = ({ group, folder }: Place) => (group === 'platform' ? null : folder);

/** The area of a file (`showcase/firms`); null for the platform and for files that assemble the groups. */
export const areaOf = (path: string) => areaOfPlace(placeOf(path));

/** The group of a file, or null. */
export const groupOf = (path: string) => placeOf(path).group;

/** Why one file of the tree may not import another; null if it may (docs/ARCHITECTURE.md). */
export function whyImportForbidden(
  fromPath: string,
  toPath: string,
  isDynamic = false,
): string | null {
  const from = placeOf(fromPath);
  const to = placeOf(toPath);
  if (!roots.includes(from.root)) return null;
  if (to.isTestCode && !from.isTestCode) return 'only tests may import test code';
  const why = to.root === from.root ? null : whyRootClosed(from, to, isDynamic);
  // Why: a test follows a story through several areas.
  if (why !== null || from.isTestCode) return why;
  return whyGroupClosed(from, to) ?? whyAreaClosed(from, to) ?? whyWebClosed(from, to);
}

function whyRootClosed(from: Place, to: Place, isDynamic: boolean): string | null {
  if (to.root === 'shared') return null;
  // Why: the demo data consists of rows of every area, created with the product's own code.
  if (from.root === 'demo' && to.root === 'server') return null;
  if (from.path === demoDoor && to.root === 'demo')
    return isDynamic ? null : 'the demo data are loaded only when they are wanted';
  return `${from.root} may not import ${to.root}`;
}

/** True for an import of a higher group that is one of the listed exceptions. */
export const isUpward = (fromPath: string, toPath: string) =>
  upward.some(({ from, to }) => from.test(fromPath) && to.test(toPath));

const levelOf = (group: string) => (groups as readonly string[]).indexOf(group);

function whyGroupClosed(from: Place, to: Place): string | null {
  if (from.group === null) return null;
  if (to.group === null)
    return Object.hasOwn(openToEveryone, to.path) || to.root === 'demo'
      ? null
      : `a group may not import what puts the groups together`;
  if (levelOf(to.group) <= levelOf(from.group)) return null;
  return isUpward(from.path, to.path)
    ? null
    : `${from.group} may not import ${to.group}, which stands on it`;
}

function whyAreaClosed(from: Place, to: Place): string | null {
  const [own, other] = [areaOfPlace(from), areaOfPlace(to)];
  // Why: everything in shared is a public contract.
  if (to.root === 'shared' || from.group === null || other === null || other === own) return null;
  if (/\.(queries|store)\.ts$/.test(to.file)) return null;
  if (to.root === 'web' && to.file.endsWith('Select.tsx')) return null;
  if (isUpward(from.path, to.path)) return null;
  const door = doors.find((one) => one.into === other && own !== null && one.from.includes(own));
  if (door?.files.test(to.file)) return null;
  return `${own ?? from.folder} may import of ${other} only its queries and ${to.root === 'web' ? 'pickers' : 'stores'}`;
}

function whyWebClosed(from: Place, to: Place): string | null {
  if (to.root !== 'web') return null;
  if (to.file.endsWith('Page.tsx') && from.group !== null) return 'only app/ may import a page';
  if (from.folder === 'platform/ui' && to.folder === 'platform/api')
    return 'ui knows neither routes nor the API';
  return null;
}

/** Packages that only one file may use, each with its reason. */
const packageDoors: Record<string, { file: string; reason: string }> = {
  'sanitize-html': {
    file: 'server/src/platform/http/html.ts',
    reason: 'it bounds what a text may cost',
  },
};

/**
 * Modules that can call another server. oxlint checks static imports (.oxlintrc.json, one way out) but does not see
 * dynamic ones.
 */
const callsOutside = /^(node:)?(https?|http2|net|tls|dgram|dns)$|^(undici|nodemailer)$/;

/** Why a file of a workspace may not import a package, given the packages that its package.json declares. */
export function whyPackageForbidden(
  fromPath: string,
  packageName: string,
  declared: ReadonlySet<string>,
  isDynamic = false,
): string | null {
  const from = placeOf(fromPath);
  if (!roots.includes(from.root)) return null;
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
