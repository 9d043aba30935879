/**
 * Which files the build makes of what several pages share. Named by purpose, since a file that is
 * loaded because of one part of it brings all of it: what only some pages need has its own.
 */

const inPackages = (...names: string[]) => `[/]node_modules[/](${names.join('|')})[/]`;
const inMantine = (...names: string[]) =>
  `[/]@mantine[/]core[/]esm[/]components[/](${names.join('|')})[/]`;
const anyOf = (...parts: string[]) => new RegExp(parts.join('|'));

/** Shared by two pages at least; what one page alone uses stays in its own file. */
const isShared = { minShareCount: 2 };
/** Loaded with every page, before any of them. */
const isFirst = { tags: ['$initial' as const] };

/** Areas whose pages use each other's calls all the time; any other area has a file of its own. */
const showcaseAreas = ['ad-slots', 'firms', 'listings', 'representatives', 'showcase'];

/** Calls, rules and sentences of an area. Its parts of screens stay with the pages that draw them; of posts, so does the import. */
function areaFile(id: string): string | null {
  const area =
    /[/]shared[/]src[/](?!photos[/](?:photo|photoset|photo-tags|photo-credits)(?:[.]endpoints)?[.]ts$|news-items[/](?:news-item-import|import-labels)|audiences[/](?:held-back|subscriber|email-address)|imports[/]people-files|campaigns[/](?:envelope|part|passed-day|preflight-form|fixed-by))([\w-]+)[/]/.exec(
      id,
    ) ??
    /[/]web[/]src[/](?!photos)([\w-]+)[/][\w-]+([.]queries|-search|-kind|-values)[.]ts$/.exec(id);
  if (!area?.[1]) return null;
  return showcaseAreas.includes(area[1]) ? 'showcase' : area[1];
}

export const chunks = [
  { name: 'early', test: /[/](app[/](early|token)|auth[/]auth[.]endpoints)[.]ts$/, priority: 10 },
  { name: 'vendor', test: /[/]node_modules[/]/, ...isFirst, priority: 9 },
  { name: 'frame', test: /[/](web|shared)[/]src[/]|preload-helper/, ...isFirst, priority: 9 },
  // Why: they know every record, which what is said of a change does not need.
  {
    name: 'all-records',
    test: anyOf(
      '[/]shared[/]src[/](history[/](records|record-kinds|history[.]endpoints)|find[/]find)[.]ts$',
      '[/]web[/]src[/]history[/]activity-search[.]ts$',
    ),
    ...isShared,
    priority: 8,
  },
  {
    name: 'drag',
    test: anyOf(inPackages('@dnd-kit', '@preact'), 'SortList|sort-list'),
    priority: 8,
  },
  // Why: checked before they go out are posts and emails alone.
  {
    name: 'findings',
    test: /[/]shared[/]src[/]findings[.]ts$|[/]forms[/](FindingList|findings)|[/]ui[/](SidePanel|side-panel)/,
    ...isShared,
    priority: 8,
  },
  { name: 'post-check', test: /[/]news-items[/]post-check[.]ts$/, priority: 8 },
  // Why: filters of lists take days, and need nothing else of forms.
  {
    name: 'days',
    test: /[/]forms[/](Day|day-field|MomentField|history-days)/,
    ...isShared,
    priority: 8,
  },
  { name: 'colors', test: anyOf(inMantine('Color\\w+')), ...isShared, priority: 8 },
  {
    name: 'dialogs',
    test: anyOf(
      inMantine('Modal\\w*', 'Drawer'),
      inPackages('react-remove-scroll[\\w-]*', 'react-style-singleton', 'use-sidecar', 'tslib'),
    ),
    ...isShared,
    priority: 8,
  },
  {
    name: 'choices',
    test: /[/]shared[/]src[/]choices[.]ts$/,
    ...isShared,
    priority: 8,
  },
  {
    name: 'segments',
    test: anyOf(inMantine('SegmentedControl', 'FloatingIndicator')),
    ...isShared,
    priority: 8,
  },
  {
    name: 'pickers',
    test: anyOf(
      inMantine('MultiSelect', 'Pill\\w*', 'Autocomplete'),
      '[/]web[/]src[/]sites[/]SiteMultiSelect',
    ),
    ...isShared,
    priority: 8,
  },
  // Why: only dialogs ask for tags, and no list may load what they are typed in.
  { name: 'tags', test: anyOf(inMantine('TagsInput')), ...isShared, priority: 8 },
  { name: 'switches', test: anyOf(inMantine('Switch', 'Checkbox\\w*')), ...isShared, priority: 8 },
  {
    name: 'crop',
    test: anyOf(inPackages('react-easy-crop', 'normalize-wheel')),
    ...isShared,
    priority: 8,
  },
  {
    name: 'drop',
    test: anyOf(
      inMantine('Slider', 'Divider', 'LoadingOverlay'),
      inPackages('@mantine/dropzone', 'react-dropzone', 'file-selector', 'attr-accept'),
      'find-closest-number|upper-first|IconPhotoPlus',
      '[/]web[/]src[/](ui[/](fit-picture|heic)|images[/]image[.]queries)[.]ts$',
      '[/]shared[/]src[/]images[/](fit[.]messages|why-refused)[.]ts$',
    ),
    ...isShared,
    priority: 8,
  },
  // Why: the form of a photo and the dialogs of uploads share it, and nothing else does.
  { name: 'file-words', test: /[/]file-words([.]messages)?[.]ts$/, ...isShared, priority: 9 },
  // Why: the editors of posts and of emails share it, and it comes after them.
  {
    name: 'open-elsewhere',
    test: /[/](OpenElsewhere|use-openings|open-elsewhere|src[/]openings)[.]/,
    ...isShared,
    priority: 8,
  },
  { name: 'may-pass', test: /[/]ui[/]may-pass[.]ts$/, ...isShared, priority: 9 },
  { name: 'passwords', test: anyOf(inMantine('PasswordInput')), ...isShared, priority: 8 },
  { name: 'hints', test: anyOf(inMantine('Tooltip')), ...isShared, priority: 8 },
  {
    name: 'numbers',
    test: anyOf(inMantine('NumberInput'), inPackages('react-number-format')),
    ...isShared,
    priority: 8,
  },
  {
    name: 'forms',
    test: anyOf(
      inMantine('Textarea', 'Radio', 'Tabs', 'File\\w+', 'Progress', 'SimpleGrid'),
      inPackages('@mantine/form', 'klona', 'fast-deep-equal'),
      '[/]web[/]src[/]forms[/](?!BarMenu|say-failure|ConflictDialog|conflict-dialog|SortList|sort-list|Differences|word-diff|NumberField|ColorField|color-field|Day|day-field|MomentField|history-days)',
      '[/]web[/]src[/]ui[/]DialogFrame',
    ),
    ...isShared,
    priority: 7,
  },

  // Why: Activity knows the records, and needs nothing of the screens of series.
  {
    name: 'series-screens',
    test: /[/]shared[/]src[/]series[/]series[.]ts$|[/]web[/]src[/]series[/][\w-]+([.]queries|-search)[.]ts$/,
    ...isShared,
    priority: 6,
  },
  // Why: what History and Activity know of an invoice is its record alone.
  {
    name: 'invoice-lists',
    test: anyOf(
      '[/]web[/]src[/]invoices[/](invoice([.]queries|-search)|report-search)[.]ts$',
      '[/]shared[/]src[/]invoices[/]invoice([.]endpoints|-words|-export|-hints|-report|-(report|file)[.]endpoints)?[.]ts$',
    ),
    ...isShared,
    priority: 7,
  },
  // Why: what History and Activity know of an audience and a segment is their records alone.
  {
    name: 'audience-screens',
    test: anyOf(
      '[/]shared[/]src[/]audiences[/](audience[.](endpoints|messages)|segment([.]endpoints|-words)?)[.]ts$',
      '[/]web[/]src[/]audiences[/][\\w-]+([.]queries|-values)[.]ts$',
    ),
    ...isShared,
    priority: 7,
  },
  // Why: what is said of files, few lists need and most do not.
  {
    name: 'files',
    test: /[/]web[/]src[/]ui[/]download|[/]shared[/]src[/]upload[.]ts$|icons[/]Icon(Photo|Upload)[.]mjs$/,
    ...isShared,
    priority: 7,
  },
  // Why: icons of menus and editors, which lists of slots and of changes do without.
  {
    name: 'menu-icons',
    test: /icons[/]Icon(Send|Edit|PhotoOff|History|Eye|Copy|GripVertical|Table)[.]mjs$/,
    ...isShared,
    priority: 7,
  },
  {
    name: 'shown-emails',
    test: /[/]web[/]src[/]ui[/](EmailFrame|email-copy)/,
    ...isShared,
    priority: 7,
  },
  // Why: the editors of posts and of emails share it, and no list may load it.
  {
    name: 'rich-text',
    test: anyOf(
      inPackages(
        '@tiptap',
        'prosemirror-[\\w-]+',
        'linkifyjs',
        'rope-sequence',
        'w3c-keyname',
        'orderedmap',
        'fast-equals',
      ),
      'icons[/]Icon(ArrowBackUp|ArrowForwardUp|Blockquote|Bold|BrandYoutube|ClearFormatting|H2|H3|H4|Italic|Link|List|ListNumbers|Pilcrow|Separator|Strikethrough|Underline)[.]mjs$',
      '[/]web[/]src[/]rich-text[/]',
      '[/]shared[/]src[/]rich-text[/](rich-text[.]messages|embeds|sizes)[.]ts$',
    ),
    ...isShared,
    priority: 8,
  },
  // Why: what History and Activity know of an email is its record alone.
  {
    name: 'email-screens',
    test: anyOf(
      '[/]shared[/]src[/]campaigns[/]campaign(-lists|[.]endpoints|[.]messages)[.]ts$',
      '[/]shared[/]src[/]((promo|news)-alerts|homes-of-the-week)[/][\\w-]+[.](endpoints|operations)[.]ts$',
      '[/]shared[/]src[/]news-alerts[/][\\w-]+[.]messages[.]ts$',
      '[/]web[/]src[/](campaigns|daily-digests|(promo|news)-alerts|homes-of-the-week)[/][\\w-]+([.]queries|-kind|-search|-values)[.]ts$',
    ),
    ...isShared,
    priority: 7,
  },
  // Why: each kind of screen of plain records has its own, and other lists and editors none of them.
  {
    name: 'record-lists',
    test: /[/]web[/]src[/]records[/](RecordList|RecordFilters|filter|AddButton|local-page)/,
    ...isShared,
    priority: 7,
  },
  {
    name: 'record-forms',
    test: /[/]web[/]src[/]records[/](RecordEdit|use-record-saving|DeleteButton)/,
    ...isShared,
    priority: 7,
  },
  {
    name: 'record-acts',
    test: /[/]web[/]src[/]records[/](record-query|use-deletion)/,
    ...isShared,
    priority: 7,
  },
  // Why: the two calendars share it with each other alone.
  {
    name: 'calendars',
    test: anyOf(
      '[/]web[/]src[/](ui[/](Calendar|calendar-grid)|lists[/]some-of)',
      '[/]shared[/]src[/]calendar[/]calendar-days[.]ts$',
    ),
    ...isShared,
    priority: 7,
  },
  { name: 'picking', test: /[/]web[/]src[/]lists[/](Pick|pick)/, ...isShared, priority: 7 },
  // Why: the chat and many lists know posts, and act on none.
  {
    name: 'post-acts',
    test: /[/]news-items[/]bulk([.]queries)?[.]ts$/,
    ...isShared,
    priority: 7,
  },
  // Why: the four content lists share their icons with each other alone.
  {
    name: 'content-lists',
    test: anyOf(
      'news-items[/]Content(List|Table|Menu)',
      'lists[/]SelectRows',
      'icons[/]Icon(Bookmark|CalendarOff|CopyPlus|EyeOff|Flag|FlagFilled|SendOff|Speakerphone|Star|StarFilled|Tag)[.]mjs$',
    ),
    ...isShared,
    priority: 7,
  },
  {
    name: 'lists',
    test: anyOf(
      '[/]node_modules[/]',
      '[/]web[/]src[/](app|ui|lists|authors)[/]|[/]forms[/]say-failure|[/]site[.]queries[.]ts$',
      '[/]shared[/]src[/]([\\w.-]+$|(sites|authors)[/])',
    ),
    ...isShared,
    priority: 6,
  },
  { name: areaFile, ...isShared, priority: 5 },
];
