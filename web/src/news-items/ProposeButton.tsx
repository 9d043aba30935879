import { Button } from '@mantine/core';
import { newsItemMessages } from '@masthead/shared/news-items/news-item.messages.ts';
import { newsItemEditEndpoints } from '@masthead/shared/news-items/news-item-edit.endpoints.ts';
import { useState } from 'react';
import { call } from '../app/call.ts';
import { toast, toastFailure } from '../ui/toast.tsx';
import type { PostValues } from './post-values.ts';

interface Props {
  id: number;
  /** The fields that were typed in. */
  typed: Partial<PostValues>;
  /** It is with the editors, and need not be kept here any more. */
  onProposed: () => void;
}

/** Hands what somebody wrote and may no longer save to the editors. */
export function ProposeButton({ id, typed, onProposed }: Props) {
  const [isSending, setSending] = useState(false);
  const propose = async () => {
    setSending(true);
    try {
      await call(newsItemEditEndpoints.propose, { body: { id, content: typed } });
      onProposed();
      toast(newsItemMessages.proposed);
    } catch (error) {
      toastFailure(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Button size="compact-sm" loading={isSending} onClick={() => void propose()}>
      {newsItemMessages.propose}
    </Button>
  );
}
