import { SimpleGrid, TextInput, useComputedColorScheme } from '@mantine/core';
import { whyDeleteBlocked } from '@masthead/shared/email/campaigns/campaign.rules.ts';
import { longestUtm, type Utm } from '@masthead/shared/email/campaigns/campaign.ts';
import type { TypedForm } from '@masthead/shared/email/campaigns/preflight-form.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import { pathTo } from '../../platform/api/links.tsx';
import { useUser } from '../../platform/api/session.ts';
import { ActionButton, ConfirmButton } from '../../platform/forms/ActionButton.tsx';
import { EmailFrame } from '../../platform/ui/EmailFrame.tsx';
import { late } from '../../platform/ui/late.tsx';
import { useIsNarrow } from '../../platform/ui/use-is-narrow.ts';
import { ScheduleControls } from './CampaignActions.tsx';
import { useEmailGlimpse, type useMailStatus } from './campaign.queries.ts';
import styles from './campaign-fields.module.css';
import type { CampaignRecord, Edition } from './campaign-kind.ts';
import { MailStatusPanel } from './MailStatusPanel.tsx';
import previewGlimpseStyles from './preview-glimpse.module.css';
import type { Sending } from './sending.ts';
import type { CampaignCommands } from './use-campaign-commands.ts';
import type { Preflight } from './use-preflight.ts';

// Why: it has nothing to say before the server has answered.
const PreflightPanel = late(async () => (await import('./PreflightPanel.tsx')).PreflightPanel);

interface Props {
  /** True: another one begins as a copy of what is typed. */
  isCopied: boolean;
  /** True: everybody sees the UTM campaign. */
  showsUtm: boolean;
  /** True: with it its source and medium. */
  hasWholeUtm: boolean;
  record: CampaignRecord | null;
  values: Edition;
  errors: Record<string, ReactNode>;
  commands: CampaignCommands;
  /** True: what is typed is shown beside the form. */
  isPreviewed: boolean;
  /** The rules that it breaks. */
  form: TypedForm;
  preflight: Preflight;
  sending: Sending;
  /** Its release, and what has changed under it. */
  matters: ReactNode;
  mail: Pick<ReturnType<typeof useMailStatus>, 'data' | 'isError'>;
  onUtm: (utm: Utm) => void;
}

/** Where the email stands, its schedule, and the way to delete it. */
export function CampaignSide(props: Props) {
  const { record, values, errors, commands, mail, preflight, onUtm } = props;
  const { isAdmin } = useUser();
  const status = record?.status ?? 'draft';
  const { sendDate, sendTime } = values;
  const isNarrow = useIsNarrow();
  return (
    <>
      <MailStatusPanel
        id={record?.id ?? null}
        status={status}
        sendDate={sendDate}
        sendTime={sendTime}
        mail={mail.isError ? null : (mail.data ?? null)}
        isUnread={mail.isError}
      >
        {(isAdmin || props.showsUtm) && (
          <UtmFields
            utm={values.utm}
            errors={errors}
            isReadOnly={commands.locked !== null}
            isWhole={props.hasWholeUtm}
            onUtm={onUtm}
          />
        )}
        {!isNarrow && <ScheduleControls sending={props.sending} />}
      </MailStatusPanel>
      {props.matters}
      {preflight.report && (
        <PreflightPanel report={preflight.report} accept={preflight.accept} form={props.form} />
      )}
      {record && !props.isPreviewed && <PreviewGlimpse id={record.id} version={record.version} />}
      {record && (
        <ActionButton
          className={styles.delete}
          variant="subtle"
          color="gray"
          leftSection={<IconCopy size={16} stroke={1.5} />}
          loading={commands.isCloning}
          onClick={props.isCopied ? commands.saveAsNew : commands.clone}
        >
          {props.isCopied ? 'Save as new' : 'Clone'}
        </ActionButton>
      )}
      {record && (
        <ConfirmButton
          className={styles.delete}
          variant="subtle"
          color="gray"
          leftSection={<IconTrash size={16} stroke={1.5} />}
          question={sentences.areYouSure}
          detail={record.subject}
          confirmLabel="Delete"
          isDangerous
          blockedBy={whyDeleteBlocked(status)}
          loading={commands.isRemoving}
          onConfirm={commands.remove}
        >
          Delete
        </ConfirmButton>
      )}
    </>
  );
}

interface PreviewGlimpseProps {
  id: number;
  /** The saved version that is shown. */
  version: number;
}

/** The top of the saved email as a phone shows it; it leads to the whole preview. */
function PreviewGlimpse({ id, version }: PreviewGlimpseProps) {
  const query = useEmailGlimpse(id, version);
  const isDark = useComputedColorScheme('light') === 'dark';
  if (!query.data) return null;
  return (
    <section className={previewGlimpseStyles.glimpse} aria-label="Last saved email">
      <a href={pathTo('campaignPreview', { id })} target="_blank" rel="noopener">
        <span className={previewGlimpseStyles.caption}>
          Last saved
          <span className={previewGlimpseStyles.open}>
            Open preview
            <IconExternalLink size={14} stroke={1.75} aria-hidden />
          </span>
        </span>
        <span className={previewGlimpseStyles.phone} inert>
          <EmailFrame html={query.data.html} isDark={isDark} />
        </span>
      </a>
    </section>
  );
}

interface UtmFieldsProps {
  utm: Utm;
  errors: Record<string, ReactNode>;
  isReadOnly: boolean;
  /** The source and the medium too. */
  isWhole: boolean;
  onUtm: (utm: Utm) => void;
}

/** How the clicks of an email are counted by others: its campaign, or every mark (Spec, content 2). */
function UtmFields({ isWhole, ...fields }: UtmFieldsProps) {
  return (
    <>
      <UtmField {...fields} mark="campaign" />
      {isWhole && (
        <SimpleGrid cols={2} spacing="sm">
          <UtmField {...fields} mark="source" />
          <UtmField {...fields} mark="medium" />
        </SimpleGrid>
      )}
    </>
  );
}

function UtmField({
  mark,
  utm,
  errors,
  isReadOnly,
  onUtm,
}: Omit<UtmFieldsProps, 'isWhole'> & { mark: keyof Utm }) {
  const path = `utm.${mark}`;
  return (
    <TextInput
      label={`UTM ${mark}`}
      data-path={path}
      readOnly={isReadOnly}
      maxLength={longestUtm}
      value={utm[mark]}
      error={errors[path]}
      onChange={(event) => onUtm({ ...utm, [mark]: event.currentTarget.value })}
    />
  );
}
