import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { audienceEndpoints } from '@masthead/shared/audiences/audience.endpoints.ts';
import { audienceMessages } from '@masthead/shared/audiences/audience.messages.ts';
import { type Audience, audienceForm } from '@masthead/shared/audiences/audience.ts';
import { inSiteOrder, siteLabel } from '@masthead/shared/sites/site.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../app/call.ts';
import { useSites } from '../sites/site.queries.ts';
import { toast } from '../ui/toast.tsx';
import { reloadAudiences } from './audience.queries.ts';
import { sayAtFields } from './field-errors.ts';

type Values = z.input<typeof audienceForm>;

interface Props {
  /** The audience to rename; null adds one. */
  audience: Audience | null;
  onClose: () => void;
  onSaved?: (audience: Audience) => void;
}

/** Adds an audience, or gives one another name. */
export function AudienceDialog({ audience, onClose, onSaved }: Props) {
  const sites = useSites();
  const form = useForm<Values>({
    initialValues: { name: audience?.name ?? '', siteId: audience?.siteId ?? 0 },
    validate: schemaResolver(audienceForm, { sync: true }) as (
      values: Values,
    ) => Record<string, string>,
  });
  const save = useSaveAudience(audience, form, (saved) => {
    onClose();
    onSaved?.(saved);
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={audience ? 'Rename audience' : 'Add audience'}
      closeOnClickOutside={!form.isDirty()}
    >
      <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <Stack gap="md">
          <TextInput
            label="Name"
            description={audience ? undefined : 'As it is called on the unsubscribe page'}
            data-autofocus
            withAsterisk
            maxLength={100}
            {...form.getInputProps('name')}
          />
          {!audience && (
            <Select
              label="Site"
              description="Templates of this site can send to it"
              withAsterisk
              allowDeselect={false}
              data={inSiteOrder(sites.data ?? []).map((site) => ({
                value: String(site.id),
                label: siteLabel(site),
              }))}
              value={form.values.siteId ? String(form.values.siteId) : null}
              error={form.errors.siteId}
              onChange={(id) => form.setFieldValue('siteId', Number(id))}
            />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={save.isPending}>
              {audience ? 'Rename' : 'Add audience'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function useSaveAudience(
  audience: Audience | null,
  form: UseFormReturnType<Values>,
  onSaved: (saved: Audience) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: (values: Values) =>
      audience
        ? call(audienceEndpoints.rename, {
            params: { id: audience.id },
            body: { name: values.name, version: audience.version },
          })
        : call(audienceEndpoints.create, { body: values }),
    onSuccess: (saved) => {
      toast(audience ? audienceMessages.updated : audienceMessages.added);
      void reloadAudiences(queryClient);
      onSaved(saved);
    },
    onError: (error) => sayAtFields(form, error),
  });
}
