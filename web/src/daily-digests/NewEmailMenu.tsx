import { Button, Menu } from '@mantine/core';
import {
  type DigestStyle,
  defaultSendDate,
  digestStyles,
} from '@masthead/shared/daily-digests/daily-digest.ts';
import { sendDay, today, weekdayOf, weekdays } from '@masthead/shared/dates.ts';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { Link } from '@tanstack/react-router';
import { pathTo } from '../app/links.tsx';
import styles from './digest-list.module.css';

/** Spec, content 2: New Email offers the styles of the digest, each with the day it would go out. */
export function NewEmailMenu() {
  return (
    <Menu position="bottom-end" width={232}>
      <Menu.Target>
        <Button rightSection={<IconChevronDown size={16} stroke={2} />}>New Email</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {digestStyles.map((style) => (
          <Menu.Item
            key={style}
            renderRoot={(root) => (
              <Link to={pathTo('dailyDigestEdit')} search={{ style }} {...root} />
            )}
          >
            {style}
            <span className={styles.choiceDate}>{firstDay(style)}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function firstDay(style: DigestStyle): string {
  const day = defaultSendDate(style, today(new Date()));
  return `for ${weekdays[weekdayOf(day)]}, ${sendDay(day)}`;
}
