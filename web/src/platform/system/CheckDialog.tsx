import { Loader } from '@mantine/core';
import { systemEndpoints } from '@masthead/shared/platform/system/system.endpoints.ts';
import { systemMessages } from '@masthead/shared/platform/system/system.messages.ts';
import type { CheckLine } from '@masthead/shared/platform/system/system.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { DialogFrame } from '../ui/DialogFrame.tsx';
import { StatusDot, type Tone } from '../ui/StatusDot.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import styles from './system.module.css';

const tones: Record<CheckLine['state'], Tone> = { problem: 'failed', warning: 'late', ok: 'live' };
const names: Record<CheckLine['state'], string> = {
  problem: 'Problem',
  warning: 'Warning',
  ok: 'OK',
};
const order = Object.keys(tones);
const byState = (a: CheckLine, b: CheckLine) => order.indexOf(a.state) - order.indexOf(b.state);

/** The findings of a check of settings, problems first. */
export function CheckDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery({
    queryKey: ['system-check'],
    queryFn: () => call(systemEndpoints.check),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    meta: { isQuiet: true },
  });
  return (
    <DialogFrame title={systemMessages.check} onClose={onClose} size={680}>
      {query.isFetching && (
        <p className={styles.checking} role="status">
          <Loader size="xs" /> {systemMessages.checkDetail}
        </p>
      )}
      {query.error && !query.isFetching && (
        <Trouble error={query.error} onRetry={query.refetch} isRetrying={query.isFetching} />
      )}
      {query.data && !query.isFetching && <Findings lines={query.data} />}
    </DialogFrame>
  );
}

function Findings({ lines }: { lines: CheckLine[] }) {
  return (
    <>
      {lines.every(({ state }) => state === 'ok') && <p>{systemMessages.checkedFine}</p>}
      <ul className={styles.problems} aria-label="Findings">
        {lines.toSorted(byState).map(({ state, check, says, advice }) => (
          <li key={`${check} ${says}`}>
            <StatusDot tone={tones[state]}>
              {names[state]}: {check}
            </StatusDot>
            <span className={styles.why}>{says}</span>
            {advice && <span className={styles.why}>{advice}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
