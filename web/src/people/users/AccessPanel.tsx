import { Badge, Group, Loader, Stack, Text } from '@mantine/core';
import {
  type AreaReport,
  accessReport,
  type Person,
} from '@masthead/shared/platform/access/access-report.ts';
import { roleColor, roleNames } from '@masthead/shared/platform/access/roles.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceBar } from '../../platform/ui/ChoiceBar.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import styles from './access-panel.module.css';

interface Props {
  /** As saved: roles, organization, chat membership, whether disabled. */
  person: Person;
}

/** 'What can this person see and do?', from the same table that the server checks. */
export function AccessPanel({ person }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.question}>What can this person see and do?</summary>
      {isOpen && <Answer person={person} />}
    </details>
  );
}

const shown = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
] as const;

function Answer({ person }: Props) {
  const [wanted, setWanted] = useState<'open' | 'closed'>('open');
  const query = useQuery({
    queryKey: ['declared calls'],
    queryFn: async () => (await import('./declared-calls.ts')).declaredCalls,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isQuiet: true },
  });
  if (query.error)
    return <Trouble error={query.error} onRetry={query.refetch} isRetrying={query.isFetching} />;
  if (!query.data) return <Loader size="sm" my="md" aria-label="Loading" />;
  const { summary, countingRoles, idleRoles, areas } = accessReport(person, query.data);
  const isWanted = ({ isOpen }: { isOpen: boolean }) => isOpen === (wanted === 'open');
  const lists = areas
    .map((area) => ({
      ...area,
      screens: area.screens.filter(isWanted),
      acts: area.verdicts.filter(isWanted),
    }))
    .filter(({ screens, acts }) => screens.length + acts.length > 0);
  return (
    <Stack gap="sm" pt="sm">
      <p>{summary}</p>
      <Roles label="Roles that apply" roles={countingRoles} none="No roles apply." />
      {idleRoles.length > 0 && !person.isDisabled && (
        <Roles label="No effect outside the owner organization" roles={idleRoles} isIdle />
      )}
      <ChoiceBar label="Show" choices={shown} value={wanted} onChange={setWanted} />
      <div className={styles.areas}>
        {lists.map((area) => (
          <Area key={area.area} area={area} />
        ))}
      </div>
    </Stack>
  );
}

interface RolesProps {
  label: string;
  roles: Person['roles'];
  none?: string;
  isIdle?: boolean;
}

function Roles({ label, roles, none, isIdle }: RolesProps) {
  return (
    <Group gap="6px 8px">
      <Text span inherit c="dimmed" fz="xs" fw={500} ff="var(--sans)">
        {label}
      </Text>
      {roles.length === 0 && <span>{none}</span>}
      {roles.map((role) => (
        <Badge key={role} variant="dot" color={isIdle ? 'gray' : roleColor(role)} tt="none">
          {roleNames[role]}
        </Badge>
      ))}
    </Group>
  );
}

const count = (n: number, thing: string) => (n === 0 ? [] : [`${n} ${thing}${n === 1 ? '' : 's'}`]);

function Area({ area }: { area: AreaReport }) {
  const { title, screens, verdicts: acts } = area;
  return (
    <details className={styles.area}>
      <summary>
        {title}
        <Text span inherit c="dimmed" fz="xs" ml="xs">
          {[...count(screens.length, 'screen'), ...count(acts.length, 'action')].join(', ')}
        </Text>
      </summary>
      <Things label="Screens" things={screens} />
      <Things label="Actions" things={acts} />
    </details>
  );
}

function Things({ label, things }: { label: string; things: AreaReport['verdicts'] }) {
  if (things.length === 0) return null;
  const reasons = [...new Set(things.map(({ why }) => why))];
  return (
    <>
      <Text c="dimmed" fz="xs" fw={500} ff="var(--sans)">
        {label}
      </Text>
      {reasons.map((why) => (
        <div key={why} className={styles.reason}>
          <Text fw={550}>{why}</Text>
          <ul>
            {things
              .filter((thing) => thing.why === why)
              .map(({ title }) => (
                <li key={title}>{title}</li>
              ))}
          </ul>
        </div>
      ))}
    </>
  );
}
