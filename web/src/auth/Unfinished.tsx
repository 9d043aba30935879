import { Button } from '@mantine/core';
import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ScreenLink } from '../app/links.tsx';
import { useUser } from '../app/session.ts';
import { workTime } from '../forms/UnsavedOffer.tsx';
import { dropUnsaved, listUnsaved, type UnsavedWork } from '../forms/unsaved-work.ts';
import styles from './home.module.css';

const unsavedKey = ['unsaved work'];

/** What the person was at when the session or the tab ended. */
export function Unfinished() {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const unsaved = useQuery({
    queryKey: [...unsavedKey, userId],
    queryFn: () => listUnsaved(userId),
    staleTime: 0,
    meta: { isQuiet: true },
  });
  const work = unsaved.data ?? [];
  const onDiscard = async (one: UnsavedWork) => {
    await dropUnsaved(one);
    await queryClient.invalidateQueries({ queryKey: unsavedKey });
  };
  if (work.length === 0) return null;
  return (
    <ul className={styles.unfinished}>
      {work.map((one) => (
        <li key={one.key}>
          <span>
            {titleOf(one.screen)} <strong>{one.title}</strong> has unsaved changes from{' '}
            {workTime(one.at)}.
          </span>
          <ScreenLink to={one.address}>Open</ScreenLink>
          <Button size="compact-sm" variant="subtle" onClick={() => void onDiscard(one)}>
            Discard
          </Button>
        </li>
      ))}
    </ul>
  );
}

const titleOf = (screen: ScreenKey) => screens[screen]?.title ?? '';
