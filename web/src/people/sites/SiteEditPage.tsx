import { Button, Code, Stack, Text, Textarea } from '@mantine/core';
import { siteEndpoints } from '@masthead/shared/people/sites/site.endpoints.ts';
import { siteMessages } from '@masthead/shared/people/sites/site.messages.ts';
import {
  type SiteForm,
  siteForm,
  siteRecord,
  type WholeSite,
} from '@masthead/shared/people/sites/site.record.ts';
import { useId } from 'react';
import { call } from '../../platform/api/call.ts';
import { ColorField } from '../../platform/forms/ColorField.tsx';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import type { RecordForm } from '../../platform/forms/use-record-form.ts';
import { ImageSelect } from '../../platform/images/ImageSelect.tsx';
import { RecordEdit } from '../../platform/records/RecordEdit.tsx';
import { firstRecord } from '../../platform/records/record-query.ts';
import { copyText } from '../../platform/ui/copy.ts';
import { exactInstant } from '../../platform/ui/Instant.tsx';
import text from '../../platform/ui/text.module.css';
import { SiteFields } from './SiteFields.tsx';
import styles from './sites.module.css';

/** Spec, platform 2.4: property, city and url of a site. */
export const SiteEditPage = () => (
  <RecordEdit
    record={siteRecord}
    list="siteList"
    get={siteEndpoints.get}
    update={(body) => call(siteEndpoints.update, { body })}
    updated={siteMessages.updated}
    names={{}}
    saveButton={(area, isSaving) => <SaveSite values={area.form.values} isSaving={isSaving} />}
  >
    {(area, site) => (
      <>
        <FormSection title="Site">
          <SiteFields {...area} />
        </FormSection>
        <FormSection title={siteMessages.brandingTitle}>
          <SiteBranding {...area} />
        </FormSection>
        <SiteTag site={site} />
      </>
    )}
  </RecordEdit>
);
SiteEditPage.firstQuery = firstRecord(siteEndpoints.get);

/** The script tag that shows ad slots on the pages of a site, and whether it is in use. */
function SiteTag({ site: { id, tagSeenAt } }: { site: WholeSite }) {
  const tag = `<script async src="${window.location.origin}/showcase/${id}.js"></script>`;
  return (
    <FormSection title="Ad slots on the site" aside={`Site ${id}`}>
      <Stack maw={480}>
        <Code block tabIndex={0} className={text.anywhere}>
          {tag}
        </Code>
        <Text c="dimmed" fz="sm" style={{ overflowWrap: 'anywhere' }}>
          {tagSeenAt ? siteMessages.tagSeen(exactInstant(tagSeenAt)) : siteMessages.tagNotSeen}
        </Text>
        <div>
          <Button variant="default" onClick={() => void copyText(tag, siteMessages.tagCopied)}>
            Copy tag
          </Button>
        </div>
      </Stack>
    </FormSection>
  );
}

/** Branding of a site's emails: a color, a logo, and the address in the footer. */
function SiteBranding({ form, input }: RecordForm<typeof siteRecord>) {
  const text = form.values.brandColour;
  return (
    <Stack maw={480}>
      <ColorField
        {...input('brandColour')}
        description={siteMessages.brandColourHelp}
        drawn={[
          { text, ground: '#ffffff', on: 'paper', hard: 'shown darker' },
          { text, ground: '#191c21', on: 'the dark scheme', hard: 'shown lighter' },
        ]}
      />
      <ImageSelect {...input('logoUrl')} description={siteMessages.logoHelp} folder="logos" />
      <Textarea
        {...input('postalAddress')}
        description={siteMessages.postalAddressHelp}
        autosize
        minRows={2}
        maxRows={5}
      />
    </Stack>
  );
}

/** Spec, platform 2.4: Save changes is disabled while the form is invalid or submitting. */
function whySaveBlocked(values: SiteForm, isSaving: boolean): string | null {
  if (isSaving) return siteMessages.saving;
  const issue = siteForm.safeParse(values).error?.issues[0];
  return issue ? issue.message : null;
}

/**
 * Why: a disabled button cannot be focused, so the reason is shown beside it and linked to it for screen
 * readers.
 */
function SaveSite({ values, isSaving }: { values: SiteForm; isSaving: boolean }) {
  const blockedBy = whySaveBlocked(values, isSaving);
  const isBlocked = blockedBy !== null;
  const id = useId();
  return (
    <>
      <span id={id} className={styles.blocked} role="status">
        {!isSaving && blockedBy}
      </span>
      <Button
        type={isBlocked ? 'button' : 'submit'}
        loading={isSaving}
        data-disabled={isBlocked || undefined}
        aria-disabled={isBlocked || undefined}
        aria-describedby={id}
      >
        Save changes
      </Button>
    </>
  );
}
