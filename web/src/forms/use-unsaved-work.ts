import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  dropUnsaved,
  findUnsaved,
  keepUnsaved,
  type UnsavedWork,
  type WorkKey,
} from './unsaved-work.ts';

interface Watched {
  key: WorkKey;
  about: Pick<UnsavedWork, 'title' | 'address' | 'version' | 'base'>;
  values: unknown;
  isChanged: boolean;
}

const writeAfterMs = 250;
const ignore = () => {};

/**
 * Keeps changed values a moment after each change, and at once when the page goes away; drops them
 * when nothing is changed any more; and finds what was kept when the form was open last.
 */
export function useUnsavedWork({ key, about, values, isChanged }: Watched) {
  const [offer, setOffer] = useState<UnsavedWork | null>(null);
  const forget = () => void dropUnsaved(key).catch(ignore);
  const isSetAside = useRef(false);
  useWriting(JSON.stringify({ ...key, ...about, values }), isChanged, isSetAside);

  const [loaded] = useState(() => JSON.stringify(values));
  const keyText = JSON.stringify(key);
  useEffect(() => {
    let isOpen = true;
    findUnsaved(JSON.parse(keyText) as WorkKey)
      .then((found) => {
        if (isOpen && found && JSON.stringify(found.values) !== loaded) setOffer(found);
      })
      .catch(ignore);
    return () => {
      isOpen = false;
    };
  }, [keyText, loaded]);

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
    /** The values leave the form and stay kept: they are offered from now on. */
    setAside: () => {
      isSetAside.current = true;
      const work = { ...key, ...about, values: values as UnsavedWork['values'] };
      keepUnsaved(work)
        .then(() => findUnsaved(key))
        .then(setOffer)
        .catch(ignore);
    },
  };
}

/** Why: as text, so that only a change of the work itself starts a write. */
function useWriting(workText: string, isChanged: boolean, isSetAside: RefObject<boolean>) {
  const wasChanged = useRef(false);
  const pending = useRef<(() => void) | null>(null);

  useEffect(() => {
    pending.current = () => {
      pending.current = null;
      const work = JSON.parse(workText) as UnsavedWork;
      if (isChanged) keepUnsaved(work).catch(ignore);
      else if (wasChanged.current && !isSetAside.current) dropUnsaved(work).catch(ignore);
      isSetAside.current = false;
      wasChanged.current = isChanged;
    };
    // Why: what was saved is dropped at once, or a page closed just then would offer it again.
    const timer = setTimeout(() => pending.current?.(), isChanged ? writeAfterMs : 0);
    return () => clearTimeout(timer);
  }, [workText, isChanged, isSetAside]);

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') pending.current?.();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      pending.current?.();
    };
  }, []);
}
