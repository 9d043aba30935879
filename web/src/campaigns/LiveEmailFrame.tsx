import { type RefObject, useEffect, useRef, useState } from 'react';
import { type EmailLook, emailRoot } from '../ui/email-copy.ts';

interface Props extends EmailLook {
  html: string;
  style: { width: number; height: number; transform: string };
  /** How far it is scrolled, also when the frame is made anew. */
  scrolled: RefObject<number>;
}

/**
 * An email that changes in its place: it is written into the page that is there, so that nothing flickers
 * and it stays scrolled. Nothing of it runs: the frame has the origin of this page, which that needs, and
 * no scripts. Without images it is another frame, because what a page may load is never given back to it.
 */
export function LiveEmailFrame({ html, isDark, hasImages, style, scrolled }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const root = emailRoot(html, { isDark, hasImages });
  const copy = root.innerHTML;
  const [first] = useState(`<!doctype html>${root.outerHTML}`);
  const written = useRef(copy);
  const write = () => {
    const page = frame.current?.contentDocument;
    // Why not when it is loaded: the pictures of an email may take their time.
    if (page?.URL !== 'about:srcdoc' || page.readyState === 'loading') return;
    if (written.current === copy) return;
    page.documentElement.innerHTML = copy;
    written.current = copy;
  };
  useEffect(write);
  const onLoad = () => {
    write();
    const page = frame.current?.contentDocument;
    if (!page?.scrollingElement) return;
    const { scrollingElement } = page;
    scrollingElement.scrollTop ||= scrolled.current;
    page.addEventListener('scroll', () => {
      scrolled.current = scrollingElement.scrollTop;
    });
  };
  return (
    <iframe
      ref={frame}
      title="The email"
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      srcDoc={first}
      style={style}
      onLoad={onLoad}
    />
  );
}
