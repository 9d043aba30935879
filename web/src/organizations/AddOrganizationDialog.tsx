import { Button, Group, Modal, Switch, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { organizationEndpoints } from '@masthead/shared/organizations/organization.endpoints.ts';
import { organizationMessages } from '@masthead/shared/organizations/organization.messages.ts';
import { whatOwnerMeans } from '@masthead/shared/organizations/organization.rules.ts';
import {
  type OrganizationForm,
  organizationForm,
} from '@masthead/shared/organizations/organization.ts';
import { useMutation } from '@tanstack/react-query';
import { ApiError, call } from '../app/call.ts';
import { useGoTo } from '../app/links.tsx';
import { toast, toastFailure } from '../ui/toast.tsx';
import { useKeepOrganization } from './organization.queries.ts';
import styles from './organizations.module.css';

/** Spec, platform 2.4: the Add organization dialog. */
export function AddOrganizationDialog({ onClose }: { onClose: () => void }) {
  const goTo = useGoTo();
  const keep = useKeepOrganization();
  const form = useForm<OrganizationForm>({
    initialValues: { name: '', isOwner: false },
    validate: schemaResolver(organizationForm, { sync: true }),
  });
  const adding = useMutation({
    mutationFn: (values: OrganizationForm) =>
      call(organizationEndpoints.create, { body: organizationForm.parse(values) }),
    meta: { isQuiet: true },
    onSuccess: (organization) => {
      keep(organization);
      toast(organizationMessages.added);
      onClose();
      void goTo('organizationEdit', { id: organization.id });
    },
    onError: (error) => {
      const errors = error instanceof ApiError ? error.errors.filter(({ path }) => path) : [];
      if (errors.length > 0)
        form.setErrors(Object.fromEntries(errors.map(({ path, message }) => [path, message])));
      else toastFailure(error);
    },
  });
  return (
    <Modal opened onClose={onClose} title="Add organization">
      <form
        noValidate
        className={styles.fields}
        onSubmit={form.onSubmit((values) => (adding.isPending ? undefined : adding.mutate(values)))}
      >
        <TextInput label="Name" data-autofocus maxLength={200} {...form.getInputProps('name')} />
        <Switch
          label="Owner organization"
          // Why: the label holds the description too, which would be read as a part of the name.
          aria-label="Owner organization"
          classNames={switchStyles}
          description={whatOwnerMeans(form.values.isOwner)}
          {...form.getInputProps('isOwner', { type: 'checkbox' })}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={adding.isPending}>
            Add organization
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

const switchStyles = { description: styles.switchNote ?? '' };
