import { Group } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { crumbOf, type Screen } from '@masthead/shared/platform/access/screen.ts';
import { countText } from '@masthead/shared/platform/values/counting.ts';
import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './page-heading.module.css';

interface Crumb {
  label: string;
  /** A link to the screen; plain text without it. */
  link?: ReactNode;
}

interface Props {
  screen: ScreenKey;
  title: string;
  /** How many rows the list has. */
  count?: number | undefined;
  /** The way to here, instead of the group of the navigation. */
  crumbs?: Crumb[];
  /** Actions, at the right. */
  children?: ReactNode;
}

function groupOf(key: ScreenKey, title: string): Crumb[] {
  const { nav }: Screen = screens[key];
  return nav && nav.group !== title ? [{ label: crumbOf(nav.group) }] : [];
}

/** Breadcrumb, serif title, and the actions of the screen. The title takes the focus on arrival. */
export function PageHeading({ screen, title, count, crumbs, children }: Props) {
  useDocumentTitle(`${title} · Masthead`);
  const heading = useFocusOfTheLast();
  const way = crumbs ?? groupOf(screen, title);
  return (
    <header className={styles.heading}>
      <div className={styles.words}>
        {way.length > 0 && (
          <nav aria-label="Breadcrumb">
            <ol className={styles.crumbs}>
              {way.map((crumb) => (
                <li key={crumb.label}>{crumb.link ?? crumb.label}</li>
              ))}
            </ol>
          </nav>
        )}
        <Group align="baseline" gap="0 14px">
          <h1 ref={heading} className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {count !== undefined && <span className={styles.count}>{countText(count)}</span>}
        </Group>
      </div>
      {children && (
        <Group className={styles.actions} gap="xs">
          {children}
        </Group>
      )}
    </header>
  );
}

let hadFocus = false;

/** Why: a heading is drawn anew when its record has come, and the focus would fall to the page's body. */
function useFocusOfTheLast() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const { current } = heading;
    if (hadFocus && document.activeElement === document.body)
      current?.focus({ preventScroll: true });
    hadFocus = false;
    return () => {
      hadFocus = current !== null && document.activeElement === current;
    };
  }, []);
  return heading;
}
