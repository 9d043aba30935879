import styles from './email-frame.module.css';

interface Props extends Partial<EmailLook> {
  html: string;
}

/** An email as content and never a program: no scripts, no forms, no origin; links open elsewhere. */
export function EmailFrame({ html, isDark = false, hasImages = true }: Props) {
  return (
    <iframe
      className={styles.frame}
      title="The email"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      srcDoc={emailCopy(html, { isDark, hasImages })}
    />
  );
}

/** The text part of an email. */
export function EmailText({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={styles.text} tabIndex={0} aria-label="Plain text">
      <pre>{text}</pre>
    </section>
  );
}

export interface EmailLook {
  isDark: boolean;
  hasImages: boolean;
}

/** A copy of an email that a preview can show: in the chosen scheme, with or without its images. */
export const emailCopy = (html: string, look: EmailLook): string =>
  `<!doctype html>${emailRoot(html, look).outerHTML}`;

/** The root element of the same. */
export function emailRoot(html: string, { isDark, hasImages }: EmailLook): HTMLElement {
  const page = new DOMParser().parseFromString(html, 'text/html');
  chooseScheme(page, isDark ? 'dark' : 'light');
  const policy = '<meta http-equiv="Content-Security-Policy" content="img-src \'none\'">';
  page.head.insertAdjacentHTML(
    'afterbegin',
    `${hasImages ? '' : policy}<base target="_blank"><meta name="referrer" content="no-referrer">`,
  );
  return page.documentElement;
}

/** Why: a frame follows the scheme of the device; here a person chooses, so the question is answered. */
function chooseScheme(page: Document, scheme: 'light' | 'dark') {
  const answered = (media: string) =>
    media.replace(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi, (_, asked: string) =>
      asked.toLowerCase() === scheme ? '(min-width:0px)' : '(max-width:0px)',
    );
  for (const sheet of page.querySelectorAll('style')) {
    sheet.textContent = answered(sheet.textContent ?? '');
  }
  for (const element of page.querySelectorAll('[media]')) {
    element.setAttribute('media', answered(element.getAttribute('media') ?? ''));
  }
  const chosen = page.createElement('style');
  chosen.textContent = `:root{color-scheme:${scheme}!important}`;
  page.head.append(chosen);
}
