import { Switch } from '@mantine/core';
import type { organizationRecord } from '@masthead/shared/people/organizations/organization.record.ts';
import { whatOwnerMeans } from '@masthead/shared/people/organizations/organization.rules.ts';
import type { RecordForm } from '../../platform/forms/use-record-form.ts';
import styles from './organizations.module.css';

/** The switch 'Owner organization', with what it means for the organization's people. */
export const OwnerSwitch = ({
  form,
  input,
}: Pick<RecordForm<typeof organizationRecord>, 'form' | 'input'>) => (
  <Switch
    {...input('isOwner')}
    classNames={switchStyles}
    description={whatOwnerMeans(form.values.isOwner)}
  />
);

const switchStyles = { description: styles.switchNote ?? '' };
