import { Button } from '@mantine/core';
import { may } from '@masthead/shared/access.ts';
import { viewAsEndpoints } from '@masthead/shared/history/view-as.endpoints.ts';
import { viewAsMessages } from '@masthead/shared/history/view-as.ts';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { useMutation } from '@tanstack/react-query';
import { useUser, viewAs } from '../app/session.ts';
import styles from './users.module.css';

interface Props {
  person: { id: number; name: string; isDisabled?: boolean };
}

/** An admin sees the product as this person, read only. Nobody is offered what they may not. */
export function ViewAsButton({ person }: Props) {
  const user = useUser();
  const begin = useMutation({ mutationFn: () => viewAs(person.id) });
  const isOffered = may(user, viewAsEndpoints.begin.access) && !user.viewedBy;
  if (!isOffered || person.id === user.id || person.isDisabled) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconEye size={16} stroke={1.5} />}
      loading={begin.isPending}
      onClick={() => begin.mutate()}
    >
      <span className={styles.cut}>{viewAsMessages.begin(person.name)}</span>
    </Button>
  );
}
