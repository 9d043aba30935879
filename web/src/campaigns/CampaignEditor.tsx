import { whyEditBlocked } from '@masthead/shared/campaigns/campaign.rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import type { FieldLabels } from '../forms/ConflictDialog.tsx';
import { EditShell } from '../forms/EditShell.tsx';
import { useAreaForm } from '../forms/use-area-form.ts';
import { useSaving } from '../forms/use-saving.ts';
import { CampaignActions } from './CampaignActions.tsx';
import type { OpenCampaign } from './CampaignLoader.tsx';
import { CampaignSide } from './CampaignSide.tsx';
import { useMailStatus } from './campaign.queries.ts';
import styles from './campaign-fields.module.css';
import type { CampaignKind, CampaignRecord, Change } from './campaign-kind.ts';
import { keepCampaign, latestCampaign } from './campaign-record.queries.ts';
import { useCampaignActs } from './use-campaign-acts.ts';
import { useCampaignChange } from './use-campaign-change.ts';
import { useReadWhenSent } from './use-read-when-sent.ts';

/** What the fields and sections of a kind are drawn from. */
export interface Fields<V> {
  values: V;
  errors: Record<string, ReactNode>;
  isReadOnly: boolean;
  onChange: Change<V>;
}

interface Props<S extends z.ZodObject, R extends CampaignRecord> {
  kind: CampaignKind<S, R>;
  open: OpenCampaign<R>;
  /** The values of a new email. */
  startWith: () => z.input<S>;
  labels: FieldLabels<z.input<S>>;
  /** The fields and sections that are the kind's own. */
  children: (fields: Fields<z.input<S>>) => ReactNode;
}

/** The form of one email: everything around the fields of its kind. */
export function CampaignEditor<S extends z.ZodObject, R extends CampaignRecord>(
  props: Props<S, R>,
) {
  const { kind, startWith, labels, children } = props;
  const { record, onCreated } = props.open;
  const queryClient = useQueryClient();
  const [initial] = useState(() => (record ? kind.valuesOf(record) : startWith()));
  const area = useAreaForm(kind.form, initial, {
    screen: kind.edit,
    id: record?.id ?? null,
    title: record?.subject || `New ${kind.editionOf(initial).style}`,
    version: record?.version,
  });
  const fixed = record && whyEditBlocked(record.status);
  const saving = useSaving(area, {
    record,
    isFixed: Boolean(fixed),
    valuesOf: kind.valuesOf,
    ...(record && { latest: () => latestCampaign(kind, record.id) }),
    onSaved: (saved: R) => keepCampaign(queryClient, kind, saved),
  });
  const mail = useMailStatus(kind.endpoints.status, record?.id ?? null);
  useReadWhenSent(kind, record, mail.data?.status);
  const acts = useCampaignActs({ kind, record, area, saving, onCreated });
  const { values, errors } = area.form;
  const isReadOnly = acts.locked !== null;
  const onChange = useCampaignChange(area.form, isReadOnly);
  const edition = kind.editionOf(values);
  const invalid = kind.form.safeParse(values).error?.issues[0]?.message ?? null;
  return (
    <EditShell
      screen={kind.edit}
      title={record ? record.subject || 'No subject' : `New ${edition.style}`}
      list={kind.list}
      area={area}
      saving={saving}
      labels={labels}
      onSave={acts.saveAndStay}
      locked={acts.locked}
      note={fixed && <p className={styles.fixed}>{fixed}</p>}
      actions={<CampaignActions acts={acts} invalid={invalid} />}
      side={
        <CampaignSide
          record={record}
          values={edition}
          errors={errors}
          acts={acts}
          invalid={invalid}
          mail={mail}
          onUtm={(utm) => onChange(kind.withUtm(utm))}
        />
      }
    >
      {children({ values, errors, isReadOnly, onChange })}
    </EditShell>
  );
}
