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

/** Calls, rules and sentences of an area. Its parts of screens stay with the pages that draw them. */
function areaFile(id: string): string | null {
  const area =
    /[/]shared[/]src[/]([\w-]+)[/]/.exec(id) ??
    /[/]web[/]src[/]([\w-]+)[/][\w-]+([.]queries|-search)[.]ts$/.exec(id);
  if (!area?.[1]) return null;
  return showcaseAreas.includes(area[1]) ? 'showcase' : area[1];
}

export const chunks = [
  { name: 'early', test: /[/](app[/](early|token)|auth[/]auth[.]endpoints)[.]ts$/, priority: 10 },
  { name: 'vendor', test: /[/]node_modules[/]/, ...isFirst, priority: 9 },
  { name: 'frame', test: /[/](web|shared)[/]src[/]|preload-helper/, ...isFirst, priority: 9 },
  {
    name: 'drag',
    test: anyOf(inPackages('@dnd-kit', '@preact'), 'SortList|sort-list'),
    priority: 8,
  },
  { name: 'dates', test: anyOf(inPackages('@mantine/dates', 'dayjs')), ...isShared, priority: 8 },
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
    name: 'pickers',
    test: anyOf(
      inMantine('MultiSelect', 'Pill\\w*', 'Autocomplete', 'SegmentedControl', 'FloatingIndicator'),
      '[/]web[/]src[/]sites[/]SiteMultiSelect',
    ),
    ...isShared,
    priority: 8,
  },
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
      inMantine(
        'Textarea',
        'PasswordInput',
        'Switch',
        'Radio',
        'Tabs',
        'File\\w+',
        'Progress',
        'SimpleGrid',
      ),
      inPackages('@mantine/form', 'klona', 'fast-deep-equal'),
      '[/]web[/]src[/]forms[/](?!SortList|sort-list|Differences|word-diff)',
    ),
    ...isShared,
    priority: 7,
  },
  {
    name: 'lists',
    test: anyOf(
      '[/]node_modules[/]',
      '[/]web[/]src[/](app|ui|lists|authors)[/]|[/]site[.]queries[.]ts$',
      '[/]shared[/]src[/]([\\w.-]+$|(sites|authors)[/])',
    ),
    ...isShared,
    priority: 6,
  },
  { name: areaFile, ...isShared, priority: 5 },
];
