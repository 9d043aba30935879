import { MultiSelect, Skeleton } from '@mantine/core';
import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import { type Role, roleNames, roles } from '@masthead/shared/platform/access/roles.ts';
import {
  demandedRoles,
  secondFactorMessages,
} from '@masthead/shared/platform/access/second-factor.ts';
import { useQuery } from '@tanstack/react-query';
import { call, queryOf } from '../../platform/api/call.ts';
import { DialogForm } from '../../platform/forms/DialogForm.tsx';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import { DialogFrame } from '../../platform/ui/DialogFrame.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { toast } from '../../platform/ui/toast.tsx';

const demandedQuery = { ...queryOf(userEndpoints.demandedFactors), meta: { isQuiet: true } };
const about = { screen: 'userList', id: null, dialog: 'two-step' } as const;
const choices = roles.map((role) => ({ value: role, label: roleNames[role] }));

/** Chooses the roles whose people must turn on two-step sign-in. */
export function DemandCodesDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(demandedQuery);
  return (
    <DialogFrame title={secondFactorMessages.demandTitle} onClose={onClose}>
      {query.isPending && <Skeleton h={80} />}
      {query.error && (
        <Trouble error={query.error} onRetry={query.refetch} isRetrying={query.isFetching} />
      )}
      {query.data && <DemandForm roles={query.data.roles} onClose={onClose} />}
    </DialogFrame>
  );
}

function DemandForm({ roles: demanded, onClose }: { roles: Role[]; onClose: () => void }) {
  const title = secondFactorMessages.demandTitle;
  const area = useAreaForm(demandedRoles, { roles: demanded }, { ...about, title });
  const dialogSave = useDialogSave(area, {
    send: (body) => call(userEndpoints.demandFactors, { body }),
    onSaved: () => {
      toast(secondFactorMessages.demandSaved);
      onClose();
    },
  });
  return (
    <DialogForm saveLabel="Save" {...dialogSave}>
      <MultiSelect
        label="Roles"
        description={secondFactorMessages.demandHelp}
        data={choices}
        searchable
        {...area.form.getInputProps('roles')}
      />
    </DialogForm>
  );
}
