import { Select } from '@mantine/core';
import { organizationMessages } from '@masthead/shared/people/organizations/organization.messages.ts';
import {
  type Group,
  whatMoveChanges,
} from '@masthead/shared/people/organizations/organization.rules.ts';
import {
  firmChoice,
  type MovableFirm,
  type Organization,
} from '@masthead/shared/people/organizations/organization.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { firmMessages } from '@masthead/shared/showcase/firms/firm.messages.ts';
import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import { DialogFrame } from '../../platform/ui/DialogFrame.tsx';
import surface from '../../platform/ui/surface.module.css';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { toast } from '../../platform/ui/toast.tsx';
import { movableFirmsQuery, useMoveFirm } from './organization.queries.ts';
import styles from './organizations.module.css';

interface Props {
  organization: Organization;
  onClose: () => void;
}

const title = 'Assign showcase firm to organization';

const optionOf = ({ id, name, group, isPaused }: MovableFirm) => ({
  value: String(id),
  label: `${name}${isPaused ? ' (paused)' : ''} · ${group ?? 'no organization'}`,
});

/** Spec, platform 2.4: the dialog 'Assign showcase firm to organization'. */
export function AssignFirmDialog({ organization, onClose }: Props) {
  const query = useQuery(movableFirmsQuery);
  if (query.error && !query.data)
    return (
      <DialogFrame title={title} onClose={onClose}>
        <Trouble
          failure={sentences.notLoaded('firms')}
          error={query.error}
          onRetry={query.refetch}
          isRetrying={query.isFetching}
        />
      </DialogFrame>
    );
  const others = query.data?.filter((firm) => firm.organizationId !== organization.id);
  return <FirmForm organization={organization} others={others} onClose={onClose} />;
}

function FirmForm({
  organization,
  others,
  onClose,
}: Props & { others: MovableFirm[] | undefined }) {
  const { mutateAsync } = useMoveFirm({ isQuiet: true });
  const area = useAreaForm(
    firmChoice,
    { firmId: null },
    {
      screen: 'organizationEdit',
      id: organization.id,
      dialog: 'firm',
      title: `${organization.name}, new firm`,
    },
  );
  const { form } = area;
  const firm = others?.find(({ id }) => id === form.values.firmId);
  const dialogSave = useDialogSave(area, {
    send: ({ firmId }) =>
      mutateAsync({
        firm: { id: firmId },
        from: firm?.organizationId ?? null,
        to: organization.id,
      }),
    onSaved: () => {
      toast(organizationMessages.firmAdded(firm?.name ?? ''));
      onClose();
    },
  });
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      saveLabel="Add firm"
      isLoading={!others}
      {...dialogSave}
    >
      <Select
        label="Firm"
        placeholder={others ? 'Choose a firm' : 'Loading firms…'}
        data-path="firmId"
        searchable
        disabled={!others}
        nothingFoundMessage={firmMessages.noMatch}
        data={(others ?? []).map(optionOf)}
        value={firm ? String(firm.id) : null}
        error={form.errors.firmId}
        onChange={(value) => form.setFieldValue('firmId', value === null ? null : Number(value))}
      />
      <div role="status">
        {firm && (
          <p className={`${surface.callout} ${styles.change}`}>
            {whatMoveChanges(firm, asGroup(organization))}
          </p>
        )}
      </div>
    </FormDialog>
  );
}

/** The fields of an organization that the sentences about visibility need. */
export const asGroup = ({ id, name, isOwner, users }: Organization): Group => ({
  id,
  name,
  isOwner,
  people: users.filter((one) => !one.isDisabled).length,
});
