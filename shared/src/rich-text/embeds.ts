import { isWebAddress } from '../fields.ts';

/** Something of another site that a text may show; it is loaded only when a reader asks for it. */
export interface Embed {
  provider: string;
  /** The address as it is kept and as a reader opens it. */
  address: string;
  /** What a page puts into a frame after a click. */
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

/** What a text may show of this address, or null when it is not on the allow-list. */
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
