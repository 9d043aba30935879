import { ActionIcon } from '@mantine/core';
import { chatMessages } from '@masthead/shared/chat/chat.ts';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { pathTo, ScreenLink } from '../app/links.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import styles from './chat.module.css';
import { ExitNotice } from './ExitNotice.tsx';
import type { ExitClock } from './use-auto-exit.ts';

interface Props {
  clock: ExitClock;
  /** The names of the others who are here. */
  here: string[];
  isSearching: boolean;
  onSearch: () => void;
}

/** The heading of the chat, which has no navigation above it: the way home, who else is here, the time that is left, the search. */
export function ChatHeading({ clock, here, isSearching, onSearch }: Props) {
  return (
    <PageHeading
      screen="chat"
      title="Staff chat"
      crumbs={[{ label: 'Home', link: <ScreenLink to={pathTo('home')}>Home</ScreenLink> }]}
    >
      <div role="status">
        {here.length > 0 && <p className={styles.here}>{chatMessages.here(here)}</p>}
      </div>
      <ExitNotice clock={clock} />
      <ActionIcon
        variant="default"
        size="lg"
        aria-label="Search the conversation"
        aria-expanded={isSearching}
        onClick={onSearch}
      >
        <IconSearch size={18} stroke={1.5} />
      </ActionIcon>
    </PageHeading>
  );
}
