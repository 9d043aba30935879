import { diskPercent, fullDiskPercent } from '@masthead/shared/platform/system/disk.ts';
import {
  bytesText,
  durationText,
  systemMessages,
} from '@masthead/shared/platform/system/system.messages.ts';
import type { ServerProcess, SystemState } from '@masthead/shared/platform/system/system.ts';
import { listDay } from '@masthead/shared/platform/values/dates.ts';
import { Fact } from '../ui/Fact.tsx';
import { exactInstant } from '../ui/Instant.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import { Facts, SystemSection, timeText } from './SystemSection.tsx';
import styles from './system.module.css';

interface Props {
  state: SystemState;
}

const partNames: Record<string, string> = {
  server: 'This server',
  database: 'Database',
  schema: 'Schema',
  jobs: 'Job queue',
  storage: 'Storage',
};

const secondsSince = (at: string) => (Date.now() - Date.parse(at)) / 1000;

/** The processes with their versions, and how this server finds each part. */
export function Servers({ state: { needs, servers, parts } }: Props) {
  return (
    <SystemSection id="servers" title="Servers" needs={needs}>
      <ul className={styles.rows}>
        {servers.map((server) => (
          <Server key={server.id} server={server} />
        ))}
      </ul>
      <Facts>
        {parts.map(({ name, says }) => (
          <Fact key={name} name={partNames[name] ?? name}>
            {says === 'ok' ? 'OK' : <StatusDot tone="failed">{says}</StatusDot>}
          </Fact>
        ))}
      </Facts>
    </SystemSection>
  );
}

function Server({ server }: { server: ServerProcess }) {
  const { host, role, version, startedAt, aliveAt, isSilent, memoryBytes } = server;
  return (
    <li>
      <StatusDot tone={isSilent ? 'failed' : 'live'}>
        <strong className={styles.host}>{host}</strong> {role}
      </StatusDot>
      <span className={styles.soft} title={`Started ${exactInstant(startedAt)}`}>
        {isSilent
          ? `last heard from ${exactInstant(aliveAt)}`
          : `${version} · up ${durationText(secondsSince(startedAt))} · ${bytesText(memoryBytes)}`}
      </span>
    </li>
  );
}

/** When the last backup was made and verified. */
export function Backups({ state: { needs, backups } }: Props) {
  const { isScheduled, lastGood, lastFailed, lastProblem, lastProof } = backups;
  return (
    <SystemSection
      id="backups"
      title="Backups"
      needs={needs}
      warning={isScheduled ? undefined : 'Not set up'}
    >
      <Facts>
        <Fact name="Schedule">{isScheduled ? 'Daily' : systemMessages.notScheduled}</Fact>
        <Fact name="Last good backup">{timeText(lastGood)}</Fact>
        <Fact name="Last verified">{timeText(lastProof)}</Fact>
        {lastFailed && (
          <Fact name="Last failure">
            {exactInstant(lastFailed)}
            <span className={styles.why}>{lastProblem}</span>
          </Fact>
        )}
      </Facts>
    </SystemSection>
  );
}

const storageNames = {
  database: 'Database',
  pictures: 'Photos',
  chat: 'Chat files',
  invoices: 'Invoice files',
} as const;

/** Each host once: its processes share a disk. */
function disksOf(servers: readonly ServerProcess[]) {
  const disks = new Map<string, { free: number; size: number }>();
  for (const { host, diskFree, diskSize, isSilent } of servers)
    if (diskFree !== null && diskSize && !isSilent)
      disks.set(host, { free: diskFree, size: diskSize });
  return [...disks];
}

/** The disks of the servers, and what takes the room. */
export function Storage({ state: { needs, servers, storage } }: Props) {
  return (
    <SystemSection id="storage" title="Storage" needs={needs}>
      {disksOf(servers).map(([host, { free, size }]) => (
        <Disk key={host} host={host} free={free} size={size} />
      ))}
      <Facts>
        {(Object.keys(storageNames) as (keyof typeof storageNames)[]).map((area) => {
          const bytes = storage[area];
          return (
            <Fact key={area} name={storageNames[area]}>
              {bytes === null ? 'Not known right now' : bytesText(bytes)}
            </Fact>
          );
        })}
      </Facts>
    </SystemSection>
  );
}

function Disk({ host, free, size }: { host: string; free: number; size: number }) {
  const percent = diskPercent({ free, size });
  const label = `${percent}% of ${bytesText(size)} used, ${bytesText(free)} free`;
  return (
    <div className={styles.disk}>
      <span>
        <strong className={styles.host}>{host}</strong> <span className={styles.soft}>{label}</span>
      </span>
      <meter
        min={0}
        max={100}
        value={percent}
        data-full={percent >= fullDiskPercent || undefined}
        aria-label={`Disk of ${host}: ${label}`}
      />
    </div>
  );
}

const grownText = (bytes: number) =>
  bytes === 0 ? 'no change' : `${bytes > 0 ? '+' : '−'}${bytesText(Math.abs(bytes))}`;

/** The schema, and the largest tables with their growth. */
export function Database({ state: { needs, database } }: Props) {
  const { newestMigration, moves, tables } = database;
  const isGrowthKnown = tables.some(({ grownBytes }) => grownBytes !== null);
  return (
    <SystemSection id="database" title="Database" needs={needs}>
      <Facts>
        <Fact name="Newest migration">{String(newestMigration).padStart(4, '0')}</Fact>
        {moves.map(({ what, percent }) => (
          <Fact key={what} name={`Moving: ${what}`}>
            {percent}%
          </Fact>
        ))}
      </Facts>
      {tables.length > 0 && (
        <table className={styles.tables}>
          <caption className={styles.soft}>
            {isGrowthKnown ? 'Largest tables, and their growth in a week' : 'Largest tables'}
          </caption>
          <tbody>
            {tables.map(({ name, bytes, grownBytes, grownSince }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{bytesText(bytes)}</td>
                {isGrowthKnown && (
                  <td
                    className={styles.soft}
                    title={grownSince ? `since ${listDay(grownSince)}` : undefined}
                  >
                    {grownBytes === null ? '' : grownText(grownBytes)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </SystemSection>
  );
}
