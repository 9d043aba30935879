import { Button, Group, Modal } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { siteEndpoints } from '@masthead/shared/sites/site.endpoints.ts';
import { siteMessages } from '@masthead/shared/sites/site.messages.ts';
import { type SiteForm, siteForm } from '@masthead/shared/sites/site.ts';
import { useMutation } from '@tanstack/react-query';
import { ApiError, call } from '../app/call.ts';
import { toast, toastFailure } from '../ui/toast.tsx';
import { SiteFields } from './SiteFields.tsx';
import { useKeepSite, useSites } from './site.queries.ts';

/** Spec, platform 2.4: the Add City dialog. A new city is mostly one of the main property. */
export function AddCityDialog({ onClose }: { onClose: () => void }) {
  const keep = useKeepSite();
  const main = useSites().data?.find(({ isMain }) => isMain);
  const form = useForm<SiteForm>({
    initialValues: { property: main?.property ?? '', city: '', url: '' },
    validate: schemaResolver(siteForm, { sync: true }),
  });
  const adding = useMutation({
    mutationFn: (values: SiteForm) => call(siteEndpoints.create, { body: siteForm.parse(values) }),
    meta: { isQuiet: true },
    onSuccess: (site) => {
      keep(site);
      toast(siteMessages.added);
      onClose();
    },
    onError: (error) => {
      const errors = error instanceof ApiError ? error.errors.filter(({ path }) => path) : [];
      if (errors.length > 0)
        form.setErrors(Object.fromEntries(errors.map(({ path, message }) => [path, message])));
      else toastFailure(error);
    },
  });
  return (
    <Modal opened onClose={onClose} title="Add City">
      <form
        noValidate
        onSubmit={form.onSubmit((values) => (adding.isPending ? undefined : adding.mutate(values)))}
      >
        <SiteFields form={form} />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={adding.isPending}>
            Add City
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
