import { Button, Group, Modal, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type FormValues, initialOf } from '@masthead/shared/records/record.ts';
import { representativeEndpoints } from '@masthead/shared/representatives/representative.endpoints.ts';
import { representativeMessages } from '@masthead/shared/representatives/representative.messages.ts';
import { representativeRecord } from '@masthead/shared/representatives/representative.record.ts';
import { representativeForm } from '@masthead/shared/representatives/representative.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../app/call.ts';
import { inputsOf } from '../forms/record-inputs.ts';
import { failedWith, showFailure } from '../showcase/say-failure.ts';
import { toast } from '../ui/toast.tsx';
import { RepresentativeFields } from './RepresentativeFields.tsx';
import { useKeepRepresentative } from './representative.queries.ts';

interface Props {
  /** The firm that the list is searched by. */
  firmId: number | null;
  onClose: () => void;
}

/** Spec, showcase 2: the Create realtor dialog. */
export function CreateRepresentativeDialog({ firmId, onClose }: Props) {
  const keep = useKeepRepresentative();
  const form = useForm<FormValues<typeof representativeRecord>>({
    initialValues: {
      ...initialOf(representativeRecord),
      ...(firmId !== null && { showcaseFirmId: firmId }),
    },
    validate: schemaResolver(representativeForm, { sync: true }) as (
      values: FormValues<typeof representativeRecord>,
    ) => Record<string, string>,
  });
  const creating = useMutation({
    meta: { isQuiet: true },
    mutationFn: (values: FormValues<typeof representativeRecord>) =>
      call(representativeEndpoints.create, { body: representativeForm.parse(values) }),
    onSuccess: (saved) => {
      keep(saved);
      toast(representativeMessages.created);
      onClose();
    },
    onError: (error) => showFailure(form, failedWith(representativeMessages.createFailed, error)),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Create realtor"
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
          <RepresentativeFields input={inputsOf(representativeRecord, form)} withImageUrl={false} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={creating.isPending}>
              Create realtor
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
