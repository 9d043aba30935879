import { Stack } from '@mantine/core';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { auditEndpoints } from '@masthead/shared/workspace/audit/audit.endpoints.ts';
import { auditMessages as say } from '@masthead/shared/workspace/audit/audit.messages.ts';
import type { AuditState } from '@masthead/shared/workspace/audit/audit.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/api/call.ts';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { Loaded } from '../../platform/forms/Loaded.tsx';
import { Fact } from '../../platform/ui/Fact.tsx';
import { exactInstant } from '../../platform/ui/Instant.tsx';
import { PageHeading } from '../../platform/ui/PageHeading.tsx';
import surface from '../../platform/ui/surface.module.css';
import { AuditExport } from './AuditExport.tsx';
import styles from './audit.module.css';

const state = { ...queryOf(auditEndpoints.state), meta: { isQuiet: true } };

/** Decision 143: the audit log, to be exported and checked elsewhere. */
export function AuditPage() {
  const query = useQuery(state);
  return (
    <Loaded screen="audit" query={query} failure={say.failed}>
      {(found) => (
        <div className={`${surface.page} ${styles.page}`}>
          <PageHeading screen="audit" title="Audit log" />
          <Stack gap="lg" maw={720}>
            <FormSection title="Last entry">
              <LastEntry state={found} />
            </FormSection>
            <FormSection title="Export">
              <AuditExport />
            </FormSection>
            <FormSection title="How it is protected">
              <p className={styles.words}>{say.purpose}</p>
              <p className={styles.words}>{say.check}</p>
            </FormSection>
          </Stack>
        </div>
      )}
    </Loaded>
  );
}

function LastEntry({ state: { entries, hash, at } }: { state: AuditState }) {
  if (!at) return <p className={styles.words}>{say.empty}</p>;
  return (
    <dl className={styles.facts}>
      <Fact name="Entry">{inDigits(entries)}</Fact>
      <Fact name="Change made">{exactInstant(at)}</Fact>
      <Fact name="Hash">
        <code className={styles.hash}>{hash}</code>
      </Fact>
    </dl>
  );
}
