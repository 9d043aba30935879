import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { useStable } from '../../platform/forms/use-unsaved-work.ts';
import { toastFailure } from '../../platform/ui/toast.tsx';

/** The address of the chat may name a message. */
const linked = z.object({
  message: z.coerce.number().int().positive().optional().catch(undefined),
});

/** The message that a search or the address of the page leads to. */
export function useFound(isLoaded: boolean, showAround: (id: number) => Promise<void>) {
  const { message } = linked.parse(useSearch({ strict: false }));
  const [found, setFound] = useState<{ id: number } | null>(null);
  const { show } = useStable({
    show: (id: number) =>
      void showAround(id)
        .then(() => setFound({ id }))
        .catch(toastFailure),
  });
  useEffect(() => {
    if (isLoaded && message !== undefined) show(message);
  }, [isLoaded, message, show]);
  return { found, show, isLinked: message !== undefined };
}
