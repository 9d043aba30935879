import type { ServedListing, ServedSlot } from '@masthead/shared/showcase/delivery/served-slot.ts';
import type { firmForm } from '@masthead/shared/showcase/firms/firm.ts';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { renderSlot } from '../delivery/render-slot.ts';
import picture from './example-house.svg?no-inline';
import styles from './firms.module.css';

const emptyPage = `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>Example</title>
<style>body { margin: 0; background: #fff; }</style>
<div data-slot></div>
</html>`;

/** The live example of a firm's style, rendered by the same code as on sites. */
export function FirmPreview({ firm }: { firm: FirmValues }) {
  const [page, setPage] = useState<Document | null>(null);
  const [height, setHeight] = useState(420);
  // Why: a form creates new values with every key; only what is shown matters.
  const content = JSON.stringify(exampleSlot(firm));

  useEffect(() => {
    const host = page?.querySelector<HTMLElement>('[data-slot]');
    if (!host) return;
    const drawn = renderSlot(host, JSON.parse(content), { base: window.location.href });
    drawn.open();
    // Why: the card already shows the only image, and should fit without scrolling.
    host.shadowRoot?.querySelector('.thumbs')?.remove();
    return () => drawn.remove();
  }, [page, content]);

  useEffect(() => {
    if (!page) return;
    const measure = new ResizeObserver(() => setHeight(page.body.scrollHeight));
    measure.observe(page.body);
    return () => measure.disconnect();
  }, [page]);

  const words = firm.seeInsideMessage?.trim();
  return (
    <figure>
      <h2 className={styles.previewTitle}>On the sites</h2>
      <iframe
        className={styles.frame}
        title="An example listing in this firm’s style"
        // Why: no script runs in it; this code renders into it from outside.
        sandbox="allow-same-origin"
        srcDoc={emptyPage}
        style={{ height }}
        // Why: it is only a preview; its links are not part of the form.
        inert
        onLoad={(event) => setPage(event.currentTarget.contentDocument)}
      />
      <figcaption className={styles.caption}>
        This is an example. Your listings show their own images.
        {words && ` In Homes of the Week emails, the button says “${words}”.`}
      </figcaption>
    </figure>
  );
}

/** The current values of a firm's form. */
type FirmValues = z.input<typeof firmForm>;

const house: Omit<ServedListing, 'callToAction' | 'firm'> = {
  id: 1,
  type: 'Property',
  description1: 'A bungalow with a deep porch',
  description2: null,
  lines: ['12 Oak Street', 'Austin, TX 78701'],
  price: '$725,000',
  imageUrl: picture,
  url: 'https://example.com/',
  openHouse: null,
  representative: null,
};

/** An example ad slot with one listing in the firm's style. */
function exampleSlot(firm: FirmValues): ServedSlot {
  const name = firm.name.trim() || 'This firm';
  return {
    id: 1,
    title1: 'A home to come back to',
    title2: null,
    headerThinIndex: firm.headerThinIndex,
    url: firm.website,
    displayEffect: 'rollover',
    presentedBy: [name],
    presentedByColor: null,
    presentedByFontWeight: null,
    logos: [firm.logoUrl1, firm.logoUrl2].filter((logo) => logo !== null),
    logoHeight: 50,
    logoPadding: 5,
    tagColor: '#c2d503',
    backgroundColor: firm.backgroundColor,
    backgroundTextColor: firm.backgroundTextColor,
    popupBackgroundColor: firm.popupBackgroundColor,
    buttonColor: firm.buttonColor,
    buttonText: firm.buttonText?.trim() || null,
    buttonTextColor: firm.buttonTextColor,
    googleAnalyticsTag: null,
    analyticsCategory: null,
    items: [{ ...house, callToAction: firm.moreInfoText?.trim() || null, firm: name }],
  };
}
