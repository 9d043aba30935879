import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { chatMessages, chatTimes } from '@masthead/shared/workspace/chat/chat.ts';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useState } from 'react';
import { pathTo, ScreenLink } from '../../platform/api/links.tsx';
import { useStable } from '../../platform/forms/use-unsaved-work.ts';
import { late } from '../../platform/ui/late.tsx';
import { PageHeading } from '../../platform/ui/PageHeading.tsx';
import styles from './chat.module.css';

/** Why late: no first screen waits for a number. */
const ChatUnread = late(async () => (await import('./ChatUnread.tsx')).ChatUnread);

interface Props {
  clock: ExitClock;
  /** The names of the others who are here. */
  here: string[];
  isSearching: boolean;
  onSearch: () => void;
}

/** The heading of the chat, which has no navigation: link to Home, who else is here, remaining time, search. */
export function ChatHeading({ clock, here, isSearching, onSearch }: Props) {
  return (
    <PageHeading
      screen="chat"
      title="Staff chat"
      crumbs={[{ label: 'Home', link: <ScreenLink to={pathTo('home')}>Home</ScreenLink> }]}
    >
      <ChatUnread />
      <div role="status">
        {here.length > 0 && <p className={styles.here}>{chatMessages.here(here)}</p>}
      </div>
      <ExitNotice clock={clock} />
      <ActionIcon
        variant="default"
        size="lg"
        aria-label="Search the conversation"
        aria-expanded={isSearching}
        onClick={onSearch}
      >
        <IconSearch size={18} stroke={1.5} />
      </ActionIcon>
    </PageHeading>
  );
}

/** The remaining time; in the last minute as a sentence, with a button to stay. */
function ExitNotice({ clock }: { clock: ExitClock }) {
  const leftMs = useLeftMs(clock);
  if (leftMs > chatTimes.exitWarning)
    return (
      <Text
        c="dimmed"
        fz="sm"
        style={{ fontVariantNumeric: 'tabular-nums' }}
        title="Without a message or an upload, the chat closes and takes you home"
      >
        Closes in {clockOf(leftMs)}
      </Text>
    );
  return (
    <Group className={styles.leaving} gap="sm" wrap="nowrap" role="alert">
      <p>
        Nothing has been sent for a while. You’ll be taken home in{' '}
        <strong>{clockOf(leftMs)}</strong>. Your draft is saved.
      </p>
      <Button size="compact-sm" onClick={clock.stay}>
        Stay
      </Button>
    </Group>
  );
}

const secondMs = 1000;

/** When the chat goes to Home. */
interface ExitClock {
  /** Remaining time in ms. */
  leftMs: () => number;
  /** Restarts the clock. */
  stay: () => void;
  /** Subscribes to restarts; returns a function that unsubscribes. */
  follow: (onStay: () => void) => () => void;
}

/** Creates a clock that starts now. */
export function startExitClock(): ExitClock {
  let since = Date.now();
  const followers = new Set<() => void>();
  return {
    leftMs: () => Math.max(0, since + chatTimes.exit - Date.now()),
    stay: () => {
      since = Date.now();
      for (const follower of followers) follower();
    },
    follow: (onStay) => {
      followers.add(onStay);
      return () => void followers.delete(onStay);
    },
  };
}

/**
 * Spec, content 2: after five minutes without a message or an upload the chat goes to Home, checked every 5
 * seconds. It waits while something is being sent.
 */
export function useAutoExit(clock: ExitClock, isBusy: () => boolean, onExit: () => void): void {
  const { check } = useStable({
    check: () => {
      if (isBusy()) clock.stay();
      else if (clock.leftMs() === 0) onExit();
    },
  });
  useEffect(() => {
    const checking = setInterval(check, chatTimes.exitCheck);
    return () => clearInterval(checking);
  }, [check]);
}

/** The remaining time, by the second. A component of its own, so that only the clock rerenders every second. */
function useLeftMs({ leftMs, follow }: ExitClock): number {
  const [left, setLeft] = useState(leftMs);
  useEffect(() => {
    const look = () => setLeft(leftMs());
    const unfollow = follow(look);
    const looking = setInterval(look, secondMs);
    return () => {
      unfollow();
      clearInterval(looking);
    };
  }, [leftMs, follow]);
  return left;
}

/** 4:05 */
export function clockOf(ms: number): string {
  const seconds = Math.ceil(ms / secondMs);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
