import { Select, SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { emailStyles } from '@masthead/shared/campaigns/campaign.ts';
import { inSiteOrder, siteLabel } from '@masthead/shared/sites/site.ts';
import { useQueryClient } from '@tanstack/react-query';
import { FormSection } from '../forms/FormSection.tsx';
import { useSites } from '../sites/site.queries.ts';
import { AudienceField } from './AudienceField.tsx';
import { audiencesQuery } from './email-template.queries.ts';
import type { TemplateValues } from './template-values.ts';

interface Props {
  form: UseFormReturnType<TemplateValues>;
}

/** The fields of an email template (Spec, platform 2.4). */
export function EmailTemplateFields({ form }: Props) {
  const sites = useSites();
  const changeSite = useSiteChange(form);
  const { siteId } = form.values;
  return (
    <>
      <FormSection title="Template">
        <TextInput
          label="Description"
          withAsterisk
          maxLength={200}
          {...form.getInputProps('description')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <Select
            label="Category"
            description="The kind of email, which brings its design"
            withAsterisk
            allowDeselect={false}
            data={emailStyles}
            {...form.getInputProps('category')}
            value={form.values.category || null}
          />
          <Select
            label="Site"
            description="Whose emails these are"
            withAsterisk
            allowDeselect={false}
            data-path="siteId"
            data={inSiteOrder(sites.data ?? []).map((site) => ({
              value: String(site.id),
              label: siteLabel(site),
            }))}
            value={siteId ? String(siteId) : null}
            error={form.errors.siteId}
            onChange={(next) => next && changeSite(Number(next))}
          />
        </SimpleGrid>
      </FormSection>
      <FormSection title="Sending">
        <AudienceField
          siteId={siteId}
          value={form.values.mailchimpListId}
          error={form.errors.mailchimpListId}
          onChange={(id) => form.setFieldValue('mailchimpListId', id)}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput
            label="From Name"
            description="Who readers see the email come from"
            withAsterisk
            maxLength={100}
            {...form.getInputProps('fromName')}
          />
          <TextInput
            label="Reply To"
            description="Where their answers go"
            type="email"
            withAsterisk
            maxLength={254}
            {...form.getInputProps('replyTo')}
          />
        </SimpleGrid>
      </FormSection>
    </>
  );
}

/** Another site has other audiences: one that does not belong to it is dropped. */
function useSiteChange(form: UseFormReturnType<TemplateValues>) {
  const queryClient = useQueryClient();
  return (siteId: number) => {
    form.setFieldValue('siteId', siteId);
    void queryClient.fetchQuery(audiencesQuery(siteId)).then(
      (audiences) => {
        const { siteId: current, mailchimpListId } = form.getValues();
        const isThere = audiences.some(({ id }) => id === mailchimpListId);
        if (current === siteId && mailchimpListId !== null && !isThere)
          form.setFieldValue('mailchimpListId', null);
      },
      () => {},
    );
  };
}
