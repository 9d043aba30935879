import type { HotwStyle } from '@masthead/shared/homes-of-the-week/hotw.record.ts';
import { type EmailTheme, emailTheme } from '../campaigns/email-theme.ts';

/** The three styles of Homes of the Week: blue slate for homes, bronze for the showcase, pine for gifts. */
export const hotwThemes: Record<HotwStyle, EmailTheme> = {
  'Homes of the Week': emailTheme(
    {
      page: '#edf1f3',
      paper: '#ffffff',
      tint: '#f1f5f7',
      ink: '#141b20',
      soft: '#566169',
      rule: '#d3dce1',
      accent: '#1f566b',
      onAccent: '#ffffff',
      band: '#1f566b',
    },
    { accent: '#93cde3', onAccent: '#06202a', band: '#266a84' },
    { align: 'left', radius: 4 },
  ),
  Showcase: emailTheme(
    {
      page: '#f2efe9',
      paper: '#ffffff',
      tint: '#f8f4ec',
      ink: '#1c1812',
      soft: '#645c50',
      rule: '#ddd6c9',
      accent: '#6d4c12',
      onAccent: '#ffffff',
      band: '#5b3f0e',
    },
    { accent: '#e8c27d', onAccent: '#221703', band: '#6d4c12' },
    { align: 'left', radius: 0 },
  ),
  'Gift Guide': emailTheme(
    {
      page: '#eef2ed',
      paper: '#ffffff',
      tint: '#f2f7f1',
      ink: '#151b14',
      soft: '#586257',
      rule: '#d5ded3',
      accent: '#22562c',
      onAccent: '#ffffff',
      band: '#22562c',
    },
    { accent: '#a3d9ac', onAccent: '#08200d', band: '#2b6b37' },
    { align: 'left', radius: 8 },
  ),
};
