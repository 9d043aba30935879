import { whyEditBlocked } from '@masthead/shared/email/campaigns/campaign.rules.ts';
import type { CampaignStatus } from '@masthead/shared/email/campaigns/campaign.ts';
import { fixedBy } from '@masthead/shared/email/campaigns/fixed-by.messages.ts';
import { type NotPassed, withNotPassed } from '@masthead/shared/email/campaigns/passed-day.ts';
import { noSubject } from '@masthead/shared/email/campaigns/subject-line.ts';
import type { AnyRecord } from '@masthead/shared/platform/records/record.ts';
import { today } from '@masthead/shared/platform/values/dates.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { z } from 'zod';
import { EditShell } from '../../platform/forms/EditShell.tsx';
import type { LateFields } from '../../platform/forms/late-fields.ts';
import { type InputOf, inputsOf } from '../../platform/forms/record-inputs.ts';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import type { Change } from '../../platform/forms/use-changing-form.ts';
import { useFormSave } from '../../platform/forms/use-form-save.ts';
import { useStable } from '../../platform/forms/use-unsaved-work.ts';
import { late } from '../../platform/ui/late.tsx';
import { CampaignActions } from './CampaignActions.tsx';
import type { OpenCampaign } from './CampaignLoader.tsx';
import {
  CampaignMatters,
  CampaignNote,
  OpenCampaignElsewhere,
  useRelease,
} from './CampaignMatters.tsx';
import { CampaignSide } from './CampaignSide.tsx';
import { useMailStatus } from './campaign.queries.ts';
import styles from './campaign-fields.module.css';
import { type CampaignKind, type CampaignRecord, usualWords } from './campaign-kind.ts';
import { useCampaignLabels } from './campaign-labels.tsx';
import { cacheCampaign, latestCampaign, readCampaignAgain } from './campaign-record.queries.ts';
import { Drifted, useDrift } from './drifted.ts';
import { LivePreviewButton, LivePreviewPanel, useLivePreview } from './LivePreviewPlaces.tsx';
import { sendingOf } from './sending.ts';
import { useCampaignCommands } from './use-campaign-commands.ts';
import { usePreflight } from './use-preflight.ts';

const TestEmailDialog = late(async () => (await import('./TestEmailDialog.tsx')).TestEmailDialog);
const EnvelopeLines = late(
  async () => (await import('./EnvelopeLines.tsx')).EnvelopeLines,
  <div className={styles.envelope} />,
);

/** What the fields and sections of a kind are drawn from. */
export interface Fields<V, D extends AnyRecord = AnyRecord> {
  /** Props of the input of a field. */
  input: InputOf<D>;
  values: V;
  errors: Record<string, ReactNode>;
  /** Not saved yet. */
  isNew: boolean;
  isReadOnly: boolean;
  onChange: Change<V>;
  /** Where long texts say that they tell the form a moment later. */
  late: LateFields;
}

interface Props<S extends z.ZodObject, R extends CampaignRecord, D extends AnyRecord> {
  kind: CampaignKind<S, R, D>;
  open: OpenCampaign<R>;
  /** The values of a new email. */
  startWith: () => z.input<S>;
  /** The day that may not have passed when it is typed. */
  notPassed?: NotPassed;
  /** The fields and sections that are the kind's own. */
  children: (fields: Fields<z.input<S>, D>) => ReactNode;
}

/** The form of one email: everything around the fields of its kind. */
export function CampaignEditor<
  S extends z.ZodObject,
  R extends CampaignRecord,
  D extends AnyRecord,
>(props: Props<S, R, D>) {
  const { kind, startWith, notPassed, children } = props;
  const { record, copied, onCreated } = props.open;
  const queryClient = useQueryClient();
  const [initial] = useState(() =>
    record ? kind.valuesOf(record) : { ...startWith(), ...(kind.asNew && (copied as object)) },
  );
  const savedDay = record && notPassed ? textIn(kind.valuesOf(record), notPassed.path) : null;
  const form = useMemo(
    () => (notPassed ? withNotPassed(kind.form, notPassed, savedDay, todayNow) : kind.form),
    [kind, notPassed, savedDay],
  );
  const area = useAreaForm(form, initial, {
    screen: kind.edit,
    id: record?.id ?? null,
    title: record?.subject || `New ${kind.editionOf(initial).style}`,
    version: record?.version,
  });
  const fixed = record && whyEditBlocked(record.status);
  const saving = useFormSave(area, {
    record,
    isFixed: Boolean(fixed),
    whyFixed: ({ status }, who) => whyEditBlocked(status) && fixedBy(who, status),
    valuesOf: kind.valuesOf,
    ...(record && { latest: () => latestCampaign(kind, record.id) }),
    onSaved: (saved: R) => cacheCampaign(queryClient, kind, saved),
  });
  const mail = useMailStatus(kind.endpoints.status, record?.id ?? null);
  useReadWhenSent(kind, record, mail.data?.status);
  const commands = useCampaignCommands({ kind, record, area, saving, onCreated });
  const { values, errors } = area.form;
  const { endpoints } = kind;
  const id = record?.id ?? null;
  const preflight = usePreflight({ endpoints, id, values, isFixed: Boolean(fixed) });
  const drift = useDrift(kind, record);
  const live = useLivePreview();
  const drawn = { endpoint: endpoints.typedPreview, id, values, live };
  const release = useRelease(kind, record, area.isChanged);
  const isReadOnly = commands.locked !== null;
  const { onChange, setFieldValue } = useStable({
    // Why: posts that were asked for before may arrive when the email has gone out.
    onChange: (changes: Parameters<Change<z.input<S>>>[0]) => isReadOnly || area.change(changes),
    setFieldValue: (key: string, value: unknown) =>
      onChange({ [key]: value } as Partial<z.input<S>>),
  });
  const fields = { values, errors, isReadOnly, setFieldValue };
  const input = inputsOf(kind.record, fields) as unknown as InputOf<D>;
  const labels = useCampaignLabels<z.input<S>>(kind.record);
  const words = { ...usualWords, ...kind.words };
  const edition = kind.editionOf(values);
  const issues = useMemo(() => form.safeParse(values).error?.issues ?? [], [form, values]);
  const invalid = issues[0]?.message ?? null;
  const sending = sendingOf({
    record,
    edition,
    label: words.schedule,
    commands,
    invalid,
    preflight,
    release,
  });
  return (
    <>
      <EditShell
        screen={kind.edit}
        title={record ? record.subject || noSubject : `New ${edition.style}`}
        isNew={!record}
        list={kind.list}
        area={area}
        saving={saving}
        labels={labels}
        onSave={commands.saveAndStay}
        locked={commands.locked}
        note={record && <CampaignNote kind={kind} record={record} />}
        tools={
          <>
            {record && <OpenCampaignElsewhere kind={kind} record={record} />}
            <LivePreviewButton {...drawn} />
          </>
        }
        beside={live.isBeside && <LivePreviewPanel {...drawn} />}
        actions={
          <CampaignActions
            commands={commands}
            previewLabel={words.preview}
            invalid={invalid}
            sending={sending}
          />
        }
        side={
          <CampaignSide
            record={record}
            showsUtm={kind.showsUtm ?? false}
            hasWholeUtm={kind.hasWholeUtm ?? false}
            isCopied={kind.asNew !== undefined}
            values={edition}
            errors={errors}
            commands={commands}
            isPreviewed={live.isBeside}
            form={{ record: kind.record, broken: issues, plan: edition }}
            preflight={preflight}
            sending={sending}
            matters={
              record && (
                <CampaignMatters
                  kind={kind}
                  record={record}
                  release={release}
                  commands={commands}
                />
              )
            }
            mail={mail}
            onUtm={(utm) => onChange(kind.withUtm(utm))}
          />
        }
      >
        {!fixed && <EnvelopeLines envelope={preflight.report?.envelope} values={edition} />}
        <Drifted value={drift}>
          {children({
            input,
            values,
            errors,
            isNew: !record,
            isReadOnly,
            onChange,
            late: area.late,
          })}
        </Drifted>
      </EditShell>
      {commands.tested !== null && (
        <TestEmailDialog kind={kind} id={commands.tested} onClose={commands.endTest} />
      )}
    </>
  );
}

const todayNow = () => today(new Date());

function textIn(values: object, path: string): string | null {
  const value = (values as Record<string, unknown>)[path];
  return typeof value === 'string' ? value : null;
}

/** Reads the email again when its send begins or ends; the form follows what is read. */
function useReadWhenSent<S extends z.ZodObject, R extends CampaignRecord>(
  kind: CampaignKind<S, R>,
  record: R | null,
  seen: CampaignStatus | undefined,
): void {
  const queryClient = useQueryClient();
  const id = record?.id;
  const known = record?.status;
  useEffect(() => {
    if (id === undefined || seen === undefined || seen === known) return;
    void readCampaignAgain(queryClient, kind, id);
  }, [id, seen, known, kind, queryClient]);
}
