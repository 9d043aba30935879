import { Menu } from '@mantine/core';
import { apiTokenEndpoints } from '@masthead/shared/people/api-tokens/api-token.endpoints.ts';
import { apiTokenMessages } from '@masthead/shared/people/api-tokens/api-token.messages.ts';
import type { ApiToken } from '@masthead/shared/people/api-tokens/api-token.ts';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { confirm } from '../../platform/ui/confirm.tsx';
import { toast } from '../../platform/ui/toast.tsx';

/** Revokes a token, after a question: no program can be given the same one again. */
export function RevokeItem({ token: { id, name, state } }: { token: ApiToken }) {
  const revoke = useMutation({
    mutationFn: () =>
      sayingFailure(
        apiTokenMessages.revokeFailed,
        call(apiTokenEndpoints.revoke, { params: { id } }),
      ),
    onSuccess: () => toast(apiTokenMessages.revoked),
  });
  const onRevoke = async () => {
    const question = {
      title: apiTokenMessages.revoke(name),
      detail: apiTokenMessages.revokeDetail,
    };
    if (await confirm({ ...question, confirmLabel: 'Revoke', isDangerous: true })) revoke.mutate();
  };
  const isOver = state === 'revoked' || state === 'expired';
  return (
    <Menu.Item
      leftSection={<IconTrash size={16} stroke={1.5} />}
      disabled={isOver}
      onClick={() => void onRevoke()}
    >
      Revoke…
    </Menu.Item>
  );
}
