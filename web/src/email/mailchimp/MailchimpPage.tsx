import { Stack } from '@mantine/core';
import { mailchimpEndpoints } from '@masthead/shared/email/mailchimp/mailchimp.endpoints.ts';
import { mailchimpMessages } from '@masthead/shared/email/mailchimp/mailchimp.messages.ts';
import type { MailchimpAccount } from '@masthead/shared/email/mailchimp/mailchimp.ts';
import { howMany } from '@masthead/shared/platform/values/counting.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/api/call.ts';
import { pathTo, ScreenLink } from '../../platform/api/links.tsx';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { Loaded } from '../../platform/forms/Loaded.tsx';
import { Fact } from '../../platform/ui/Fact.tsx';
import { exactInstant } from '../../platform/ui/Instant.tsx';
import { PageHeading } from '../../platform/ui/PageHeading.tsx';
import surface from '../../platform/ui/surface.module.css';
import { KeyActions } from './KeyActions.tsx';
import styles from './mailchimp.module.css';

const account = { ...queryOf(mailchimpEndpoints.account), meta: { isQuiet: true } };

/** Decisions 7: the account at Mailchimp. Its key is set here and never shown. */
export function MailchimpPage() {
  const query = useQuery(account);
  return (
    <Loaded screen="mailchimp" query={query}>
      {(found) => (
        <div className={`${surface.page} ${styles.page}`}>
          <PageHeading screen="mailchimp" title="Mailchimp" />
          <Stack gap="lg" maw={720}>
            <FormSection title="Account">
              <Facts account={found} />
              <KeyActions account={found} />
            </FormSection>
            <Purpose />
          </Stack>
        </div>
      )}
    </Loaded>
  );
}

function Facts({ account: found }: { account: MailchimpAccount }) {
  const { source, accountName, dataCenter, updatedBy, dateUpdated, usedBy } = found;
  if (source === null) return <p className={styles.words}>No key is set.</p>;
  const setBy =
    source === 'environment'
      ? mailchimpMessages.setByEnvironment
      : `${updatedBy ?? 'An admin'}, ${dateUpdated ? exactInstant(dateUpdated) : ''}`;
  return (
    <dl className={styles.facts}>
      <Fact name="Account">{accountName ?? mailchimpMessages.away}</Fact>
      <Fact name="Data center">{dataCenter}</Fact>
      <Fact name="Key set by">{setBy}</Fact>
      <Fact name="Used by">
        {howMany(usedBy.templates, 'email template')}, {howMany(usedBy.emails, 'scheduled email')}
      </Fact>
    </dl>
  );
}

function Purpose() {
  return (
    <FormSection title="What the key is used for">
      <p className={styles.words}>
        With a key, email templates also offer the audiences of your Mailchimp account. Emails to
        these audiences are scheduled, tested and counted in Mailchimp; Masthead sends all others
        itself.
      </p>
      <p className={styles.words}>
        The key is tested before it is saved. It is stored encrypted, sent only to Mailchimp and
        never shown on a screen, in History or in a log.
      </p>
      <p className={styles.words}>
        <ScreenLink to={pathTo('activityList', {}, { kind: 'mailchimp-account' })}>
          See who set it and when
        </ScreenLink>
      </p>
    </FormSection>
  );
}
