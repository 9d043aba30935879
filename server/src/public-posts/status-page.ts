import { sitePath } from '@masthead/shared/public-posts/page-address.ts';
import { publicPostMessages as words } from '@masthead/shared/public-posts/public-posts.messages.ts';
import { html } from '../http/html.ts';
import { type Page, pageFrame } from './page-frame.ts';
import type { PageSite } from './page-post.ts';

const sentences = {
  404: [words.notFoundTitle, words.notFound],
  410: [words.goneTitle, words.gone],
  expired: [words.expiredTitle, words.expired],
} as const;

/** Says that nothing is at an address, or not any more. */
export function renderStatusPage(site: PageSite, status: keyof typeof sentences): Page {
  const [title, sentence] = sentences[status];
  return pageFrame({
    site,
    title: `${title} | ${site.name}`,
    head: html`<meta name="robots" content="noindex">`,
    body: html`<article><header><h1>${title}</h1><p class="dek">${sentence}</p>
<p><a href="${sitePath(site.id)}">${words.toHome(site.name)}</a></p></header></article>`,
  });
}
