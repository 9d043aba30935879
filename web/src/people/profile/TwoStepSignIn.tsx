import { Button, Group, Skeleton, Text } from '@mantine/core';
import { profileEndpoints } from '@masthead/shared/people/profile/profile.endpoints.ts';
import { secondFactorMessages } from '@masthead/shared/platform/access/second-factor.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '../../platform/api/call.ts';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { exactInstant } from '../../platform/ui/Instant.tsx';
import { late } from '../../platform/ui/late.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import type { TwoStepChange } from './TwoStepDialogs.tsx';

// Why late: few people change it, and setting it up draws a QR code.
const TwoStepDialog = late(async () => (await import('./TwoStepDialogs.tsx')).TwoStepDialog);

const factorQuery = { ...queryOf(profileEndpoints.secondFactor), meta: { isQuiet: true } };

/** Whether signing in asks for a code, and what can be done about it. */
export function TwoStepSignIn({ username }: { username: string }) {
  const query = useQuery(factorQuery);
  const [change, setChange] = useState<TwoStepChange | null>(null);
  const { isOn, isOff, codesLeft, title } = secondFactorMessages;
  return (
    <FormSection title={title} path="secondFactor">
      {query.isPending && <Skeleton h={48} />}
      {query.error && (
        <Trouble error={query.error} onRetry={query.refetch} isRetrying={query.isFetching} />
      )}
      {query.data && (
        <>
          <Text c="dimmed" fz="sm">
            {query.data.isOn ? isOn : isOff}
            {query.data.since && (
              <>
                <br />
                Since {exactInstant(query.data.since)}. {codesLeft(query.data.recoveryCodesLeft)}
              </>
            )}
          </Text>
          <Group gap="xs">
            {query.data.isOn ? (
              <>
                <Button variant="default" size="xs" onClick={() => setChange('renew')}>
                  New recovery codes
                </Button>
                <Button variant="default" size="xs" onClick={() => setChange('off')}>
                  Turn off
                </Button>
              </>
            ) : (
              <Button variant="default" onClick={() => setChange('on')}>
                Turn on
              </Button>
            )}
          </Group>
        </>
      )}
      {change && (
        <TwoStepDialog change={change} username={username} onClose={() => setChange(null)} />
      )}
    </FormSection>
  );
}
