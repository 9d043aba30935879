import { hotwMessages } from '@masthead/shared/homes-of-the-week/hotw.messages.ts';
import { hotwRecord, hotwStyles } from '@masthead/shared/homes-of-the-week/hotw.record.ts';
import { CampaignEditor } from '../campaigns/CampaignEditor.tsx';
import { CampaignLoader } from '../campaigns/CampaignLoader.tsx';
import { EditionFields } from '../campaigns/EditionFields.tsx';
import { HotwFields } from './HotwFields.tsx';
import { hotwKind, newHotwValues } from './hotw-kind.ts';
import { Slots } from './Slots.tsx';

const notPassed = { path: 'sendDate', message: hotwMessages.sendDatePassed };

/** Spec, content 2: Homes of the Week, new (with a style to start from) or saved. */
export function HotwEditPage() {
  return (
    <CampaignLoader kind={hotwKind}>
      {(open) => (
        <CampaignEditor
          kind={hotwKind}
          open={open}
          startWith={() => newHotwValues(open.style)}
          notPassed={notPassed}
        >
          {(fields) => (
            <>
              <EditionFields
                {...fields}
                fields={hotwRecord.fields}
                styles={hotwStyles}
                firstSendTime="00:00"
                previewTextElse="the first listings"
              />
              <HotwFields {...fields} />
              <Slots {...fields} />
            </>
          )}
        </CampaignEditor>
      )}
    </CampaignLoader>
  );
}
