import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ConfirmHost } from '../ui/confirm.tsx';
import { ToastHost } from '../ui/toast.tsx';
import { schemeManager } from './color-scheme.ts';
import { cssVariables } from './colors.ts';
import { dropSecondClicks } from './double-click.ts';
import type { AppRouter } from './routes.tsx';
import { theme } from './theme.ts';

interface Props {
  router: AppRouter;
  queryClient: QueryClient;
}

/** Everything around the screens: theme, cache, toasts, the confirm dialog, the router. */
export function App({ router, queryClient }: Props) {
  useEffect(dropSecondClicks, []);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <ConfirmHost />
        <ToastHost />
      </QueryClientProvider>
    </MantineProvider>
  );
}
