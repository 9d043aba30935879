/**
 * Which files the build makes of what many pages share: by area, and by how many pages and dialogs need it, so that few of them load it
 * in vain. Everything else the bundler puts together itself, by who needs it (decision 112).
 */

/** Loaded with every page, before any of them. */
const isFirst = { tags: ['$initial' as const] };
/** Without what it imports. Why: a group that takes that too is loaded by whoever needs a small part of it. */
const alone = { includeDependenciesRecursively: false };

export const chunks = [
  // Why by itself: it runs before anything else is there.
  {
    name: 'early',
    test: /[/](early|token|auth[.]endpoints|view-as[.]endpoints)[.]ts$/,
    priority: 13,
  },
  { name: 'vendor', test: /[/]node_modules[/]/, ...isFirst, priority: 12 },
  { name: 'frame', test: /[/](web|shared)[/]src[/]|preload-helper/, ...isFirst, priority: 12 },
  // What asks and caches.
  {
    name: 'queries',
    test: /[/]@tanstack[/](query-core|react-query)[/]/,
    minShareCount: 40,
    priority: 11,
  },
  // The list kit, the sites that lists are filtered by, and what every area shares: dates, kinds, sentences.
  {
    name: 'lists',
    test: /[/]web[/]src[/](platform[/]lists|people[/]sites)[/]|[/]say-failure[.]|[/]shared[/]src[/]([\w.-]+$|people[/]sites[/]|platform[/](access|contract|records|values)[/])/,
    minShareCount: 30,
    priority: 10,
  },
  { name: 'forms', test: /[/]web[/]src[/]platform[/]forms[/]/, minShareCount: 40, priority: 9 },
  {
    name: 'posts',
    test: /[/](web|shared)[/]src[/]editorial[/]posts[/]/,
    minShareCount: 8,
    ...alone,
    priority: 8,
  },
  {
    name: 'icons',
    test: /[/]@tabler[/]icons-react[/]/,
    minShareCount: 8,
    ...alone,
    priority: 7,
  },
  // Half of all pages and dialogs.
  { name: 'common', minShareCount: 72, ...alone, priority: 6 },
  // What every text editor needs. Why together: the file for writing together needs a part of it later.
  {
    name: 'text',
    test: /[/]node_modules[/](@tiptap|prosemirror-[a-z-]+|orderedmap|rope-sequence|w3c-keyname|linkifyjs|fast-equals|use-sync-external-store)[/]|[/](web|shared)[/]src[/]platform[/]rich-text[/](?!words)/,
    minShareCount: 4,
    ...alone,
    priority: 6,
  },
  // The choice of a site, with the lists of options that every choice opens.
  { name: 'choices', test: /[/]people[/]sites[/]SiteSelect/, priority: 5 },
  // Headings, marks and buttons of lists.
  {
    name: 'marks',
    test: /[/]web[/]src[/]platform[/](ui[/](Instant|ChoiceBar|MenuReason|StatusDot|copy|choice-bar|menu-reason|status-dot)|lists[/](ListShell|SearchBox|SelectRows))/,
    ...alone,
    priority: 4,
  },
  // The frame of forms on a page of their own.
  {
    name: 'editing',
    test: /[/]web[/]src[/]platform[/]forms[/](EditShell|SaveState|HistoryButton|FormSection|Loaded|record-inputs|edit-crumbs)/,
    ...alone,
    priority: 4,
  },
  // What the lists of posts share with their editor.
  {
    name: 'content',
    test: /[/](web|shared)[/]src[/](editorial[/](posts|authors)|people[/]sites[/]news-sections)/,
    minShareCount: 5,
    ...alone,
    priority: 4,
  },
  {
    name: 'emails',
    test: /[/](web|shared)[/]src[/]email[/](?!.*subject-line)/,
    minShareCount: 11,
    ...alone,
    priority: 4,
  },
];
