import { Select, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { rebelmouseRoles, type userRecord } from '@masthead/shared/users/user.record.ts';
import { FormSection } from '../forms/FormSection.tsx';
import type { RecordForm } from '../forms/use-record-form.ts';
import { ImageSelect } from '../images/ImageSelect.tsx';
import { OrganizationSelect } from './OrganizationSelect.tsx';

/** What staff write on a person (Spec, platform 2.4). */
export function UserFields({ input }: RecordForm<typeof userRecord>) {
  return (
    <>
      <FormSection title="Person">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextInput {...input('name')} />
          <TextInput {...input('email')} />
          <OrganizationSelect {...input('organizationId')} />
          <Select
            {...input('rebelmouseRole')}
            placeholder="None"
            clearable
            data={rebelmouseRoles}
          />
        </SimpleGrid>
      </FormSection>
      <FormSection title="Picture and bio">
        <ImageSelect {...input('imageUrl')} folder="profiles" aspect={1} />
        <Textarea {...input('bio')} autosize minRows={3} maxRows={12} />
      </FormSection>
    </>
  );
}
