import { Button, Stack } from '@mantine/core';
import { may } from '@masthead/shared/access.ts';
import { sentences } from '@masthead/shared/errors.ts';
import type { Representative } from '@masthead/shared/representatives/representative.ts';
import { screens } from '@masthead/shared/screens.ts';
import { pathTo, ScreenLink, useGoTo } from '../app/links.tsx';
import { useUser } from '../app/session.ts';
import { ConfirmButton } from '../forms/ConfirmButton.tsx';
import { EditShell } from '../forms/EditShell.tsx';
import { FormSection } from '../forms/FormSection.tsx';
import { RepresentativeFields } from './RepresentativeFields.tsx';
import { useDeleteRepresentative } from './representative.queries.ts';
import styles from './representatives.module.css';
import { labels, useRepresentativeForm } from './use-representative-form.tsx';

/** The form of one realtor, and the way to what their firm offers. */
export function RepresentativeEditor({ representative }: { representative: Representative }) {
  const { id, name } = representative;
  const goTo = useGoTo();
  const { area, saving, save } = useRepresentativeForm(representative);
  const remove = useDeleteRepresentative();
  const onDelete = () =>
    remove.mutate(
      { id, version: area.version, isDeleted: true },
      {
        onSuccess: () => {
          area.discardChanges();
          void goTo('representativeList');
        },
      },
    );
  return (
    <EditShell
      screen="representativeEdit"
      title={name}
      list="representativeList"
      area={area}
      saving={saving}
      labels={labels}
      onSave={() => void save()}
      actions={
        <>
          <ConfirmButton
            question={sentences.areYouSure}
            detail={name}
            confirmLabel="Delete"
            isDangerous
            blockedBy={null}
            loading={remove.isPending}
            onConfirm={onDelete}
          >
            Delete
          </ConfirmButton>
          <Button type="submit" loading={saving.isSaving}>
            Save changes
          </Button>
        </>
      }
      side={<FirmOfRepresentative representative={representative} />}
    >
      <FormSection title="Realtor">
        <Stack maw={520}>
          <RepresentativeFields input={area.input} withImageUrl />
        </Stack>
      </FormSection>
    </EditShell>
  );
}

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
