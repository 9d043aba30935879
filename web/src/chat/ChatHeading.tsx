import { ActionIcon } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { pathTo, ScreenLink } from '../app/links.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ExitNotice } from './ExitNotice.tsx';

interface Props {
  leftMs: number;
  onStay: () => void;
  isSearching: boolean;
  onSearch: () => void;
}

/** The heading of the chat, which has no navigation above it: the way home, the time that is left, the search. */
export function ChatHeading({ leftMs, onStay, isSearching, onSearch }: Props) {
  return (
    <PageHeading
      screen="chat"
      title="Staff chat"
      crumbs={[{ label: 'Home', link: <ScreenLink to={pathTo('home')}>Home</ScreenLink> }]}
    >
      <ExitNotice leftMs={leftMs} onStay={onStay} />
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
