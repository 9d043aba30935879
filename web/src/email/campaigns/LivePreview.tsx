import { Box, Button, Group, Stack, Switch } from '@mantine/core';
import type { DrawnEmail } from '@masthead/shared/email/campaigns/campaign.ts';
import { nameTagMessages } from '@masthead/shared/email/campaigns/name-tag.messages.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { previewMessages } from '@masthead/shared/platform/values/preview.messages.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ChoiceBar } from '../../platform/ui/ChoiceBar.tsx';
import { type EmailLook, EmailText, emailRoot } from '../../platform/ui/EmailFrame.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import textStyles from '../../platform/ui/text.module.css';
import { useFit } from '../../platform/ui/use-fit.ts';
import { sizeInWords, sizeWarning } from './email-size.ts';
import type { LiveLook } from './LivePreviewPlaces.tsx';
import styles from './live-preview.module.css';
import { type Drawn, useTypedPreview } from './use-typed-preview.ts';

interface Props extends Drawn {
  look: LiveLook;
  onLook: (look: LiveLook) => void;
}

/** An email as it is typed now, and the ways to look at it. */
export function LivePreview({ look, onLook, ...drawn }: Props) {
  const { shown, error, isBusy, retry, isRetrying } = useTypedPreview(drawn);
  const email = shown?.email;
  return (
    <Stack gap="xs" flex={1} h="100%" mih={0} aria-busy={isBusy}>
      <Group gap="8px 12px">
        <Switches look={look} onLook={onLook} name={email?.reader?.name} />
        <span className={styles.state}>
          <span className={styles.busy} data-busy={isBusy || undefined} aria-hidden>
            Updating…
          </span>
          {email && <Size bytes={email.bytes} />}
        </span>
      </Group>
      {shown && error && (
        <Group gap="0 8px" c="var(--late)" fz="sm">
          <span role="status">
            {previewMessages.isBehind} {error.message}
          </span>
          <Button
            variant="subtle"
            size="compact-sm"
            loading={isRetrying}
            onClick={() => void retry()}
          >
            {sentences.tryAgain}
          </Button>
        </Group>
      )}
      <Box flex={1} mih={0}>
        {!shown && error && (
          <Trouble
            failure={previewMessages.failed}
            error={error}
            onRetry={retry}
            isRetrying={isRetrying}
          />
        )}
        {shown && !email && (
          <p className={`${textStyles.sentence} ${styles.none}`}>{previewMessages.chooseFirst}</p>
        )}
        {email && <Email email={(look.isNamed && email.reader) || email} look={look} />}
      </Box>
    </Stack>
  );
}

function Size({ bytes }: { bytes: number }) {
  const warning = sizeWarning(bytes);
  return (
    <span className={styles.size} data-late={warning !== null || undefined}>
      {warning ? `${sizeInWords(bytes)}, ${warning}` : sizeInWords(bytes)}
    </span>
  );
}

function Email({ email, look }: { email: Pick<DrawnEmail, 'html' | 'text'>; look: LiveLook }) {
  const { place, style } = useFit(look.width);
  const scrolled = useRef(0);
  return (
    <div
      ref={place}
      className={styles.place}
      data-scheme={look.scheme}
      style={{ maxWidth: look.width }}
    >
      {look.part === 'text' ? (
        <EmailText text={email.text} />
      ) : (
        <LiveEmailFrame
          key={String(look.hasImages)}
          html={email.html}
          isDark={look.scheme === 'dark'}
          hasImages={look.hasImages}
          style={style}
          scrolled={scrolled}
        />
      )}
    </div>
  );
}

const parts = [
  { value: 'email', label: 'Email' },
  { value: 'text', label: 'Plain text' },
] as const;
const screens = [
  { value: '320', label: 'Small phone' },
  { value: '375', label: 'Phone' },
  { value: '600', label: 'Desktop' },
] as const;
const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

const readersOf = (name: string) =>
  [
    { value: 'nobody', label: nameTagMessages.nobody },
    { value: 'named', label: name },
  ] as const;

function Switches({
  look,
  onLook,
  name,
}: Pick<Props, 'look' | 'onLook'> & { name: string | undefined }) {
  const change = (changes: Partial<LiveLook>) => onLook({ ...look, ...changes });
  return (
    <>
      <ChoiceBar
        isBare
        label="Screen"
        choices={screens}
        value={`${look.width}`}
        onChange={(width) => change({ width: Number(width) as LiveLook['width'] })}
      />
      <ChoiceBar
        isBare
        label="Colors"
        choices={schemes}
        value={look.scheme}
        onChange={(scheme) => change({ scheme })}
      />
      <ChoiceBar
        isBare
        label="Part"
        choices={parts}
        value={look.part}
        onChange={(part) => change({ part })}
      />
      {name !== undefined && (
        <ChoiceBar
          isBare
          label={nameTagMessages.shownTo}
          choices={readersOf(name)}
          value={look.isNamed ? 'named' : 'nobody'}
          onChange={(reader) => change({ isNamed: reader === 'named' })}
        />
      )}
      <Switch
        size="sm"
        label="Images"
        disabled={look.part === 'text'}
        checked={look.hasImages}
        onChange={(event) => change({ hasImages: event.currentTarget.checked })}
      />
    </>
  );
}

interface LiveEmailFrameProps extends EmailLook {
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
function LiveEmailFrame({ html, isDark, hasImages, style, scrolled }: LiveEmailFrameProps) {
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
