import { isWebAddress } from '../values/fields.ts';

/** Content of another site embedded in a text; it loads only when a reader clicks it. */
export interface Embed {
  provider: string;
  /** The address that is stored and that a reader opens. */
  address: string;
  /** The address that a page loads into a frame after a click. */
  frame: string;
}

interface Provider {
  name: string;
  hosts: readonly string[];
  /** The address of the frame, from the path and the query; null for a page that cannot be shown. */
  frameOf: (url: URL) => string | null;
}

const inPath = (url: URL, pattern: RegExp): string | null =>
  pattern.exec(url.pathname)?.[1] ?? null;
const filled = (id: string | null, address: (id: string) => string) => (id ? address(id) : null);

/** Facebook's frame needs only the address of the page. */
const ofFacebook = (kind: 'post' | 'video', { href }: URL) =>
  `https://www.facebook.com/plugins/${kind}.php?href=${encodeURIComponent(href)}&show_text=true`;

/** The frame of a map: its own embed, or the place or search words in its address. */
function mapOf({ hostname, pathname, searchParams }: URL): string | null {
  if (hostname !== 'maps.google.com' && !/^\/maps(\/|$)/.test(pathname)) return null;
  const made = searchParams.get('pb');
  if (made && pathname === '/maps/embed')
    return `https://www.google.com/maps/embed?pb=${encodeURIComponent(made)}`;
  const [, named = ''] = /^\/maps\/(?:place|search)\/([^/@]{1,200})/.exec(pathname) ?? [];
  const [, center] = /\/@(-?\d{1,2}\.\d+,-?\d{1,3}\.\d+)/.exec(pathname) ?? [];
  const words = named.replaceAll('+', '%20');
  const place = words || encodeURIComponent(searchParams.get('q') ?? center ?? '');
  return filled(place || null, (q) => {
    const around = named && center ? `&ll=${center}` : '';
    return `https://www.google.com/maps?q=${q}${around}&output=embed`;
  });
}

/** The allow-list: every other address is a link and no more. */
const providers: readonly Provider[] = [
  {
    name: 'YouTube',
    hosts: ['youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    frameOf: (url) => {
      const named = url.hostname.endsWith('youtu.be')
        ? inPath(url, /^\/([\w-]{11})$/)
        : inPath(url, /^\/(?:embed|shorts|live)\/([\w-]{11})$/);
      const asked = /^[\w-]{11}$/.exec(url.searchParams.get('v') ?? '')?.[0] ?? null;
      return filled(named ?? asked, (id) => `https://www.youtube-nocookie.com/embed/${id}`);
    },
  },
  {
    name: 'Vimeo',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    frameOf: (url) =>
      filled(
        inPath(url, /^\/(?:video\/)?(\d{4,12})$/),
        (id) => `https://player.vimeo.com/video/${id}?dnt=1`,
      ),
  },
  {
    name: 'Instagram',
    hosts: ['instagram.com'],
    frameOf: (url) =>
      filled(
        inPath(url, /^\/(?:p|reel)\/([\w-]{5,20})\/?/),
        (id) => `https://www.instagram.com/p/${id}/embed/`,
      ),
  },
  {
    name: 'TikTok',
    hosts: ['tiktok.com'],
    frameOf: (url) =>
      filled(
        inPath(url, /^\/@[\w.]{1,40}\/video\/(\d{10,25})$/),
        (id) => `https://www.tiktok.com/embed/v2/${id}`,
      ),
  },
  {
    name: 'X',
    hosts: ['x.com', 'twitter.com', 'mobile.twitter.com'],
    frameOf: (url) =>
      filled(
        inPath(url, /^\/\w{1,20}\/status\/(\d{5,25})$/),
        (id) => `https://platform.twitter.com/embed/Tweet.html?id=${id}&dnt=true`,
      ),
  },
  {
    name: 'Facebook',
    hosts: ['facebook.com', 'm.facebook.com', 'fb.watch'],
    frameOf: (url) => {
      const video = /^\/(?:[\w.-]{1,80}\/videos\/|reel\/)[\w./-]{1,120}$/.test(url.pathname);
      const isWatched = url.pathname.startsWith('/watch') && url.searchParams.has('v');
      if (video || isWatched || url.hostname === 'fb.watch') return ofFacebook('video', url);
      const isPost =
        /^\/[\w.-]{1,80}\/(?:posts|photos)\/[\w./-]{1,160}$/.test(url.pathname) ||
        (/^\/(?:permalink|story|photo)\.php$|^\/photo\/?$/.test(url.pathname) && url.search !== '');
      return isPost ? ofFacebook('post', url) : null;
    },
  },
  {
    name: 'Threads',
    hosts: ['threads.com', 'threads.net'],
    frameOf: (url) =>
      filled(
        inPath(url, /^\/(@[\w.]{1,40}\/post\/[\w-]{5,20})\/?$/),
        (path) => `https://www.threads.com/${path}/embed`,
      ),
  },
  {
    name: 'Bluesky',
    hosts: ['bsky.app'],
    frameOf: (url) =>
      filled(
        /^\/profile\/([\w.:-]{3,260})\/post\/(\w{5,20})$/
          .exec(url.pathname)
          ?.slice(1)
          .join('/app.bsky.feed.post/') ?? null,
        (path) => `https://embed.bsky.app/embed/${path}`,
      ),
  },
  { name: 'Google Maps', hosts: ['google.com', 'maps.google.com'], frameOf: mapOf },
  {
    name: 'Datawrapper',
    hosts: ['datawrapper.dwcdn.net', 'datawrapper.de'],
    frameOf: (url) =>
      filled(
        inPath(url, /^\/(?:_\/)?([A-Za-z0-9]{5})(?:\/|$)/),
        (id) => `https://datawrapper.dwcdn.net/${id}/`,
      ),
  },
  {
    name: 'Spotify',
    hosts: ['open.spotify.com'],
    frameOf: (url) =>
      filled(
        inPath(url, /^\/((?:track|album|playlist|episode|show)\/\w{10,30})$/),
        (id) => `https://open.spotify.com/embed/${id}`,
      ),
  },
  {
    name: 'SoundCloud',
    hosts: ['soundcloud.com'],
    frameOf: (url) =>
      filled(
        inPath(url, /^\/([\w-]{1,60}\/[\w-]{1,120})$/),
        (path) =>
          `https://w.soundcloud.com/player/?url=${encodeURIComponent(`https://soundcloud.com/${path}`)}`,
      ),
  },
];

/** An address, or the code that a site offers for its frame. */
const addressIn = (given: string): string =>
  /^<iframe\s[^>]*?\bsrc="([^"]+)"/i.exec(given.trim())?.[1]?.replaceAll('&amp;', '&') ?? given;

/** Reads the address to embed from an address or an embed code. */
export const embedGiven = (given: string): Embed | null => embedOf(addressIn(given).trim());

/** The embed of this address, or null when it is not on the allow-list. */
export function embedOf(address: string): Embed | null {
  if (!isWebAddress(address)) return null;
  const url = new URL(address);
  const host = url.hostname.replace(/^www\./, '');
  for (const { name, hosts, frameOf } of providers) {
    const frame = hosts.includes(host) ? frameOf(url) : null;
    if (frame) return { provider: name, address: url.href, frame };
  }
  return null;
}

/** Whose addresses can be shown. */
export const embedProviders = providers.map(({ name }) => name);

/** Sentences of the rich-text editor. */
export const richTextMessages = {
  link: 'Enter a web address, an email address or a path such as /about',
  embed: `This address can’t be embedded. Use one of ${embedProviders.join(', ')}.`,
  noPictures: 'Pasted images were removed. Add images with the image button.',
  noEmailPictures: 'The text of an email can’t contain images, so they were removed.',
  /** For a text with more or deeper tags than the server accepts. */
  tooTangled: (label: string) =>
    `${label} has too much formatting to save. Paste it as plain text, or split it into several texts.`,
  notFound: 'Not found',
} as const;
