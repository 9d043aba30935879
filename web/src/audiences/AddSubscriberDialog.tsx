import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { subscriberEndpoints } from '@masthead/shared/audiences/audience.endpoints.ts';
import { audienceMessages } from '@masthead/shared/audiences/audience.messages.ts';
import { longestName, subscriberForm } from '@masthead/shared/audiences/audience.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../app/call.ts';
import { toast } from '../ui/toast.tsx';
import { reloadAudiences } from './audience.queries.ts';
import { sayAtFields } from './field-errors.ts';

interface Values {
  email: string;
  name: string;
}

interface Props {
  audienceId: string;
  onClose: () => void;
}

/** Adds one person to an audience. */
export function AddSubscriberDialog({ audienceId, onClose }: Props) {
  const queryClient = useQueryClient();
  const form = useForm<Values>({
    initialValues: { email: '', name: '' },
    validate: schemaResolver(subscriberForm, { sync: true }) as (
      values: Values,
    ) => Record<string, string>,
  });
  const add = useMutation({
    meta: { isQuiet: true },
    mutationFn: (values: Values) =>
      call(subscriberEndpoints.add, { params: { id: audienceId }, body: values }),
    onSuccess: () => {
      toast(audienceMessages.subscriberAdded);
      onClose();
      return reloadAudiences(queryClient);
    },
    onError: (error) => sayAtFields(form, error),
  });
  return (
    <Modal opened onClose={onClose} title="Add subscriber" closeOnClickOutside={!form.isDirty()}>
      <form noValidate onSubmit={form.onSubmit((values) => add.mutate(values))}>
        <Stack gap="md">
          <TextInput
            label="Email"
            type="email"
            data-autofocus
            withAsterisk
            maxLength={254}
            {...form.getInputProps('email')}
          />
          <TextInput label="Name" maxLength={longestName} {...form.getInputProps('name')} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={add.isPending}>
              Add subscriber
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
