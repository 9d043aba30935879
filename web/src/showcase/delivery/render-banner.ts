import type { SiteBanner } from '@masthead/shared/showcase/delivery/public-showcase.ts';
import css from './banner.css?inline';
import { addStyles, make, webAddressOf } from './slot-parts.ts';

interface BannerOptions {
  /** Called when the reader closes it. */
  onDismiss: () => void;
}

function buttonOf(document: Document, { url, buttonLabel, isSponsored }: SiteBanner) {
  const href = webAddressOf(url, document.baseURI);
  if (!href) return null;
  const anchor = make({ document }, 'a', 'button', buttonLabel);
  anchor.href = href;
  anchor.target = '_blank';
  anchor.rel = isSponsored ? 'sponsored nofollow noopener' : 'noopener';
  return anchor;
}

/** Renders the banner of an alert at the foot of the window, in a shadow root of the element, as text only. */
export function renderBanner(
  host: HTMLElement,
  banner: SiteBanner,
  { onDismiss }: BannerOptions,
): HTMLElement {
  const { ownerDocument: document } = host;
  const shadow = host.attachShadow({ mode: 'open' });
  addStyles(shadow, css);
  const close = make({ document }, 'button', 'close', '\u00d7');
  close.type = 'button';
  close.setAttribute('aria-label', 'Close this banner');
  const words = make(
    { document },
    'p',
    'words',
    make({ document }, 'span', banner.isSponsored ? 'label sponsored' : 'label', banner.label),
    make({ document }, 'span', 'title', banner.title),
  );
  const bar = make({ document }, 'section', 'bar', words, buttonOf(document, banner), close);
  bar.setAttribute('aria-label', `${banner.label}: ${banner.title}`);
  close.addEventListener('click', () => {
    host.remove();
    onDismiss();
  });
  shadow.append(bar);
  return bar;
}
