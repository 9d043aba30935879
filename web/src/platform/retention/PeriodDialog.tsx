import { Select, Text } from '@mantine/core';
import { retentionEndpoints } from '@masthead/shared/platform/retention/retention.endpoints.ts';
import { retentionMessages as say } from '@masthead/shared/platform/retention/retention.messages.ts';
import {
  changeableKinds,
  keptOf,
  periodOf,
  type Retained,
} from '@masthead/shared/platform/retention/retention.ts';
import { call } from '../api/call.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { useAreaForm } from '../forms/use-area-form.ts';
import { useDialogSave } from '../forms/use-dialog-save.ts';
import { toast } from '../ui/toast.tsx';
import { spanOf } from './span.ts';

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
    send: async (body) => {
      const kind = changeableKinds.find((each) => each === kept.kind);
      if (kind) await call(retentionEndpoints.change, { params: { kind }, body });
    },
    failure: say.saveFailed,
    onSaved: () => {
      toast(say.saved);
      onClose();
    },
  });
  const { days } = area.form.values;
  const isShorter = days !== null && (kept.days === null || days < kept.days);
  return (
    <FormDialog title={say.title(title)} onClose={onClose} saveLabel="Save" {...dialogSave}>
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
      {isShorter && (
        <Text fz="sm" c="red" role="alert">
          {say.warning}
        </Text>
      )}
    </FormDialog>
  );
}
