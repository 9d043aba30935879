import { Button, Text } from '@mantine/core';
import { chatTimes } from '@masthead/shared/chat/chat.ts';
import styles from './chat.module.css';
import { clockOf, type ExitClock, useLeftMs } from './use-auto-exit.ts';

/** How long the chat stays open; in its last minute in so many words, with the way to stay. */
export function ExitNotice({ clock }: { clock: ExitClock }) {
  const leftMs = useLeftMs(clock);
  if (leftMs > chatTimes.exitWarning)
    return (
      <Text
        c="dimmed"
        fz="sm"
        style={{ fontVariantNumeric: 'tabular-nums' }}
        title="Without a message or an upload the chat leads home"
      >
        Closes in {clockOf(leftMs)}
      </Text>
    );
  return (
    <div className={styles.leaving} role="alert">
      <p>
        Nothing has been sent for a while. You will go home in <strong>{clockOf(leftMs)}</strong>.
        What you have typed is kept.
      </p>
      <Button size="compact-sm" onClick={clock.stay}>
        Stay
      </Button>
    </div>
  );
}
