import { Button, Menu } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { Link } from '@tanstack/react-router';
import styles from './campaign-list.module.css';

interface Props<S extends string> {
  styles: readonly S[];
  /** The address of a new email. */
  address: string;
  /** Under a style: the day it would go out. */
  noteOf?: (style: S) => string;
}

/** Spec, content 2: New Email offers the styles of the kind. */
export function NewEmailMenu<S extends string>(props: Props<S>) {
  const [style, ...others] = props.styles;
  if (others.length === 0)
    return (
      <Button renderRoot={(root) => <Link to={props.address} search={{ style }} {...root} />}>
        New Email
      </Button>
    );
  return (
    <Menu position="bottom-end" width={232}>
      <Menu.Target>
        <Button rightSection={<IconChevronDown size={16} stroke={2} />}>New Email</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {props.styles.map((style) => (
          <Menu.Item
            key={style}
            renderRoot={(root) => <Link to={props.address} search={{ style }} {...root} />}
          >
            {style}
            {props.noteOf && <span className={styles.choiceDate}>{props.noteOf(style)}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
