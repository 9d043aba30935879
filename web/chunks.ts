/**
 * Which files the build makes of what many pages share: by area, and only what so many pages and dialogs need that hardly any of them
 * loads it in vain. Everything else the bundler puts together itself, by who needs it (decision 112).
 */

/** Loaded with every page, before any of them. */
const isFirst = { tags: ['$initial' as const] };

export const chunks = [
  // Why by itself: it runs before anything else is there.
  { name: 'early', test: /[/]api[/](early[.]ts|token[.]ts|session-calls[.]json)$/, priority: 7 },
  { name: 'vendor', test: /[/]node_modules[/]/, ...isFirst, priority: 6 },
  { name: 'frame', test: /[/](web|shared)[/]src[/]|preload-helper/, ...isFirst, priority: 6 },
  // Half of all pages and dialogs.
  { name: 'common', minShareCount: 75, priority: 5 },
  // The list kit, the sites that lists are filtered by, and what every area shares: dates, kinds, sentences.
  {
    name: 'lists',
    test: /[/]web[/]src[/](platform[/]lists|people[/]sites)[/]|[/]say-failure[.]|[/]shared[/]src[/]([\w.-]+$|people[/]sites[/]|platform[/](access|contract|records|values)[/])/,
    minShareCount: 30,
    priority: 4,
  },
  { name: 'forms', test: /[/]web[/]src[/]platform[/]forms[/]/, minShareCount: 40, priority: 3 },
  {
    name: 'posts',
    test: /[/](web|shared)[/]src[/]editorial[/]posts[/]/,
    minShareCount: 10,
    priority: 2,
  },
  { name: 'icons', test: /[/]@tabler[/]icons-react[/]/, minShareCount: 20, priority: 1 },
];
