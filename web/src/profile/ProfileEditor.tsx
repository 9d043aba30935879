import { Button, Checkbox, PasswordInput, Textarea, TextInput } from '@mantine/core';
import { summaryMessages } from '@masthead/shared/desk/desk.ts';
import { sentences } from '@masthead/shared/errors.ts';
import { profileEndpoints } from '@masthead/shared/profile/profile.endpoints.ts';
import {
  type Profile,
  profileFields,
  profileForm,
  profileMessages,
} from '@masthead/shared/profile/profile.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { call } from '../app/call.ts';
import { EditShell } from '../forms/EditShell.tsx';
import { FormSection } from '../forms/FormSection.tsx';
import { inputsOf } from '../forms/record-inputs.ts';
import { labelsOf } from '../forms/record-labels.ts';
import { useAreaForm } from '../forms/use-area-form.ts';
import { useSaving } from '../forms/use-saving.ts';
import { ImageSelect } from '../images/ImageSelect.tsx';
import { toast } from '../ui/toast.tsx';
import { KeysChoice } from './KeysChoice.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import { keepProfile } from './profile.queries.ts';

const described = { fields: profileFields };
type Values = z.input<typeof profileForm>;

const labels = labelsOf(described, {});

const valuesOf = ({ name, email, bio, imageUrl, getsSummary }: Profile): Values => ({
  name,
  email,
  bio,
  imageUrl,
  getsSummary,
});

/** The form of the own record; password and sessions stand beside it, for they save by themselves. */
export function ProfileEditor({ profile }: { profile: Profile }) {
  const queryClient = useQueryClient();
  // Why not in the form: what is not saved is kept in this browser, and a password must not be.
  const [password, setPassword] = useState('');
  const area = useAreaForm(profileForm, valuesOf(profile), {
    screen: 'profile',
    id: profile.id,
    title: profile.name,
    version: profile.version,
  });
  const saving = useSaving(area, {
    record: profile,
    valuesOf,
    latest: () => call(profileEndpoints.get),
    onSaved: (saved: Profile) => keepProfile(queryClient, saved),
  });
  const { form } = area;
  const input = inputsOf(described, form);
  const isOtherEmail = form.values.email.trim() !== profile.email;
  const onSave = async () => {
    const saved = await saving.save((values, version) => {
      const proof = isOtherEmail && password ? { currentPassword: password } : {};
      return call(profileEndpoints.update, { body: { ...values, ...proof, version } });
    });
    if (!saved) return;
    setPassword('');
    toast(sentences.changesSaved);
  };
  const onPasswordChanged = (version: number) => {
    // Why: a password is part of the record, so its change is a new version of what is open here.
    area.markSaved(form.getInitialValues(), version, form.getInitialValues());
    queryClient.setQueryData<Profile>(['/api/profile', {}], (now) => now && { ...now, version });
  };
  return (
    <EditShell
      screen="profile"
      title="My profile"
      list="home"
      area={area}
      saving={saving}
      labels={labels}
      onSave={() => void onSave()}
      actions={
        <Button type="submit" loading={saving.isSaving}>
          Save
        </Button>
      }
      side={
        <>
          <PasswordChange username={profile.username} onChanged={onPasswordChanged} />
          <KeysChoice />
          <OwnSessions />
        </>
      }
    >
      <FormSection title="About you">
        <TextInput {...input('name')} autoComplete="name" />
        <TextInput {...input('email')} type="email" autoComplete="email" />
        {isOtherEmail && (
          <PasswordInput
            label="Current password"
            description={!form.errors.currentPassword && profileMessages.currentPasswordNeeded}
            autoComplete="current-password"
            data-path="currentPassword"
            visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={form.errors.currentPassword}
          />
        )}
        <Textarea {...input('bio')} autosize minRows={3} maxRows={12} />
        <ImageSelect {...input('imageUrl')} folder="profiles" aspect={1} />
        <Checkbox {...input('getsSummary')} description={summaryMessages.description} />
      </FormSection>
    </EditShell>
  );
}
