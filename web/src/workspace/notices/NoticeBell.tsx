import { Box, Popover, UnstyledButton } from '@mantine/core';
import { noticeMessages, unreadText } from '@masthead/shared/platform/notices/notice.ts';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { useId, useState } from 'react';
import { late } from '../../platform/ui/late.tsx';
import { useUnread } from './notice.queries.ts';
import styles from './notices.module.css';

const NoticeList = late(async () => (await import('./NoticeList.tsx')).NoticeList, <Box h={160} />);

/** The bell with the number of unread notifications; a click opens the list. */
export function NoticeBell() {
  const unread = useUnread()?.count ?? 0;
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      offset={6}
      width={380}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton
          className={styles.bell}
          aria-label={noticeMessages.bell(unread)}
          onClick={() => setOpen(!isOpen)}
        >
          <IconBell size={18} stroke={1.75} aria-hidden />
          {unread > 0 && <span className={styles.unread}>{unreadText(unread)}</span>}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown
        className={styles.dropdown}
        // Why: the button's name contains a number that changes, so the dialog has a title of its own.
        aria-labelledby={titleId}
      >
        <NoticeList titleId={titleId} onLeave={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
