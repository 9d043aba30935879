import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  dropUnsaved,
  findUnsaved,
  keepUnsaved,
  type UnsavedWork,
  type WorkKey,
} from './unsaved-work.ts';

interface Watched<V> {
  key: WorkKey;
  about: Pick<UnsavedWork, 'title' | 'address' | 'version'>;
  values: V;
  isChanged: boolean;
}

const ignore = () => {};

/**
 * Keeps changed values a moment after each change, and at once when the page goes away; drops them
 * when nothing is changed any more; and finds what was kept when the form was open last.
 */
export function useUnsavedWork<V>({ key, about, values, isChanged }: Watched<V>) {
  const [offer, setOffer] = useState<UnsavedWork | null>(null);
  const wasChanged = useRef(false);
  const forget = () => void dropUnsaved(key).catch(ignore);

  const write = useEffectEvent(() => {
    const kept = values as Record<string, unknown>;
    if (isChanged) void keepUnsaved({ ...key, ...about, values: kept }).catch(ignore);
    else if (wasChanged.current) forget();
    wasChanged.current = isChanged;
  });
  const writeSoon = useDebouncedCallback(() => write(), { delay: 250, flushOnUnmount: true });
  const serialized = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the values is what starts it.
  useEffect(() => {
    writeSoon();
  }, [serialized, isChanged]);
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && writeSoon.flush();
    document.addEventListener('visibilitychange', onHide);
    return () => document.removeEventListener('visibilitychange', onHide);
  }, [writeSoon]);

  const lookForWork = useEffectEvent(async () => {
    const found = await findUnsaved(key).catch(() => null);
    if (found && JSON.stringify(found.values) !== JSON.stringify(values)) setOffer(found);
  });
  useEffect(() => {
    void lookForWork();
  }, []);

  const closeOffer = () => setOffer(null);
  return {
    offer,
    closeOffer,
    /** What is being typed now is kept in its place. */
    discardOffer: () => {
      closeOffer();
      if (!isChanged) forget();
    },
    forget,
  };
}
