import { useMediaQuery } from '@mantine/hooks';

/** True on a phone. */
export const useIsNarrow = () =>
  useMediaQuery('(width < 48em)', false, { getInitialValueInEffect: false });
