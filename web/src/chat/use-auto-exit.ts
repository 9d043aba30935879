import { chatTimes } from '@masthead/shared/chat/chat.ts';
import { useEffect, useState } from 'react';
import { useStable } from '../forms/use-stable.ts';

const secondMs = 1000;

/** When the chat leads home. */
export interface ExitClock {
  /** How long is left, in ms. */
  leftMs: () => number;
  /** Begins anew. */
  stay: () => void;
  /** Tells when it has begun anew, until the answered function is called. */
  follow: (onStay: () => void) => () => void;
}

/** A clock that begins now. */
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
 * Spec, content 2: without a message or an upload for five minutes the chat leads home, checked every 5
 * seconds. While something is under way it does not.
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

/** How long is left, by the second. Why apart: nothing but the clock is drawn again each second. */
export function useLeftMs({ leftMs, follow }: ExitClock): number {
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
