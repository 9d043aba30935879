import { Stack } from '@mantine/core';
import { may } from '@masthead/shared/platform/access/access.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { screens } from '@masthead/shared/screens.ts';
import type { Representative } from '@masthead/shared/showcase/representatives/representative.ts';
import { pathTo, ScreenLink, useGoTo } from '../../platform/api/links.tsx';
import { useUser } from '../../platform/api/session.ts';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { DeleteButton } from '../../platform/records/DeleteButton.tsx';
import { RecordEdit } from '../../platform/records/RecordEdit.tsx';
import { firstRecord } from '../../platform/records/record-query.ts';
import { RepresentativeFields } from './RepresentativeFields.tsx';
import { useDeleteRepresentative } from './representative.queries.ts';
import { representativeCalls } from './representative-calls.tsx';
import styles from './representatives.module.css';

/** Spec, showcase 2: the form of one realtor, with links to the firm and its listings. */
export function RepresentativeEditPage() {
  const goTo = useGoTo();
  const deletion = useDeleteRepresentative();
  return (
    <RecordEdit
      {...representativeCalls}
      list="representativeList"
      actions={(area, { id, name }) => (
        <DeleteButton
          one={{ id, version: area.version }}
          question={sentences.areYouSure}
          detail={name}
          deletion={deletion}
          area={area}
          onGone={() => void goTo('representativeList')}
        />
      )}
      side={(_, representative) => <FirmOfRepresentative representative={representative} />}
    >
      {({ input }) => (
        <FormSection title="Realtor">
          <Stack maw={520}>
            <RepresentativeFields input={input} withImageUrl />
          </Stack>
        </FormSection>
      )}
    </RecordEdit>
  );
}
RepresentativeEditPage.firstQuery = firstRecord(representativeCalls.get);

/** The firm, and its listings where the roles allow them. */
function FirmOfRepresentative({ representative }: { representative: Representative }) {
  const user = useUser();
  const { firm, firmId } = representative;
  const listings = pathTo('listingList', {}, { firmId });
  return (
    <section className={styles.side} aria-label="Firm">
      <h2>{firm}</h2>
      {may(user, screens.firmEdit.access) && (
        <p>
          <ScreenLink to={pathTo('firmEdit', { id: firmId })}>Edit the firm</ScreenLink>
        </p>
      )}
      {may(user, screens.listingList.access) && (
        <p>
          <ScreenLink to={listings}>Listings of this firm</ScreenLink>
        </p>
      )}
      <p>
        <ScreenLink to={pathTo('representativeList', {}, { firmId })}>
          Realtors of this firm
        </ScreenLink>
      </p>
    </section>
  );
}
