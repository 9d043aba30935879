import { Button, Menu } from '@mantine/core';
import { adSlotMessages } from '@masthead/shared/ad-slots/ad-slot.messages.ts';
import { pathTo } from '../app/links.tsx';
import { useUser } from '../app/session.ts';
import { BarMenu } from '../forms/BarMenu.tsx';
import { BlockedTip } from '../forms/BlockedTip.tsx';
import { useIsNarrow } from '../ui/use-is-narrow.ts';
import type { SlotActs } from './use-slot-acts.ts';

interface Props {
  /** null for a slot that has not been saved yet. */
  id: number | null;
  acts: SlotActs;
}

/** Spec, showcase 2: Save changes, Save as new, Preview and Delete. On a phone the last three are a menu. */
export function SlotActions({ id, acts }: Props) {
  const isNarrow = useIsNarrow();
  const More = isNarrow ? MoreMenu : MoreButtons;
  return (
    <>
      {id === null ? <NoPreview /> : <More id={id} acts={acts} />}
      <Button type="submit" loading={acts.isSaving && !acts.isCloning}>
        Save changes
      </Button>
    </>
  );
}

/** The preview shows what is stored, which a new slot is not yet. */
function NoPreview() {
  return (
    <BlockedTip reason={adSlotMessages.previewAfterSave}>
      <Button variant="default" data-disabled aria-disabled>
        Preview
      </Button>
    </BlockedTip>
  );
}

interface MoreProps extends Props {
  id: number;
}

const previewOf = (id: number) => ({
  component: 'a' as const,
  href: pathTo('adSlotPreview', { id }, { displayType: 'desktop' }),
  target: '_blank',
  rel: 'noopener',
});

function MoreButtons({ id, acts }: MoreProps) {
  const { isStaff } = useUser();
  return (
    <>
      {isStaff && (
        <Button variant="subtle" loading={acts.isDeleting} onClick={() => void acts.remove()}>
          Delete
        </Button>
      )}
      <Button variant="default" {...previewOf(id)}>
        Preview
      </Button>
      <Button variant="default" loading={acts.isCloning} onClick={() => void acts.saveAsNew()}>
        Save as new
      </Button>
    </>
  );
}

function MoreMenu({ id, acts }: MoreProps) {
  const { isStaff } = useUser();
  return (
    <BarMenu>
      <Menu.Item onClick={() => void acts.saveAsNew()}>Save as new</Menu.Item>
      <Menu.Item {...previewOf(id)}>Preview</Menu.Item>
      {isStaff && <Menu.Item onClick={() => void acts.remove()}>Delete</Menu.Item>}
    </BarMenu>
  );
}
