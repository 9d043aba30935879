import { lazy, Suspense } from 'react';
import type { BarsProps } from './Bars.tsx';

const Bars = lazy(async () => ({ default: (await import('./Bars.tsx')).Bars }));

/** Bars, with the chart library that is loaded for them; until it is there, nothing. */
export const LateBars = (props: BarsProps) => (
  <Suspense>
    <Bars {...props} />
  </Suspense>
);
