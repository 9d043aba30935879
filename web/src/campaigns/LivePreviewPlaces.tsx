import { ActionIcon, Button } from '@mantine/core';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { lazy, Suspense } from 'react';
import { DialogFrame } from '../ui/DialogFrame.tsx';
import styles from './live-preview.module.css';
import type { LivePreviewState } from './use-live-preview.ts';
import type { Drawn } from './use-typed-preview.ts';

// Why: most of the time it is closed, and asks nothing then.
const LivePreview = lazy(async () => ({
  default: (await import('./LivePreview.tsx')).LivePreview,
}));

interface Props extends Drawn {
  live: LivePreviewState;
}

const Preview = ({ live, ...drawn }: Props) => (
  <Suspense fallback={null}>
    <LivePreview {...drawn} look={live.look} onLook={live.onLook} />
  </Suspense>
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
