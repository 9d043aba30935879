import { Select, Text } from '@mantine/core';
import { retentionEndpoints } from '@masthead/shared/platform/retention/retention.endpoints.ts';
import { retentionMessages as say } from '@masthead/shared/platform/retention/retention.messages.ts';
import {
  changeableKinds,
  keptOf,
  periodOf,
  type Retained,
} from '@masthead/shared/platform/retention/retention.ts';
import { useQuery } from '@tanstack/react-query';
import { call, queryOf } from '../api/call.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { useAreaForm } from '../forms/use-area-form.ts';
import { useDialogSave } from '../forms/use-dialog-save.ts';
import { toast } from '../ui/toast.tsx';
import { spanOf } from './span.ts';

/** Kinds with a fixed period have no dialog. */
const changeable = ({ kind }: Retained) =>
  changeableKinds.find((each) => each === kind) ?? 'history';

const usual = [7, 14, 30, 60, 90, 180, 365, 730, 1095, 1825, 2555, 3650];
const forGood = 'for good';

/** The periods to choose from, with the present one. */
function choicesOf({ kind, days }: Retained) {
  const { least = 1, days: usually } = keptOf(kind);
  const known = new Set([...usual, days ?? least, usually ?? least]);
  const spans = [...known].filter((each) => each >= least).toSorted((a, b) => a - b);
  return [
    ...spans.map((each) => ({ value: String(each), label: spanOf(each) })),
    { value: forGood, label: spanOf(null) },
  ];
}

/** Changes how long something is kept. */
export function PeriodDialog({ kept, onClose }: { kept: Retained; onClose: () => void }) {
  const { title, holds, why } = keptOf(kept.kind);
  const area = useAreaForm(
    periodOf(kept.kind),
    { days: kept.days },
    { screen: 'retentionList', id: kept.kind, title },
  );
  const dialogSave = useDialogSave(area, {
    send: (body) => call(retentionEndpoints.change, { params: { kind: changeable(kept) }, body }),
    failure: say.saveFailed,
    onSaved: () => {
      toast(say.saved);
      onClose();
    },
  });
  const { days } = area.form.values;
  const isShorter = days !== null && (kept.days === null || days < kept.days);
  return (
    <FormDialog
      title={say.title(title)}
      onClose={onClose}
      saveLabel={isShorter ? say.saveAndDelete : say.save}
      {...dialogSave}
    >
      <Text fz="sm">{holds}</Text>
      <Select
        label="Keep for"
        description={why}
        data={choicesOf(kept)}
        allowDeselect={false}
        {...area.form.getInputProps('days')}
        value={days === null ? forGood : String(days)}
        onChange={(value) => area.change({ days: value === forGood ? null : Number(value) })}
      />
      {isShorter && <Deleted kept={kept} days={days} />}
    </FormDialog>
  );
}

/** What a shorter period deletes. */
function Deleted({ kept, days }: { kept: Retained; days: number }) {
  const { data, error } = useQuery({
    ...queryOf(retentionEndpoints.due, { params: { kind: changeable(kept) }, query: { days } }),
    meta: { isQuiet: true },
  });
  const span = spanOf(days);
  let words: string = say.counting;
  if (error) words = say.notCounted;
  else if (data) words = data.count === 0 ? say.nothingYet(span) : say.deletes(data.count, span);
  return (
    <Text fz="sm" fw={500} c={data?.count === 0 ? undefined : 'red'} role="status">
      {words}
    </Text>
  );
}
