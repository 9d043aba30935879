import { Button } from '@mantine/core';
import type { CampaignKind } from '@masthead/shared/email/campaigns/campaign.ts';
import { listOfKind } from '@masthead/shared/email/campaigns/mail-screens.ts';
import { useGoTo } from '../../platform/api/links.tsx';

/** Closes the tab of a preview; one that the browser does not let go leads to the list of its kind. */
export function CloseTab({ kind }: { kind?: CampaignKind | undefined }) {
  const goTo = useGoTo();
  const onClose = () => {
    window.close();
    setTimeout(() => void goTo(kind ? listOfKind[kind] : 'home'), 150);
  };
  return (
    <Button variant="default" onClick={onClose}>
      Close
    </Button>
  );
}
