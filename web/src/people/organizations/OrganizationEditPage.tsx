import { TextInput } from '@mantine/core';
import { organizationEndpoints } from '@masthead/shared/people/organizations/organization.endpoints.ts';
import {
  organizationMessages,
  whyOrganizationStays,
} from '@masthead/shared/people/organizations/organization.messages.ts';
import { organizationRecord } from '@masthead/shared/people/organizations/organization.record.ts';
import { whatOwnerChanges } from '@masthead/shared/people/organizations/organization.rules.ts';
import type { Organization } from '@masthead/shared/people/organizations/organization.ts';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useGoTo } from '../../platform/api/links.tsx';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { DeleteButton } from '../../platform/records/DeleteButton.tsx';
import { RecordEdit } from '../../platform/records/RecordEdit.tsx';
import { firstRecord } from '../../platform/records/record-query.ts';
import surface from '../../platform/ui/surface.module.css';
import { AddMemberDialog } from './AddMemberDialog.tsx';
import { AssignFirmDialog, asGroup } from './AssignFirmDialog.tsx';
import { OrganizationTabs } from './OrganizationTabs.tsx';
import { OwnerSwitch } from './OwnerSwitch.tsx';
import { useDeleteOrganization } from './organization.queries.ts';
import styles from './organizations.module.css';

/** Spec, platform 2.4: one organization with its users and showcase firms. */
export function OrganizationEditPage() {
  const goTo = useGoTo();
  const deletion = useDeleteOrganization();
  const [adding, setAdding] = useState<'user' | 'firm' | null>(null);
  const onClose = () => setAdding(null);
  return (
    <RecordEdit
      record={organizationRecord}
      list="organizationList"
      get={organizationEndpoints.get}
      update={(body) => call(organizationEndpoints.update, { body })}
      updated={organizationMessages.updated}
      names={{}}
      actions={(area, organization) => (
        <DeleteButton
          one={organization}
          question={`Delete ${organization.name}?`}
          detail={organizationMessages.deleteDetail}
          blockedBy={whyOrganizationStays(belongings(organization))}
          deletion={deletion}
          area={area}
          onGone={() => void goTo('organizationList')}
        />
      )}
      dialogs={(organization) => (
        <>
          {adding === 'user' && <AddMemberDialog organization={organization} onClose={onClose} />}
          {adding === 'firm' && <AssignFirmDialog organization={organization} onClose={onClose} />}
        </>
      )}
    >
      {(area, organization) => (
        <>
          <FormSection title="Organization">
            <TextInput {...area.input('name')} maw={480} />
            <OwnerSwitch {...area} />
            <OwnerChange organization={organization} isOwner={area.form.values.isOwner} />
            <TextInput {...area.input('testDomains')} maw={480} />
          </FormSection>
          <OrganizationTabs organization={organization} onAdd={setAdding} />
        </>
      )}
    </RecordEdit>
  );
}
OrganizationEditPage.firstQuery = firstRecord(organizationEndpoints.get);

const belongings = ({ users, showcaseFirms }: Organization) => ({
  users: users.length,
  firms: showcaseFirms.length,
});

/** Says before a save who will see everything, or only their own firms. */
function OwnerChange(props: { organization: Organization; isOwner: boolean }) {
  const { organization, isOwner } = props;
  const group = { ...asGroup(organization), isOwner };
  return (
    <div role="status">
      {isOwner !== organization.isOwner && (
        <p className={`${surface.callout} ${styles.change}`}>
          {whatOwnerChanges(group, organization.showcaseFirms.length)}
        </p>
      )}
    </div>
  );
}
