import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { z } from 'zod';

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

const keptPreview = z.object({ isOpen: z.boolean(), look: liveLook });
type KeptPreview = z.output<typeof keptPreview>;

/** Why: in local storage, so that it is gone after a sign-out. */
const key = 'masthead.live-preview';
const atFirst: KeptPreview = {
  isOpen: false,
  look: { part: 'email', width: 375, scheme: 'light', hasImages: true, isNamed: false },
};

function readKept(): KeptPreview {
  try {
    return keptPreview.parse(JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    return atFirst;
  }
}

function keep(next: KeptPreview): void {
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Limit: a browser that keeps nothing opens it closed.
  }
}

/** Where the live preview stands, and how it is looked at; beside the form it stays open for the next email. */
export function useLivePreview() {
  const isWide = useMediaQuery(wide, false, { getInitialValueInEffect: false });
  const [kept, setKept] = useState(readKept);
  const [isDialog, setDialog] = useState(false);
  const change = (changes: Partial<KeptPreview>) => {
    const next = { ...kept, ...changes };
    setKept(next);
    keep(next);
  };
  const isOpen = isWide ? kept.isOpen : isDialog;
  return {
    isBeside: isWide && isOpen,
    isDialog: !isWide && isOpen,
    look: kept.look,
    toggle: () => (isWide ? change({ isOpen: !kept.isOpen }) : setDialog(!isDialog)),
    onLook: (look: LiveLook) => change({ look }),
  };
}

export type LivePreviewState = ReturnType<typeof useLivePreview>;
