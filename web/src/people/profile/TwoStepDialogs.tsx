import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { profileEndpoints } from '@masthead/shared/people/profile/profile.endpoints.ts';
import { currentPasswordOnly } from '@masthead/shared/people/profile/profile.ts';
import {
  codeForm,
  secondFactorMessages,
  type secondFactorSetUp,
} from '@masthead/shared/platform/access/second-factor.ts';
import { useEffect, useState } from 'react';
import { encode } from 'uqr';
import type { z } from 'zod';
import { call } from '../../platform/api/call.ts';
import { DialogForm } from '../../platform/forms/DialogForm.tsx';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import { copyText } from '../../platform/ui/copy.ts';
import { DialogFrame, useDialogFrame } from '../../platform/ui/DialogFrame.tsx';
import { downloadFile } from '../../platform/ui/download.ts';
import { toast } from '../../platform/ui/toast.tsx';
import styles from './profile.module.css';

/** What a person wants to change about their two-step sign-in. */
export type TwoStepChange = 'on' | 'off' | 'renew';

const titles: Record<TwoStepChange, string> = {
  on: 'Turn on two-step sign-in',
  off: 'Turn off two-step sign-in',
  renew: 'New recovery codes',
};
const about = (dialog: string) =>
  ({ screen: 'profile', id: null, dialog, title: 'Two-step sign-in', isSecret: true }) as const;

interface Props {
  change: TwoStepChange;
  username: string;
  onClose: () => void;
}

/** First the password; then, where something is shown, the app's secret and the recovery codes. */
export function TwoStepDialog({ change, username, onClose }: Props) {
  const [setUp, setSetUp] = useState<z.output<typeof secondFactorSetUp> | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const send = async (currentPassword: string) => {
    const body = { currentPassword };
    if (change === 'on') setSetUp(await call(profileEndpoints.beginSecondFactor, { body }));
    else if (change === 'renew') {
      const { recoveryCodes } = await call(profileEndpoints.renewRecoveryCodes, { body });
      setCodes(recoveryCodes);
    } else {
      await call(profileEndpoints.removeSecondFactor, { body });
      toast(secondFactorMessages.turnedOff);
      onClose();
    }
    return {};
  };
  const step = setUp ? <AppStep setUp={setUp} onCodes={setCodes} /> : null;
  return (
    <DialogFrame title={codes ? 'Recovery codes' : titles[change]} onClose={onClose} size="sm">
      {codes ? (
        <CodesStep codes={codes} onClose={onClose} />
      ) : (
        (step ?? <PasswordStep change={change} username={username} send={send} />)
      )}
    </DialogFrame>
  );
}

const saveLabels: Record<TwoStepChange, string> = {
  on: 'Continue',
  off: 'Turn off',
  renew: 'Make new codes',
};

interface PasswordProps {
  change: TwoStepChange;
  username: string;
  send: (currentPassword: string) => Promise<object>;
}

function PasswordStep({ change, username, send }: PasswordProps) {
  const area = useAreaForm(currentPasswordOnly, { currentPassword: '' }, about(change));
  const dialogSave = useDialogSave(area, {
    send: ({ currentPassword }) => send(currentPassword),
    onSaved: () => {},
  });
  return (
    <DialogForm saveLabel={saveLabels[change]} {...dialogSave}>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordInput
        label="Current password"
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
        {...area.form.getInputProps('currentPassword')}
      />
    </DialogForm>
  );
}

interface AppProps {
  setUp: z.output<typeof secondFactorSetUp>;
  onCodes: (codes: string[]) => void;
}

function AppStep({ setUp, onCodes }: AppProps) {
  const area = useAreaForm(codeForm, { code: '' }, about('code'));
  const dialogSave = useDialogSave(area, {
    send: ({ code }) => call(profileEndpoints.confirmSecondFactor, { body: { code } }),
    onSaved: ({ recoveryCodes }) => {
      toast(secondFactorMessages.turnedOn);
      onCodes(recoveryCodes);
    },
  });
  return (
    <DialogForm saveLabel="Turn on" {...dialogSave}>
      <Text fz="sm">
        Scan this with an authenticator app, or enter the key there by hand. Then enter the code
        that it shows.
      </Text>
      <QrCode text={setUp.address} />
      <code className={styles.secret}>{setUp.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
      <TextInput
        label="Code"
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
        {...area.form.getInputProps('code')}
      />
    </DialogForm>
  );
}

/** A QR code that stays dark on light in both schemes, because cameras expect it. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 3 });
  const dots = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code with the key below"
      shapeRendering="crispEdges"
    >
      <path d={dots.join('')} />
    </svg>
  );
}

function CodesStep({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { guard } = useDialogFrame();
  // Why: the form before this step has nothing left to ask about.
  useEffect(() => guard(async () => true));
  const text = codes.join('\n');
  const file = { content: `${text}\n`, name: 'masthead-recovery-codes.txt', type: 'text/plain' };
  return (
    <Stack gap="md">
      <Text fz="sm">{secondFactorMessages.saveCodes}</Text>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="xs" justify="flex-end">
        <Button variant="default" onClick={() => void copyText(text, 'Recovery codes copied.')}>
          Copy
        </Button>
        <Button variant="default" onClick={() => downloadFile(file)}>
          Download
        </Button>
        <Button onClick={onClose}>Done</Button>
      </Group>
    </Stack>
  );
}
