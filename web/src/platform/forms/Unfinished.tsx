import { Button } from '@mantine/core';
import { unsavedMessages } from '@masthead/shared/platform/history/stored.messages.ts';
import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ScreenLink } from '../api/links.tsx';
import { useUser } from '../api/session.ts';
import { late } from '../ui/late.tsx';
import { workTime } from './UnsavedOffer.tsx';
import styles from './unfinished.module.css';
import { dropUnsaved, listUnsaved, type UnsavedWork } from './unsaved-work.ts';

/** Why late: the text is shown only on request. */
const UnsavedWords = late(async () => (await import('./UnsavedWords.tsx')).UnsavedWords);

const unsavedKey = ['unsaved work'];

interface Props {
  /** Only unsaved work of this address, which can no longer be opened. */
  at?: string;
}

/** Unsaved work from when the session or the tab ended. */
export function Unfinished({ at }: Props) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const unsaved = useQuery({
    queryKey: [...unsavedKey, userId],
    queryFn: () => listUnsaved(userId),
    staleTime: 0,
    meta: { isQuiet: true },
  });
  const work = (unsaved.data ?? []).filter(({ address }) => at === undefined || address === at);
  const onDiscard = async (one: UnsavedWork) => {
    await dropUnsaved(one);
    await queryClient.invalidateQueries({ queryKey: unsavedKey });
  };
  if (work.length === 0) return null;
  return (
    <ul className={styles.unfinished}>
      {work.map((one) => (
        <Work
          key={one.key}
          work={one}
          isLost={at !== undefined}
          onDiscard={() => void onDiscard(one)}
        />
      ))}
    </ul>
  );
}

interface WorkProps {
  work: UnsavedWork;
  /** It can't be opened any more: its words are shown at once. */
  isLost: boolean;
  onDiscard: () => void;
}

function Work({ work, isLost, onDiscard }: WorkProps) {
  const [isShown, setShown] = useState(isLost);
  return (
    <li>
      <span>
        {titleOf(work.screen)} <strong>{work.title}</strong>{' '}
        {unsavedMessages.has(workTime(work.at))}
      </span>
      {!isLost && <ScreenLink to={work.address}>Open</ScreenLink>}
      {!isLost && (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide text' : 'Show text'}
        </Button>
      )}
      <Button size="compact-sm" variant="subtle" onClick={onDiscard}>
        Discard
      </Button>
      {isShown && <UnsavedWords work={work} labels={{}} />}
    </li>
  );
}

const titleOf = (screen: ScreenKey) => screens[screen]?.title ?? '';
