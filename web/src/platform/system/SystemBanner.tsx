import { systemEndpoints } from '@masthead/shared/platform/system/system.endpoints.ts';
import { systemMessages } from '@masthead/shared/platform/system/system.messages.ts';
import { screens } from '@masthead/shared/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { queryOf } from '../api/call.ts';
import { ScreenLink } from '../api/links.tsx';
import surface from '../ui/surface.module.css';
import styles from './system.module.css';

/** How often an open tab asks again, in ms. */
const everyMs = 60_000;
const needs = { ...queryOf(systemEndpoints.needs), meta: { isQuiet: true } };

/** Tells admins on every other screen what needs them. */
export function SystemBanner() {
  const { data = [] } = useQuery({ ...needs, refetchInterval: everyMs });
  const screen = useRouterState({ select: (s) => s.matches.at(-1)?.staticData.screen });
  const [first] = data;
  if (!first || screen === 'system') return null;
  return (
    <div className={surface.page}>
      <p className={`${surface.callout} ${styles.banner}`} role="status">
        <span>
          <strong>{systemMessages.banner(data.length)}</strong> <span>{first.says}</span>
        </span>
        <ScreenLink to={screens.system.path}>{systemMessages.open}</ScreenLink>
      </p>
    </div>
  );
}
