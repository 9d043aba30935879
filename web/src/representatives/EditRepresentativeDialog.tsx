import { Button, Group, Modal, Stack } from '@mantine/core';
import type { Representative } from '@masthead/shared/representatives/representative.ts';
import { ConflictDialog } from '../forms/ConflictDialog.tsx';
import { UnsavedOffer } from '../forms/UnsavedOffer.tsx';
import { RepresentativeFields } from './RepresentativeFields.tsx';
import { labels, useRepresentativeForm } from './use-representative-form.tsx';

interface Props {
  representative: Representative;
  onClose: () => void;
}

/** Spec, showcase 2: the Edit realtor dialog. */
export function EditRepresentativeDialog({ representative, onClose }: Props) {
  const { area, saving, save } = useRepresentativeForm(representative);
  const onCancel = () => {
    area.discardChanges();
    onClose();
  };
  return (
    <>
      <Modal
        opened
        onClose={onCancel}
        title="Edit realtor"
        closeOnClickOutside={!area.isChanged}
        // Why: Escape is for the question that stands over it.
        closeOnEscape={!saving.conflict}
        // Why: a header element in a dialog counts as a second banner of the page.
        attributes={{ header: { role: 'presentation' } }}
      >
        <UnsavedOffer offer={area.offer} onRestore={area.restore} onDiscard={area.discardOffer} />
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save().then((saved) => saved && onClose());
          }}
        >
          <Stack gap="md">
            <RepresentativeFields input={area.input} withImageUrl />
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={onCancel}>
                Cancel
              </Button>
              <Button type="submit" loading={saving.isSaving}>
                Save changes
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
      <ConflictDialog conflict={saving.conflict} labels={labels} />
    </>
  );
}
