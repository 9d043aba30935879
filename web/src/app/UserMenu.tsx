import { Avatar, Menu, Text, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { imageUrl } from '@masthead/shared/images/image-url.ts';
import { screens } from '@masthead/shared/screens.ts';
import { Link } from '@tanstack/react-router';
import { signOut, useUser } from './session.ts';
import styles from './shell.module.css';

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'As this computer' },
] as const;

/** Why: what is read out must hold what is seen, or voice control cannot press it. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** Spec, platform 2.3: My profile and Logout; and the colours of the screen. */
export function UserMenu() {
  const user = useUser();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu position="bottom-end" width={240} offset={6}>
      <Menu.Target>
        <UnstyledButton
          className={styles.user}
          aria-label={`User menu of ${user.name}, ${initialsOf(user.name)}`}
        >
          <Avatar
            src={imageUrl(user.imageUrl, 'avatar')}
            size={30}
            alt=""
            classNames={{ placeholder: styles.initials }}
          >
            {initialsOf(user.name)}
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
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
        <Menu.Label>Colors</Menu.Label>
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
      </Menu.Dropdown>
    </Menu>
  );
}
