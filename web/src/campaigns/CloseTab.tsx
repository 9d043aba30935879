import { Button } from '@mantine/core';
import { useGoTo } from '../app/links.tsx';

/** Closes the tab of a preview; a tab that the browser does not let go leads to the list. */
export function CloseTab() {
  const goTo = useGoTo();
  const onClose = () => {
    window.close();
    setTimeout(() => void goTo('dailyDigestList'), 150);
  };
  return (
    <Button variant="default" onClick={onClose}>
      Close
    </Button>
  );
}
