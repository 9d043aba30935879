import type { Organization } from '@masthead/shared/organizations/organization.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useScreenParams } from '../app/links.tsx';
import { Loaded } from '../forms/Loaded.tsx';
import { AddMemberDialog } from './AddMemberDialog.tsx';
import { AssignFirmDialog } from './AssignFirmDialog.tsx';
import { OrganizationEditor } from './OrganizationEditor.tsx';
import { organizationQuery } from './organization.queries.ts';

/** Spec, platform 2.4: one organization with its users and showcase firms. */
export function OrganizationEditPage() {
  const { id } = useScreenParams('organizationEdit');
  const query = useQuery(organizationQuery(id));
  return (
    <Loaded screen="organizationEdit" list="organizationList" query={query}>
      {(organization) => <WithDialogs key={organization.id} organization={organization} />}
    </Loaded>
  );
}

/** Why: a dialog's form must stand beside the form of the page, not inside it. */
function WithDialogs({ organization }: { organization: Organization }) {
  const [dialog, setDialog] = useState<'user' | 'firm' | null>(null);
  const onClose = () => setDialog(null);
  return (
    <>
      <OrganizationEditor organization={organization} onAdd={setDialog} />
      {dialog === 'user' && <AddMemberDialog organization={organization} onClose={onClose} />}
      {dialog === 'firm' && <AssignFirmDialog organization={organization} onClose={onClose} />}
    </>
  );
}
