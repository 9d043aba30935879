import { useEffect, useState } from 'react';
import { useUser } from '../../platform/api/session.ts';
import { findUnsaved, forgetUnsaved, storeUnsaved } from '../../platform/forms/unsaved-work.ts';

/** Where a comment is typed. */
export interface CommentPlace {
  postId: number;
  /** What of the post it is about. */
  dialog: string;
  /** How Home calls it while it isn't sent. */
  title: string;
}

const ignore = () => {};

/** A comment stays in this browser until it is sent or canceled: when the panel is closed, the page left or the session over. */
export function useKeptComment({ postId, dialog, title }: CommentPlace) {
  const { id: userId } = useUser();
  const [said, setSaid] = useState('');
  useEffect(() => {
    const key = { userId, screen: 'postEdit', recordId: postId, dialog } as const;
    findUnsaved(key).then((found) => {
      const { said: kept } = found?.values ?? {};
      if (typeof kept === 'string') setSaid((typed) => typed || kept);
    }, ignore);
  }, [userId, postId, dialog]);
  const change = (next: string) => {
    setSaid(next);
    const key = { userId, screen: 'postEdit', recordId: postId, dialog } as const;
    const { pathname: address } = location;
    const work = { ...key, title, address, values: { said: next } };
    const isNothing = next.trim() === '';
    void (
      isNothing
        ? forgetUnsaved(key)
        : storeUnsaved({ ...work, base: undefined, version: undefined })
    ).catch(ignore);
  };
  return [said, change] as const;
}
