import { Menu, Text, useMantineColorScheme } from '@mantine/core';
import { screens } from '@masthead/shared/screens.ts';
import { Link } from '@tanstack/react-router';
import { signOut, useUser } from '../platform/api/session.ts';
import styles from './shell.module.css';

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Match system' },
] as const;

/** Who is signed in, My profile, the color scheme, and Logout. */
export function UserMenuItems() {
  const user = useUser();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <div className={styles.who}>
        <Text fw={600}>{user.name}</Text>
        <Text fz="xs" c="dimmed">
          {user.email}
        </Text>
      </div>
      <Menu.Divider />
      <Menu.Item renderRoot={(props) => <Link to={screens.profile.path} {...props} />}>
        {screens.profile.title}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Label>Color scheme</Menu.Label>
      <Menu.RadioGroup
        value={colorScheme}
        onChange={(value) =>
          setColorScheme(schemes.find((one) => one.value === value)?.value ?? 'auto')
        }
      >
        {schemes.map(({ value, label }) => (
          <Menu.RadioItem key={value} value={value} closeMenuOnClick={false}>
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
      <Menu.Item onClick={signOut}>Logout</Menu.Item>
    </>
  );
}
