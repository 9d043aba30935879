import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { z } from 'zod';
import { late } from '../../platform/ui/late.tsx';
import styles from './live-preview.module.css';
import type { Drawn } from './use-typed-preview.ts';

// Why: most of the time it is closed, and asks nothing then.
const LivePreview = late(async () => (await import('./LivePreview.tsx')).LivePreview);

const DialogFrame = late(
  async () => (await import('../../platform/ui/DialogFrame.tsx')).DialogFrame,
);

interface Props extends Drawn {
  live: LivePreviewState;
}

const Preview = ({ live, ...drawn }: Props) => (
  <>
    <LivePreview {...drawn} look={live.look} onLook={live.onLook} />
  </>
);

/** Opens and closes the live preview; where there is no room beside the form it is a dialog. */
export function LivePreviewButton(props: Props) {
  const { isBeside, isDialog, toggle } = props.live;
  return (
    <>
      <Button
        variant="default"
        aria-pressed={isBeside}
        leftSection={<IconEye size={16} stroke={1.5} />}
        onClick={toggle}
      >
        Live preview
      </Button>
      {isDialog && (
        <DialogFrame title="Live preview" onClose={toggle} fullScreen>
          <div className={styles.dialog}>
            <Preview {...props} />
          </div>
        </DialogFrame>
      )}
    </>
  );
}

/** The live preview beside the form. */
export const LivePreviewPanel = (props: Props) => (
  <section className={styles.panel} aria-label="Live preview">
    <header className={styles.head}>
      <h2>Live preview</h2>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label="Close live preview"
        onClick={props.live.toggle}
      >
        <IconX size={17} stroke={1.6} />
      </ActionIcon>
    </header>
    <Preview {...props} />
  </section>
);

/** Where there is room for it beside the form. */
const wide = '(width >= 80em)';

/** Widths that an email is looked at: phones, and what it is made for. */
export const previewWidths = [320, 375, 600] as const;

const liveLook = z.object({
  part: z.enum(['email', 'text']),
  width: z.literal(previewWidths),
  scheme: z.enum(['light', 'dark']),
  hasImages: z.boolean(),
  /** As a reader who has a name gets it, where one stands in the email. */
  isNamed: z.boolean().default(false),
});
/** How a person looks at an email that is being written. */
export type LiveLook = z.output<typeof liveLook>;

const storedPreview = z.object({ isOpen: z.boolean(), look: liveLook });
type StoredPreview = z.output<typeof storedPreview>;

/** Why: in local storage, so that it is gone after a sign-out. */
const key = 'masthead.live-preview';
const atFirst: StoredPreview = {
  isOpen: false,
  look: { part: 'email', width: 375, scheme: 'light', hasImages: true, isNamed: false },
};

function readStored(): StoredPreview {
  try {
    return storedPreview.parse(JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    return atFirst;
  }
}

function store(next: StoredPreview): void {
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Limit: a browser that keeps nothing opens it closed.
  }
}

/** Where the live preview stands, and how it is looked at; beside the form it stays open for the next email. */
export function useLivePreview() {
  const isWide = useMediaQuery(wide, false, { getInitialValueInEffect: false });
  const [shown, setShown] = useState(readStored);
  const [isDialog, setDialog] = useState(false);
  const change = (changes: Partial<StoredPreview>) => {
    const next = { ...shown, ...changes };
    setShown(next);
    store(next);
  };
  const isOpen = isWide ? shown.isOpen : isDialog;
  return {
    isBeside: isWide && isOpen,
    isDialog: !isWide && isOpen,
    look: shown.look,
    toggle: () => (isWide ? change({ isOpen: !shown.isOpen }) : setDialog(!isDialog)),
    onLook: (look: LiveLook) => change({ look }),
  };
}

type LivePreviewState = ReturnType<typeof useLivePreview>;
