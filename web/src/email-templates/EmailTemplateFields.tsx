import { Select, SimpleGrid, Switch, TextInput } from '@mantine/core';
import { emailStyles } from '@masthead/shared/campaigns/campaign.ts';
import type { emailTemplateRecord } from '@masthead/shared/email-templates/email-template.record.ts';
import type { WholeTemplate } from '@masthead/shared/email-templates/email-template.ts';
import { useQueryClient } from '@tanstack/react-query';
import { FormSection } from '../forms/FormSection.tsx';
import type { RecordForm } from '../forms/use-record-form.ts';
import { SiteSelect } from '../sites/SiteSelect.tsx';
import { AudienceField } from './AudienceField.tsx';
import { audiencesQuery } from './email-template.queries.ts';
import { TemplateInUse } from './TemplateInUse.tsx';

type Form = RecordForm<typeof emailTemplateRecord>;

interface Props {
  /** As it is stored; null is a new one. */
  template: WholeTemplate | null;
}

/** The fields of an email template (Spec, platform 2.4). */
export function EmailTemplateFields({ form, input, template }: Form & Props) {
  const changeSite = useSiteChange(form);
  const { siteId } = form.values;
  return (
    <>
      <FormSection title="Template">
        <TextInput {...input('description')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <Select {...input('category')} allowDeselect={false} data={emailStyles} />
          <SiteSelect {...input('siteId')} onChange={(id) => id !== null && changeSite(id)} />
        </SimpleGrid>
        <TemplateInUse template={template} category={form.values.category} siteId={siteId} />
      </FormSection>
      <FormSection title="Sending">
        <AudienceField {...input('audienceId')} siteId={siteId ?? 0} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput {...input('fromName')} />
          <TextInput {...input('replyTo')} />
        </SimpleGrid>
        <Switch {...input('needsRelease')} />
      </FormSection>
    </>
  );
}

/** Another site has other audiences: one that does not belong to it is dropped. */
function useSiteChange(form: Form['form']) {
  const queryClient = useQueryClient();
  return (siteId: number) => {
    form.setFieldValue('siteId', siteId);
    void queryClient.fetchQuery(audiencesQuery(siteId)).then(
      ({ audiences, unread }) => {
        const { siteId: current, audienceId } = form.getValues();
        const isThere = unread.length > 0 || audiences.some(({ id }) => id === audienceId);
        if (current === siteId && audienceId !== null && !isThere)
          form.setFieldValue('audienceId', null);
      },
      () => {},
    );
  };
}
