import { Select, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { rebelmouseRoles, type userForm, userLimits } from '@masthead/shared/users/user.ts';
import type { z } from 'zod';
import { FormSection } from '../forms/FormSection.tsx';
import { ImageSelect } from '../images/ImageSelect.tsx';
import { OrganizationSelect } from './OrganizationSelect.tsx';

export type UserValues = z.input<typeof userForm>;

/** What staff write on a person (Spec, platform 2.4). */
export function UserFields({ form }: { form: UseFormReturnType<UserValues> }) {
  const { values, errors } = form;
  return (
    <>
      <FormSection title="Person">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextInput
            label="Name"
            withAsterisk
            maxLength={userLimits.name}
            {...form.getInputProps('name')}
          />
          <TextInput
            label="Email"
            type="email"
            withAsterisk
            maxLength={userLimits.email}
            {...form.getInputProps('email')}
          />
          <OrganizationSelect
            data-path="userGroupId"
            value={values.userGroupId}
            error={errors.userGroupId}
            onChange={(id) => form.setFieldValue('userGroupId', id)}
          />
          <Select
            label="RebelMouse role"
            placeholder="None"
            clearable
            data={rebelmouseRoles}
            {...form.getInputProps('rebelmouseRole')}
          />
        </SimpleGrid>
      </FormSection>
      <FormSection title="Picture and bio">
        <ImageSelect
          label="Image"
          aspect={1}
          data-path="imageUrl"
          value={values.imageUrl}
          error={errors.imageUrl}
          onChange={(url) => form.setFieldValue('imageUrl', url)}
        />
        <Textarea
          label="Bio"
          autosize
          minRows={3}
          maxRows={12}
          maxLength={userLimits.bio}
          {...form.getInputProps('bio')}
          value={values.bio ?? ''}
        />
      </FormSection>
    </>
  );
}
