import { Button, Group, Modal, Select } from '@mantine/core';
import { organizationMessages } from '@masthead/shared/organizations/organization.messages.ts';
import { whatMoveChanges } from '@masthead/shared/organizations/organization.rules.ts';
import {
  firmChoice,
  type MovableFirm,
  type Organization,
} from '@masthead/shared/organizations/organization.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Trouble } from '../ui/Trouble.tsx';
import { toast } from '../ui/toast.tsx';
import { asGroup } from './group.ts';
import { movableFirmsQuery, useMoveFirm } from './organization.queries.ts';
import styles from './organizations.module.css';

interface Props {
  organization: Organization;
  onClose: () => void;
}

const optionOf = ({ id, name, group, isPaused }: MovableFirm) => ({
  value: String(id),
  label: `${name}${isPaused ? ' (paused)' : ''} · ${group ?? 'no organization'}`,
});

/** Spec, platform 2.4: the dialog 'Assign showcase firm to organization'. */
export function AssignFirmDialog({ organization, onClose }: Props) {
  const query = useQuery(movableFirmsQuery);
  const [firmId, setFirmId] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { mutate, isPending } = useMoveFirm();
  const others = query.data?.filter((firm) => firm.userGroupId !== organization.id);
  const firm = others?.find(({ id }) => id === firmId);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = firmChoice.safeParse({ firmId: firm?.id });
    setError(chosen.error?.issues[0]?.message ?? null);
    if (!firm || isPending) return;
    const onSuccess = () => {
      toast(organizationMessages.firmAdded(firm.name));
      onClose();
    };
    mutate({ firm, from: firm.userGroupId, to: organization.id }, { onSuccess });
  };
  return (
    <Modal opened onClose={onClose} title="Assign showcase firm to organization">
      {query.error && !others ? (
        <Trouble
          failure="The firms could not be loaded."
          error={query.error}
          onRetry={query.refetch}
          isRetrying={query.isFetching}
        />
      ) : (
        <form noValidate className={styles.fields} onSubmit={onSubmit}>
          <Select
            label="Firm"
            placeholder={others ? 'Choose a firm' : 'Loading firms…'}
            data-autofocus
            searchable
            disabled={!others}
            nothingFoundMessage="No firm matches."
            data={(others ?? []).map(optionOf)}
            value={firm ? String(firm.id) : null}
            error={error}
            onChange={(value) => {
              setFirmId(value === null ? null : Number(value));
              setError(null);
            }}
          />
          <div role="status">
            {firm && (
              <p className={styles.change}>{whatMoveChanges(firm, asGroup(organization))}</p>
            )}
          </div>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isPending}>
              Add firm
            </Button>
          </Group>
        </form>
      )}
    </Modal>
  );
}
