import {
  createTheme,
  isMantineColorScheme,
  type MantineColorSchemeManager,
  MantineProvider,
} from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { dropSecondClicks } from '../platform/api/double-click.ts';
import { ConfirmHost } from '../platform/ui/confirm.tsx';
import { readCookie, setCookie } from '../platform/ui/cookies.ts';
import { ToastHost } from '../platform/ui/toast.tsx';
import { accent, cssVariables, dark, gray, green, red, sans, serif } from './colors.ts';
import type { AppRouter } from './routes.tsx';

const schemeCookie = 'masthead.scheme';

/** The colors that a person has chosen in this browser. */
const schemeManager: MantineColorSchemeManager = {
  get: (standard) => {
    const found = readCookie(schemeCookie);
    return isMantineColorScheme(found) ? found : standard;
  },
  set: (value) => setCookie(schemeCookie, value),
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};

const close = { 'aria-label': 'Close' };
// Why: a header element in a dialog counts as a second banner of the page.
const attributes = { header: { role: 'presentation' } };
const clear = { 'aria-label': 'Clear' };
const optionList = {
  // Why: a closed list of a hundred authors would be drawn and placed with every screen.
  comboboxProps: { keepMounted: false },
  withScrollArea: false,
  styles: { options: { maxHeight: 280, overflowY: 'auto' } },
  clearButtonProps: clear,
};

const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 8, dark: 6 },
  colors: { accent, red, green, gray, dark },
  black: '#15171c',
  autoContrast: true,
  fontFamily: sans,
  headings: { fontFamily: serif, fontWeight: '600' },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.5', xl: '1.5' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '3px', sm: '6px', md: '6px', lg: '8px', xl: '32px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  shadows: {
    xs: '0 1px 2px rgb(21 23 28 / 6%)',
    sm: '0 1px 3px rgb(21 23 28 / 8%)',
    md: '0 6px 20px rgb(21 23 28 / 12%)',
    lg: '0 10px 32px rgb(21 23 28 / 16%)',
    xl: '0 16px 48px rgb(21 23 28 / 20%)',
  },
  // Why: names as text keep the components themselves out of the entry.
  components: {
    Button: { defaultProps: { size: 'sm' }, styles: { label: { fontWeight: 550 } } },
    Menu: {
      defaultProps: { withInitialFocusPlaceholder: false, shadow: 'md', radius: 'sm' },
      styles: { item: { fontSize: 13 } },
    },
    Modal: {
      defaultProps: {
        closeButtonProps: close,
        attributes,
        centered: true,
        overlayProps: { backgroundOpacity: 0.45 },
        transitionProps: { duration: 140 },
      },
      styles: { header: { alignItems: 'flex-start' } },
    },
    Drawer: {
      defaultProps: { closeButtonProps: close, attributes, transitionProps: { duration: 160 } },
    },
    Notification: { defaultProps: { closeButtonProps: { ...close }, withBorder: true } },
    TextInput: { defaultProps: { size: 'sm' } },
    Select: { defaultProps: optionList },
    MultiSelect: { defaultProps: optionList },
    SegmentedControl: {
      styles: {
        root: {
          background: 'var(--paper)',
          border: '1px solid var(--hairline-strong)',
          padding: 2,
        },
        indicator: { background: 'var(--accent-soft)', boxShadow: 'none' },
      },
    },
    ColorInput: { defaultProps: { withEyeDropper: false } },
    Tooltip: { defaultProps: { openDelay: 250, transitionProps: { duration: 120 } } },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] },
      styles: { label: { marginBottom: 4, fontWeight: 550 }, description: { marginTop: 4 } },
    },
  },
});

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
