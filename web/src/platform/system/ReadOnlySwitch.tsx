import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { readOnlyEndpoints } from '@masthead/shared/platform/system/read-only.endpoints.ts';
import {
  mostSentence,
  type ReadOnlyState,
  readOnlyMessages,
  readOnlySentence,
} from '@masthead/shared/platform/system/read-only.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, queryOf } from '../api/call.ts';
import { DialogForm } from '../forms/DialogForm.tsx';
import { useAreaForm } from '../forms/use-area-form.ts';
import { useDialogSave } from '../forms/use-dialog-save.ts';
import { confirm } from '../ui/confirm.tsx';
import { DialogFrame } from '../ui/DialogFrame.tsx';
import { exactInstant } from '../ui/Instant.tsx';
import surface from '../ui/surface.module.css';
import { Trouble } from '../ui/Trouble.tsx';
import { toast, toastFailure } from '../ui/toast.tsx';
import styles from './system.module.css';

const stateQuery = { ...queryOf(readOnlyEndpoints.state), meta: { isQuiet: true } };

/** Shows whether read-only mode is on, and turns it on and off; for admins. */
export function ReadOnlySwitch() {
  const query = useQuery(stateQuery);
  return (
    <section className={`${surface.panel} ${styles.section}`} aria-labelledby="read-only-mode">
      <header>
        <h2 id="read-only-mode">{readOnlyMessages.title}</h2>
      </header>
      {query.isPending && <Skeleton h={80} />}
      {query.error && (
        <Trouble error={query.error} onRetry={query.refetch} isRetrying={query.isFetching} />
      )}
      {query.data && <Switch state={query.data} />}
    </section>
  );
}

function Switch({ state }: { state: ReadOnlyState }) {
  const [isOpen, setOpen] = useState(false);
  const { isOn, sentence, since, by, version } = state;
  const turnOff = async () => {
    const { turnOff: label, askOff } = readOnlyMessages;
    if (!(await confirm({ title: label, detail: askOff, confirmLabel: label }))) return;
    await call(readOnlyEndpoints.change, { body: { sentence: null, version } }).then(
      () => toast(readOnlyMessages.turnedOff),
      toastFailure,
    );
  };
  return (
    <Stack gap="sm" align="flex-start">
      <Text fz="sm">
        {since === null ? readOnlyMessages.off : readOnlyMessages.on(by ?? '', exactInstant(since))}
      </Text>
      {isOn && (
        <Text fz="sm" fw={550}>
          {sentence}
        </Text>
      )}
      <Group gap="xs">
        <Button variant="default" onClick={() => setOpen(true)}>
          {isOn ? readOnlyMessages.change : readOnlyMessages.turnOn}
        </Button>
        {isOn && <Button onClick={() => void turnOff()}>{readOnlyMessages.turnOff}</Button>}
      </Group>
      {isOpen && <SentenceDialog state={state} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

function SentenceDialog({ state, onClose }: { state: ReadOnlyState; onClose: () => void }) {
  const title = state.isOn ? readOnlyMessages.change : readOnlyMessages.turnOn;
  const about = { screen: 'system', id: null, dialog: 'read-only', title } as const;
  const area = useAreaForm(readOnlySentence, { sentence: state.sentence ?? '' }, about);
  const dialogSave = useDialogSave(area, {
    send: ({ sentence }) =>
      call(readOnlyEndpoints.change, { body: { sentence, version: state.version } }),
    onSaved: () => {
      toast(readOnlyMessages.turnedOn);
      onClose();
    },
  });
  return (
    <DialogFrame title={title} size={560} onClose={onClose}>
      <DialogForm saveLabel={title} {...dialogSave}>
        <TextInput
          label="Sentence"
          description={readOnlyMessages.help}
          placeholder={readOnlyMessages.example}
          maxLength={mostSentence}
          {...area.form.getInputProps('sentence')}
        />
      </DialogForm>
    </DialogFrame>
  );
}
