import { type EmailLook, emailCopy } from './email-copy.ts';
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
