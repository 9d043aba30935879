import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { toastFailure } from './toast.tsx';

/** How long until a file that could not be loaded is asked for again. */
const againMs = 5000;

/**
 * A part of a screen with a file of its own: loaded when it is first drawn, or ahead by `load`. Until then its place
 * shows `meanwhile`. A file that cannot be loaded is reported, and asked for again while the part is wanted.
 *
 * Why not React's `lazy`: it suspends even when the file is there, and React then waits 300 ms before it draws.
 */
export function late<P extends object>(
  read: () => Promise<ComponentType<P>>,
  meanwhile: ReactNode = null,
) {
  let part: ComponentType<P> | null = null;
  const load = async () => {
    part ??= await read();
  };
  function Late(props: P) {
    const [Part, setPart] = useState(() => part);
    useEffect(() => {
      let isWanted = true;
      let timer: ReturnType<typeof setTimeout>;
      const ask = () =>
        void load().then(
          () => isWanted && setPart(() => part),
          () => {
            if (!isWanted) return;
            toastFailure(new Error(sentences.partNotLoaded), 'late-part');
            timer = setTimeout(ask, againMs);
          },
        );
      ask();
      return () => {
        isWanted = false;
        clearTimeout(timer);
      };
    }, []);
    return Part ? <Part {...props} /> : meanwhile;
  }
  return Object.assign(Late, { load });
}
