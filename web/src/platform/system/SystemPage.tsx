import { systemEndpoints } from '@masthead/shared/platform/system/system.endpoints.ts';
import { systemMessages } from '@masthead/shared/platform/system/system.messages.ts';
import type { SystemNeed, SystemState } from '@masthead/shared/platform/system/system.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../api/call.ts';
import { Loaded } from '../forms/Loaded.tsx';
import { exactInstant } from '../ui/Instant.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import surface from '../ui/surface.module.css';
import { CheckSettings } from './CheckSettings.tsx';
import { Backups, Database, Servers, Storage } from './InstallationSections.tsx';
import { ReadOnlySwitch } from './ReadOnlySwitch.tsx';
import styles from './system.module.css';
import { Jobs, Mail } from './WorkSections.tsx';

/** How often the page asks again, in ms. */
const everyMs = 15_000;
const state = { ...queryOf(systemEndpoints.state), meta: { isQuiet: true } };

/** Decision 137: what the installation does, and what needs the operator. */
export function SystemPage() {
  const query = useQuery({ ...state, refetchInterval: everyMs });
  return (
    <Loaded screen="system" query={query} failure={systemMessages.failed}>
      {(found) => (
        <div className={`${surface.page} ${styles.page}`}>
          <PageHeading screen="system" title="System">
            <CheckSettings />
          </PageHeading>
          <Verdict needs={found.needs} />
          <Sections state={found} />
        </div>
      )}
    </Loaded>
  );
}

function Sections({ state: found }: { state: SystemState }) {
  return (
    <div className={styles.sections}>
      <Servers state={found} />
      <Jobs state={found} />
      <Mail state={found} />
      <Backups state={found} />
      <Storage state={found} />
      <Database state={found} />
      <ReadOnlySwitch />
    </div>
  );
}

/** The state in one line, and under it what needs the operator, each with a link to its section. */
function Verdict({ needs }: { needs: SystemNeed[] }) {
  const isGood = needs.length === 0;
  return (
    <section className={styles.verdict} data-good={isGood || undefined} aria-label="State">
      <div role="status">
        <h2>
          <StatusDot tone={isGood ? 'live' : 'failed'}>
            {isGood ? systemMessages.allGood : systemMessages.needsYou(needs.length)}
          </StatusDot>
        </h2>
      </div>
      {isGood && <p className={styles.soft}>{systemMessages.allGoodDetail}</p>}
      {!isGood && (
        <ul>
          {needs.map(({ key, says, since, section }) => (
            <li key={key}>
              <a href={`#${section}`}>{says}</a>
              {since && (
                <span className={`${styles.soft} ${styles.since}`}>
                  since {exactInstant(since)}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
