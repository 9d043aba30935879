import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorSchemeManager,
  type MantineColorsTuple,
} from '@mantine/core';

/** The one accent: a deep blue, for actions and focus. */
const accent: MantineColorsTuple = [
  '#eef3fb',
  '#dae5f6',
  '#b5caec',
  '#8fb0e4',
  '#6691d6',
  '#4676c4',
  '#315fae',
  '#24509a',
  '#1b4081',
  '#142f61',
];

/** Grays with a breath of warmth, as paper has. */
const gray: MantineColorsTuple = [
  '#faf9f6',
  '#f3f1ec',
  '#e9e6df',
  '#dbd7ce',
  '#c2bdb2',
  '#98948b',
  '#6f6b64',
  '#57534d',
  '#3a3733',
  '#15171c',
];

/** Ink for the dark scheme: text first, then surfaces from the highest to the page. */
const dark: MantineColorsTuple = [
  '#ece9e2',
  '#cbc8c1',
  '#a5a4a1',
  '#7f8187',
  '#3b4048',
  '#2c3037',
  '#22262c',
  '#1b1e23',
  '#131519',
  '#0d0f12',
];

const sans = "'Inter Variable', 'Inter fallback', Arial, sans-serif";
const serif = "'Source Serif 4 Variable', 'Serif fallback', Georgia, serif";

const close = { 'aria-label': 'Close' };
const clear = { 'aria-label': 'Clear' };
const optionList = {
  withScrollArea: false,
  styles: { options: { maxHeight: 280, overflowY: 'auto' } },
  clearButtonProps: clear,
};
const calendar = {
  hideOutsideDates: true,
  weekendDays: [],
  firstDayOfWeek: 0,
  popoverProps: { withRoles: false, returnFocus: true },
  clearButtonProps: clear,
  ariaLabels: {
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previousDecade: 'Previous decade',
    nextDecade: 'Next decade',
    monthLevelControl: 'Choose a month',
    yearLevelControl: 'Choose a year',
  },
};

export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 8, dark: 6 },
  colors: { accent, gray, dark },
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
  // Why: names as text keep the components themselves, and the dates package, out of the entry.
  components: {
    Button: { defaultProps: { size: 'sm' }, styles: { label: { fontWeight: 550 } } },
    Menu: {
      defaultProps: { withInitialFocusPlaceholder: false, shadow: 'md', radius: 'sm' },
      styles: { item: { fontSize: 13 } },
    },
    Modal: {
      defaultProps: {
        closeButtonProps: close,
        centered: true,
        overlayProps: { backgroundOpacity: 0.45 },
        transitionProps: { duration: 140 },
      },
      styles: {
        title: { fontFamily: serif, fontSize: 20, fontWeight: 600, lineHeight: 1.25 },
        header: { alignItems: 'flex-start' },
      },
    },
    Drawer: {
      defaultProps: { closeButtonProps: close, transitionProps: { duration: 160 } },
      styles: { title: { fontFamily: serif, fontSize: 20, fontWeight: 600 } },
    },
    Notification: { defaultProps: { closeButtonProps: { ...close }, withBorder: true } },
    TextInput: { defaultProps: { size: 'sm' } },
    Select: { defaultProps: optionList },
    MultiSelect: { defaultProps: optionList },
    ColorInput: { defaultProps: { withEyeDropper: false } },
    Tooltip: { defaultProps: { openDelay: 250, transitionProps: { duration: 120 } } },
    InputWrapper: {
      styles: { label: { marginBottom: 4, fontWeight: 550 }, description: { marginBottom: 4 } },
    },
    DatePickerInput: { defaultProps: calendar },
    DateInput: { defaultProps: calendar },
    DateTimePicker: { defaultProps: calendar },
    TimePicker: {
      defaultProps: {
        hoursInputLabel: 'Hours',
        minutesInputLabel: 'Minutes',
        amPmInputLabel: 'AM or PM',
      },
    },
  },
});

const everyScheme = {
  '--sans': sans,
  '--serif': serif,
  '--header-height': '52px',
};

/** The product's own names for its colours; style sheets use these and no numbers. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: everyScheme,
  light: {
    '--ink': '#15171c',
    '--page': '#f7f6f2',
    '--paper': '#ffffff',
    '--hairline': '#e6e3dc',
    '--hairline-strong': '#d3cec4',
    '--rule': '#15171c',
    '--hover': '#faf9f5',
    '--skeleton': '#ebe8e1',
    '--dimmed': '#5f5b55',
    '--faint': '#b5afa4',
    '--accent': '#1b4081',
    '--accent-soft': '#e6edf8',
    '--live': '#1d7f4c',
    '--scheduled': '#2b62c0',
    '--draft': '#75716a',
    '--late': '#a86500',
    '--failed': '#b3261e',
    '--failed-soft': '#fbeae8',
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': '#15171c',
    '--mantine-color-dimmed': '#5f5b55',
    '--mantine-color-placeholder': '#76726a',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-anchor': '#1b4081',
    '--mantine-color-default-border': '#d3cec4',
    '--mantine-color-default-hover': '#f7f6f2',
  },
  dark: {
    '--ink': '#ece9e2',
    '--page': '#131519',
    '--paper': '#1b1e23',
    '--hairline': '#2b2f36',
    '--hairline-strong': '#3b4048',
    '--rule': '#5d626b',
    '--hover': '#21252b',
    '--skeleton': '#2c3037',
    '--dimmed': '#a5a4a1',
    '--faint': '#5d626b',
    '--accent': '#8fb0e4',
    '--accent-soft': '#1f2d47',
    '--live': '#4dbd85',
    '--scheduled': '#7da9f2',
    '--draft': '#96938d',
    '--late': '#dfa23c',
    '--failed': '#f2857c',
    '--failed-soft': '#3a2120',
    '--mantine-color-body': '#1b1e23',
    '--mantine-color-text': '#ece9e2',
    '--mantine-color-dimmed': '#a5a4a1',
    '--mantine-color-placeholder': '#8b8c90',
    '--mantine-color-error': '#f2857c',
    '--mantine-color-anchor': '#8fb0e4',
    '--mantine-color-default': '#22262c',
    '--mantine-color-default-border': '#3b4048',
    '--mantine-color-default-hover': '#2c3037',
  },
});

const schemeCookie = 'masthead.scheme';

/** Why: signing out clears local storage (Spec, platform 4), but not the light of a person's screen. */
export const schemeManager: MantineColorSchemeManager = {
  get: (standard) => {
    const found = new RegExp(`${schemeCookie}=(light|dark|auto)`).exec(document.cookie)?.[1];
    return (found as 'light' | 'dark' | 'auto' | undefined) ?? standard;
  },
  set: (value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
    document.cookie = `${schemeCookie}=${value}; path=/; max-age=31536000; samesite=lax`;
  },
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};
