import {
  Button,
  Checkbox,
  PasswordInput,
  Skeleton,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { browserName } from '@masthead/shared/people/profile/browser.ts';
import { profileEndpoints } from '@masthead/shared/people/profile/profile.endpoints.ts';
import {
  type OwnSession,
  type Profile,
  profileFields,
  profileForm,
  profileMessages,
  summaryMessages,
} from '@masthead/shared/people/profile/profile.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { call } from '../../platform/api/call.ts';
import { ConfirmButton } from '../../platform/forms/ActionButton.tsx';
import { EditShell } from '../../platform/forms/EditShell.tsx';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { inputsOf } from '../../platform/forms/record-inputs.ts';
import { labelsOf } from '../../platform/forms/record-labels.ts';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useFormSave } from '../../platform/forms/use-form-save.ts';
import { ImageSelect } from '../../platform/images/ImageSelect.tsx';
import { exactInstant } from '../../platform/ui/Instant.tsx';
import { hasSingleKeys, setSingleKeys } from '../../platform/ui/single-keys.ts';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { toast } from '../../platform/ui/toast.tsx';
import { NoticeChoices } from './NoticeChoices.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import styles from './profile.module.css';
import { cacheProfile, sessionsQuery } from './profile.queries.ts';
import { TwoStepSignIn } from './TwoStepSignIn.tsx';

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

/** The form of one's own record. Password and sessions stand beside it, because they save separately. */
export function ProfileEditor({ profile }: { profile: Profile }) {
  const queryClient = useQueryClient();
  // Why not in the form: unsaved input is stored in this browser, and a password must not be.
  const [password, setPassword] = useState('');
  const area = useAreaForm(profileForm, valuesOf(profile), {
    screen: 'profile',
    id: profile.id,
    title: profile.name,
    version: profile.version,
  });
  const saving = useFormSave(area, {
    record: profile,
    valuesOf,
    latest: () => call(profileEndpoints.get),
    onSaved: (saved: Profile) => cacheProfile(queryClient, saved),
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
    // Why: changing the password creates a new version of the record that is open here.
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
          <Passkeys />
          <TwoStepSignIn username={profile.username} />
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
            visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={form.errors.currentPassword}
          />
        )}
        <Textarea {...input('bio')} autosize minRows={3} maxRows={12} />
        <ImageSelect {...input('imageUrl')} folder="profiles" aspect={1} />
        <Checkbox {...input('getsSummary')} description={summaryMessages.description} />
      </FormSection>
      <NoticeChoices />
    </EditShell>
  );
}

/** Whether single-key shortcuts work in this browser; saved immediately. */
function KeysChoice() {
  const [isOn, setOn] = useState(hasSingleKeys);
  return (
    <FormSection title="Keyboard">
      <Switch
        label="Single-key shortcuts"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          setSingleKeys(checked);
          setOn(checked);
        }}
      />
      <Text c="dimmed" fz="sm" style={{ overflowWrap: 'anywhere' }}>
        J, K, X, / and ? in lists, and letter keys in invoice review. Turn them off if you use
        dictation or press keys by accident. Applies to this browser only.
      </Text>
    </FormSection>
  );
}

/** The browsers in which the person is signed in, with buttons to sign them out. */
function OwnSessions() {
  const query = useQuery(sessionsQuery());
  const end = useMutation({
    /** One session, or all others. */
    mutationFn: async (id: number | 'others'): Promise<unknown> =>
      id === 'others'
        ? call(profileEndpoints.endOtherSessions)
        : call(profileEndpoints.endSession, { params: { id: String(id) } }),
    onSuccess: (_answer, id) =>
      toast(id === 'others' ? profileMessages.otherSessionsEnded : profileMessages.sessionEnded),
  });
  const sessions = query.data ?? [];
  return (
    <FormSection title="Signed in" path="sessions">
      {query.isPending && <Skeleton h={48} />}
      {query.error && (
        <Trouble error={query.error} onRetry={query.refetch} isRetrying={query.isFetching} />
      )}
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={end.isPending}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <ConfirmButton
            question={profileMessages.endOthers}
            confirmLabel="Sign out"
            size="xs"
            loading={end.isPending}
            onConfirm={() => end.mutate('others')}
          >
            Sign out other browsers
          </ConfirmButton>
        </div>
      )}
    </FormSection>
  );
}

interface RowProps {
  session: OwnSession;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: RowProps) {
  const { userAgent, createdAt, seenAt, isThis } = session;
  const name = browserName(userAgent);
  return (
    <li>
      <div>
        <strong>{name}</strong>
        {isThis && (
          <Text span inherit c="var(--live)" fz="sm" ml="xs">
            This browser
          </Text>
        )}
        <Text c="dimmed" fz="sm" style={{ overflowWrap: 'anywhere' }}>
          Since {exactInstant(createdAt)}
          <br />
          Last active {exactInstant(seenAt)}
        </Text>
      </div>
      {!isThis && (
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={isBusy}
          aria-label={`Sign out ${name}, since ${exactInstant(createdAt)}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
