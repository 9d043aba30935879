import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';

/** The one accent: a deep blue, for actions and focus. */
export const accent: MantineColorsTuple = [
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

export const red: MantineColorsTuple = [
  '#fdf1ef',
  '#fbe0dd',
  '#f4bbb5',
  '#ec948b',
  '#f2857c',
  '#d8584d',
  '#c93a30',
  '#be2f26',
  '#b3261e',
  '#8f1d17',
];

export const green: MantineColorsTuple = [
  '#eef8f2',
  '#d8eee1',
  '#aedcc1',
  '#7fc79d',
  '#4dbd85',
  '#35a06b',
  '#2a8f5c',
  '#238653',
  '#1d7f4c',
  '#14603a',
];

/** Grays with a breath of warmth, as paper has. */
export const gray: MantineColorsTuple = [
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
export const dark: MantineColorsTuple = [
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

export const sans = "'Inter Variable', 'Inter fallback', Arial, sans-serif";
export const serif = "'Source Serif 4 Variable', 'Serif fallback', Georgia, serif";

const inBoth = {
  '--sans': sans,
  '--serif': serif,
  '--header-height': '52px',
};

/** The product's own names for its colours; style sheets use these and no numbers. */
const inLight = {
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
  '--late': '#985b00',
  '--failed': '#b3261e',
  '--failed-soft': '#fbeae8',
  '--mantine-color-body': '#ffffff',
  '--mantine-color-text': '#15171c',
  '--mantine-color-dimmed': '#5f5b55',
  '--mantine-color-placeholder': '#76726a',
  '--mantine-color-error': '#b3261e',
  '--mantine-color-anchor': '#1b4081',
  '--mantine-color-accent-light': '#e6edf8',
  '--mantine-color-accent-light-hover': '#d8e4f5',
  '--mantine-color-accent-light-color': '#1b4081',
  '--mantine-color-default-border': '#d3cec4',
  '--mantine-color-default-hover': '#f7f6f2',
};

const inDark = {
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
  '--mantine-color-accent-light': '#1f2d47',
  '--mantine-color-accent-light-hover': '#283a5b',
  '--mantine-color-accent-light-color': '#a9c3ec',
  '--mantine-color-default': '#22262c',
  '--mantine-color-default-border': '#3b4048',
  '--mantine-color-default-hover': '#2c3037',
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: inBoth,
  light: inLight,
  dark: inDark,
});
