import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionPath, sitePath } from '@masthead/shared/editorial/public-posts/page-address.ts';
import { publicPostMessages as words } from '@masthead/shared/editorial/public-posts/public-posts.messages.ts';
import { type Html, html, markupOf, trusted } from '../../platform/http/html.ts';
import { serverFolder } from '../../platform/server-folder.ts';
import type { PageSite } from './page-post.ts';

const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

/** Sizes that a text may have, and where pictures keep to, as classes: no element has a style of its own. */
const classes = [
  ...range(10, 22).map((size) => `.fs-${size}{font-size:${size}px}`),
  ...range(0, 25).map(
    (space) => `.mt-${space}{margin-top:${space}px}.mb-${space}{margin-bottom:${space}px}`,
  ),
  ...range(0, 100, 5).map((at) => `.fx-${at}{--fx:${at}%}.fy-${at}{--fy:${at}%}`),
];

/** Where these files lie. */
const here = join(serverFolder, 'src/editorial/public-posts');

const style = ['page.css', 'page-text.css']
  .map((file) => readFileSync(join(here, file), 'utf8'))
  .join('\n')
  .replaceAll(/\/\*.*?\*\//gs, '')
  .replaceAll(/\s*\n\s*/g, '')
  .concat(...classes);

/** Replaces an embed's link by its frame on click; without scripts the link opens the other site. */
const embedScript = readFileSync(join(here, 'page-embeds.js'), 'utf8').trim();

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const styleHash = hashOf(style);
const scriptHash = hashOf(embedScript);

/** A rendered page with its content security policy. */
export interface Page {
  html: string;
  policy: string;
}

interface Parts {
  site: PageSite;
  title: string;
  /** Beside the title: description, canonical address and what machines read. */
  head: Html;
  body: Html;
  /** The feed of what this page lists, when it is not the site's. */
  feed?: string | undefined;
  /** Markup at the end of the body. */
  end?: Html | null;
  frameOrigins?: string[];
}

/** Content security policy: everything from our own server, images from anywhere, frames only of embeds in the text. */
const policyOf = (frameOrigins: string[]) =>
  [
    "default-src 'none'",
    `style-src ${styleHash}`,
    "img-src 'self' https: http:",
    ...(frameOrigins.length > 0
      ? [`script-src ${scriptHash}`, `frame-src ${frameOrigins.join(' ')}`]
      : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

const navigation = ({ id, sections }: PageSite) => html`
<nav aria-label="${words.sections}"><ul>${sections.map(
  ({ title, slug }) => html`<li><a href="${sectionPath(id, slug)}">${title}</a></li>`,
)}</ul></nav>`;

/** The layout of every page of a site: header, sections, content, footer. */
export function pageFrame(parts: Parts): Page {
  const { site, title, head, body, end = null, frameOrigins = [] } = parts;
  const feed = parts.feed ?? `${sitePath(site.id)}/feed.rss`;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${head}
<link rel="alternate" type="application/rss+xml" title="${site.name}" href="${feed}">
<style>${trusted(style)}</style>
</head>
<body>
<a class="skip" href="#main">${words.skip}</a>
<header class="masthead"><a href="${sitePath(site.id)}">${site.name}</a>${navigation(site)}</header>
<main id="main">${body}</main>
<footer><a href="${sitePath(site.id)}">${site.name}</a> <a href="${feed}">${words.feed}</a></footer>
${frameOrigins.length > 0 ? html`<script>${trusted(embedScript)}</script>` : null}${end}
</body>
</html>
`;
  return { html: markupOf(page), policy: policyOf(frameOrigins) };
}
