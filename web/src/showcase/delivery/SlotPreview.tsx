import { Box } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { ServedSlot } from '@masthead/shared/showcase/delivery/served-slot.ts';
import { useEffect, useRef, useState } from 'react';
import { renderSlot } from './render-slot.ts';
import type { DrawnSlot } from './slot-parts.ts';
import styles from './slot-preview.module.css';

/** The outline of a site page; the slot goes into `data-slot`. */
const sitePage = `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>Site page</title>
<style>
  body { margin: 0; background: #fff; color: #15171c; font: 16px/1.5 system-ui, sans-serif; }
  header { height: 56px; border-bottom: 1px solid #e6e3dc; display: flex; align-items: center; padding: 0 24px; gap: 20px; }
  i { display: block; border-radius: 3px; background: #ece9e3; height: 12px; }
  main { max-width: 980px; margin: 0 auto; padding: 28px 20px 60px; display: grid; gap: 26px; }
  .story { display: grid; gap: 11px; }
  .picture { height: 240px; }
  .row { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 18px; }
  .row i { height: 132px; }
</style>
<header aria-hidden="true"><i style="width:130px;height:22px;background:#d3cec4"></i><i style="width:60px"></i><i style="width:60px"></i></header>
<main>
  <div class="story" aria-hidden="true"><i style="width:70%;height:30px"></i><i style="width:46%;height:30px"></i><i style="width:90%"></i><i style="width:84%"></i></div>
  <div data-slot></div>
  <div class="story" aria-hidden="true"><i class="picture"></i><i style="width:96%"></i><i style="width:91%"></i><i style="width:94%"></i><i style="width:62%"></i></div>
  <div class="row" aria-hidden="true"><i></i><i></i><i></i><i></i></div>
</main>
</html>`;

/** Devices for previewing a slot. */
export const devices = {
  desktop: { label: 'Desktop', width: 1180, height: 760 },
  tablet: { label: 'Tablet', width: 820, height: 1000 },
  phone: { label: 'Phone', width: 390, height: 780 },
} as const;
export type Device = keyof typeof devices;
export const deviceChoices = (Object.keys(devices) as Device[]).map((value) => ({
  value,
  label: devices[value].label,
}));

interface Props {
  slot: ServedSlot;
  device: Device;
}

/** Why: a popup closed in the preview must open again. */
const comesBackMs = 900;

/**
 * A slot on a site page, rendered by the same code as on sites, in a frame of the device's width
 * that is scaled down where there is less room. It stays open across changes.
 */
export function SlotPreview({ slot, device }: Props) {
  const { ref, width } = useElementSize();
  const frame = useRef<HTMLIFrameElement>(null);
  const drawn = useRef<DrawnSlot | null>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [round, setRound] = useState(0);
  // Why: the parent creates a new object on each render; only its content matters.
  const content = JSON.stringify(slot);

  useEffect(() => {
    const host = page?.querySelector<HTMLElement>('[data-slot]');
    if (!host) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wasOpen = drawn.current?.isOpen() ?? false;
    drawn.current?.remove();
    drawn.current = renderSlot(host, JSON.parse(content) as ServedSlot, {
      base: window.location.href,
      onDismiss: () => {
        timer = setTimeout(() => setRound(round + 1), comesBackMs);
      },
    });
    if (wasOpen) reopen(drawn.current);
    return () => clearTimeout(timer);
  }, [page, content, round]);

  const screen = devices[device];
  const scale = width > 0 ? Math.min(1, width / screen.width) : 1;
  return (
    <Box ref={ref} w="100%" miw={0}>
      <div
        className={styles.device}
        data-device={device}
        style={{ width: screen.width * scale, height: screen.height * scale }}
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it holds only what this code draws, whose buttons a sandbox would still */}
        <iframe
          ref={frame}
          className={styles.frame}
          title={`The ad slot on a ${screen.label.toLowerCase()} page`}
          srcDoc={sitePage}
          style={{ width: screen.width, height: screen.height, scale: String(scale) }}
          onLoad={() => {
            drawn.current = null;
            setPage(frame.current?.contentDocument ?? null);
          }}
        />
      </div>
    </Box>
  );
}

/** Why: a dialog takes the focus from the form, where someone may be typing. */
function reopen(drawn: DrawnSlot): void {
  const before = document.activeElement;
  drawn.open();
  if (before instanceof HTMLElement && before.tagName !== 'IFRAME') before.focus();
}
