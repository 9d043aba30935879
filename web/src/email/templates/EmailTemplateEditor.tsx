import { Select, SimpleGrid, Switch, Text, TextInput } from '@mantine/core';
import { emailStyles, statusLabel } from '@masthead/shared/email/campaigns/campaign.ts';
import { noSubject } from '@masthead/shared/email/campaigns/subject-line.ts';
import { emailTemplateEndpoints } from '@masthead/shared/email/templates/email-template.endpoints.ts';
import { emailTemplateOperations } from '@masthead/shared/email/templates/email-template.operations.ts';
import { emailTemplateRecord } from '@masthead/shared/email/templates/email-template.record.ts';
import {
  emailTemplateMessages,
  type WholeTemplate,
  whyTemplateDeleteBlocked,
} from '@masthead/shared/email/templates/email-template.ts';
import { siteLabel } from '@masthead/shared/people/sites/site.record.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import type { FormValues } from '@masthead/shared/platform/records/record.ts';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { clockTime, sendDay } from '@masthead/shared/platform/values/dates.ts';
import { useQueryClient } from '@tanstack/react-query';
import { SiteSelect } from '../../people/sites/SiteSelect.tsx';
import { useSites } from '../../people/sites/site.queries.ts';
import { call, callOperation } from '../../platform/api/call.ts';
import { pathTo, ScreenLink, useGoTo } from '../../platform/api/links.tsx';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import type { RecordForm } from '../../platform/forms/use-record-form.ts';
import { DeleteButton } from '../../platform/records/DeleteButton.tsx';
import { RecordEditor } from '../../platform/records/RecordEditor.tsx';
import { AudienceField } from './AudienceField.tsx';
import styles from './email-template.module.css';
import { audiencesQuery, useDeleteTemplate } from './email-template.queries.ts';
import { PastEmailPreview } from './PastEmailPreview.tsx';
import { TemplateInUse } from './TemplateInUse.tsx';

interface Props {
  /** Null is a new one. */
  template: WholeTemplate | null;
  /** What a new one begins with. */
  given?: Partial<FormValues<typeof emailTemplateRecord>>;
}

/** The form of one email template. */
export function EmailTemplateEditor({ template, given = {} }: Props) {
  const goTo = useGoTo();
  return (
    <RecordEditor
      record={emailTemplateRecord}
      list="emailTemplateList"
      get={emailTemplateEndpoints.get}
      update={(body) => callOperation(emailTemplateOperations.updateEmailTemplate, body)}
      updated={emailTemplateMessages.updated}
      names={{ siteId: useSiteName(), audienceId: (id) => id }}
      saveLabel="Save"
      stored={template}
      asNew={
        template
          ? undefined
          : {
              screen: 'emailTemplateAdd',
              title: 'New email template',
              given,
              create: (values) => call(emailTemplateEndpoints.create, { body: values }),
              added: emailTemplateMessages.added,
              onAdded: () => void goTo('emailTemplateList'),
            }
      }
      side={(area) => template && <TemplateUse template={template} area={area} />}
    >
      {(area) => (
        <>
          <EmailTemplateFields {...area} template={template} />
          {template && <PastEmailPreview values={area.form.values} />}
        </>
      )}
    </RecordEditor>
  );
}

/** How a site is called, where two people's work is compared. */
function useSiteName() {
  const { data } = useSites();
  return (id: number) => {
    const site = data?.find((one) => one.id === id);
    return site ? siteLabel(site) : id;
  };
}

interface TemplateUseProps {
  template: WholeTemplate;
  area: { discardChanges: () => void };
}

/** What a template is used by, the next emails by name, and the delete that depends on it. */
function TemplateUse({ template, area }: TemplateUseProps) {
  const goTo = useGoTo();
  const { emails, scheduled, upcoming } = template.usedBy;
  return (
    <>
      <section className={styles.use} aria-labelledby="used-by">
        <h2 id="used-by" className={styles.sideTitle}>
          Used by
        </h2>
        <Text style={{ fontVariantNumeric: 'tabular-nums' }}>
          <strong>{inDigits(emails)}</strong> {emails === 1 ? 'email' : 'emails'}
        </Text>
        {upcoming.length === 0 ? (
          <Text c="dimmed" fz="sm">
            No upcoming emails use it.
          </Text>
        ) : (
          <ul className={styles.upcoming} aria-label="Upcoming emails">
            {upcoming.map((email) => (
              <li key={email.id}>
                <ScreenLink to={pathTo('campaignPreview', { id: email.id })}>
                  {email.subject || noSubject}
                </ScreenLink>
                <Text span inherit c="dimmed" fz="sm">
                  {statusLabel[email.status]}
                  {email.sendDate && `, ${sendDay(email.sendDate)}`}
                  {email.sendTime && ` ${clockTime(email.sendTime)} CT`}
                </Text>
              </li>
            ))}
          </ul>
        )}
      </section>
      <DeleteButton
        label="Delete template"
        one={template.id}
        question={sentences.areYouSure}
        detail={`'${template.description}' will be deleted.`}
        blockedBy={whyTemplateDeleteBlocked(scheduled)}
        deletion={useDeleteTemplate()}
        area={area}
        onGone={() => void goTo('emailTemplateList')}
      />
    </>
  );
}

type Form = RecordForm<typeof emailTemplateRecord>;

interface EmailTemplateFieldsProps {
  /** As it is stored; null is a new one. */
  template: WholeTemplate | null;
}

/** The fields of an email template (Spec, platform 2.4). */
function EmailTemplateFields({ form, input, template }: Form & EmailTemplateFieldsProps) {
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
