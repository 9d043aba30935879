import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { firmEndpoints } from '@masthead/shared/firms/firm.endpoints.ts';
import { firmMessages } from '@masthead/shared/firms/firm.messages.ts';
import { newFirm } from '@masthead/shared/firms/firm.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../app/call.ts';
import { useGoTo } from '../app/links.tsx';
import { failedWith, showFailure } from '../showcase/say-failure.ts';
import { toast } from '../ui/toast.tsx';
import { useKeepFirm } from './firm.queries.ts';

/** Spec, showcase 2: creates a firm by its name and goes to its form. */
export function CreateFirmDialog({ onClose }: { onClose: () => void }) {
  const goTo = useGoTo();
  const keep = useKeepFirm();
  const form = useForm({
    initialValues: { name: '' },
    validate: schemaResolver(newFirm, { sync: true }),
  });
  const creating = useMutation({
    meta: { isQuiet: true },
    mutationFn: (values: { name: string }) => call(firmEndpoints.create, { body: values }),
    onSuccess: (firm) => {
      keep(firm);
      toast(firmMessages.created);
      onClose();
      void goTo('firmEdit', { id: firm.id });
    },
    onError: (error) => showFailure(form, failedWith(firmMessages.createFailed, error)),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Create firm"
      closeOnClickOutside={!form.isDirty()}
      // Why: a header element in a dialog counts as a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
    >
      <form
        noValidate
        onSubmit={form.onSubmit((values) =>
          creating.isPending ? undefined : creating.mutate(values),
        )}
      >
        <Stack gap="md">
          <TextInput
            label="Name"
            data-autofocus
            withAsterisk
            maxLength={200}
            {...form.getInputProps('name')}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={creating.isPending}>
              Create firm
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
