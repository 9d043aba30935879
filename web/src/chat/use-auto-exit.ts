import { chatTimes } from '@masthead/shared/chat/chat.ts';
import { useEffect, useRef, useState } from 'react';
import { useStable } from '../forms/use-stable.ts';

const secondMs = 1000;

/**
 * Spec, content 2: without a message or an upload for five minutes the chat leads home, checked every 5
 * seconds. Says how long is left, in ms; `stay` begins anew.
 */
export function useAutoExit(onExit: () => void) {
  const [began] = useState(() => Date.now());
  const since = useRef(began);
  const [leftMs, setLeft] = useState<number>(chatTimes.exit);
  const { stay, check, look } = useStable({
    stay: () => {
      since.current = Date.now();
      setLeft(chatTimes.exit);
    },
    look: () => setLeft(Math.max(0, since.current + chatTimes.exit - Date.now())),
    check: () => {
      if (Date.now() - since.current >= chatTimes.exit) onExit();
    },
  });
  useEffect(() => {
    const checking = setInterval(check, chatTimes.exitCheck);
    const looking = setInterval(look, secondMs);
    return () => {
      clearInterval(checking);
      clearInterval(looking);
    };
  }, [check, look]);
  return { leftMs, stay };
}

/** 4:05 */
export function clockOf(ms: number): string {
  const seconds = Math.ceil(ms / secondMs);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
