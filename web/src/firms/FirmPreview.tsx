import { useEffect, useState } from 'react';
import { renderSlot } from '../showcase/render-slot.ts';
import { exampleSlot, type FirmValues } from './example-slot.ts';
import styles from './firms.module.css';

const emptyPage = `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>Example</title>
<style>body { margin: 0; background: #fff; }</style>
<div data-slot></div>
</html>`;

/** What the styling of a firm looks like, drawn by what sites draw with, while it is being written. */
export function FirmPreview({ firm }: { firm: FirmValues }) {
  const [page, setPage] = useState<Document | null>(null);
  const [height, setHeight] = useState(420);
  // Why: a form makes its values anew with every key; only what is drawn is a change.
  const content = JSON.stringify(exampleSlot(firm));

  useEffect(() => {
    const host = page?.querySelector<HTMLElement>('[data-slot]');
    if (!host) return;
    const drawn = renderSlot(host, JSON.parse(content), { base: window.location.href });
    drawn.open();
    // Why: the one picture stands on the card already, which should be seen without scrolling.
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
    <figure className={styles.preview}>
      <h2 className={styles.previewTitle}>On the sites</h2>
      <iframe
        className={styles.frame}
        title="An example listing in the style of this firm"
        // Why: nothing in it runs; this code draws into it from outside.
        sandbox="allow-same-origin"
        srcDoc={emptyPage}
        style={{ height }}
        // Why: it is only to be looked at; its links are no part of the form.
        inert
        onLoad={(event) => setPage(event.currentTarget.contentDocument)}
      />
      <figcaption className={styles.caption}>
        An example listing; yours have their own pictures.
        {words && ` In Homes of the Week emails its button says “${words}”.`}
      </figcaption>
    </figure>
  );
}
