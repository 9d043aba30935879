import { whyEditBlocked } from '@masthead/shared/campaigns/campaign.rules.ts';
import { dailyDigestEndpoints } from '@masthead/shared/daily-digests/daily-digest.endpoints.ts';
import { type DailyDigest, digestForm } from '@masthead/shared/daily-digests/daily-digest.ts';
import { today } from '@masthead/shared/dates.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMailStatus } from '../campaigns/campaign.queries.ts';
import { EditShell } from '../forms/EditShell.tsx';
import { useAreaForm } from '../forms/use-area-form.ts';
import { useSaving } from '../forms/use-saving.ts';
import { DigestActions } from './DigestActions.tsx';
import { DigestFields } from './DigestFields.tsx';
import { DigestSections } from './DigestSections.tsx';
import { DigestSide } from './DigestSide.tsx';
import { keepDigest, latestDigest } from './daily-digest.queries.ts';
import styles from './digest.module.css';
import { useDigestLabels } from './digest-labels.tsx';
import { newDigestValues, valuesOf } from './digest-values.ts';
import { useDigestActs } from './use-digest-acts.ts';
import { useDigestChange } from './use-digest-change.ts';
import { useFollowDigest } from './use-follow-digest.ts';

interface Props {
  /** null: not saved yet. */
  digest: DailyDigest | null;
  /** The style a new digest was asked for in. */
  style: string | undefined;
  onCreated: (id: number) => Promise<void>;
}

/** The form of one digest. */
export function DigestEditor({ digest, style, onCreated }: Props) {
  const queryClient = useQueryClient();
  const [initial] = useState(() =>
    digest ? valuesOf(digest) : newDigestValues(style, today(new Date())),
  );
  const area = useAreaForm(digestForm, initial, {
    screen: 'dailyDigestEdit',
    id: digest?.id ?? null,
    title: digest?.subject || `New ${initial.style}`,
    version: digest?.version,
  });
  const saving = useSaving(area, {
    valuesOf,
    ...(digest && { latest: () => latestDigest(digest.id) }),
    onSaved: (saved: DailyDigest) => keepDigest(queryClient, saved),
  });
  const mail = useMailStatus(dailyDigestEndpoints.status, digest?.id ?? null);
  useFollowDigest(digest, area, mail.data?.status);
  const acts = useDigestActs({ digest, area, saving, onCreated });
  const labels = useDigestLabels();
  const { form } = area;
  const title = digest ? digest.subject || 'No subject' : `New ${form.values.style}`;
  const change = useDigestChange(form, acts.locked !== null);
  const blocked = digest && whyEditBlocked(digest.status);
  const invalid = digestForm.safeParse(form.values).error?.issues[0]?.message ?? null;
  return (
    <EditShell
      screen="dailyDigestEdit"
      title={title}
      list="dailyDigestList"
      area={area}
      saving={saving}
      labels={labels}
      onSave={acts.saveAndStay}
      locked={acts.locked}
      note={blocked && <p className={styles.fixed}>{blocked}</p>}
      actions={<DigestActions acts={acts} invalid={invalid} />}
      side={<DigestSide digest={digest} form={form} acts={acts} invalid={invalid} mail={mail} />}
    >
      <DigestFields
        values={form.values}
        errors={form.errors}
        isReadOnly={acts.locked !== null}
        onChange={change}
      />
      <DigestSections
        values={form.values}
        errors={form.errors}
        isReadOnly={acts.locked !== null}
        onChange={change}
      />
    </EditShell>
  );
}
