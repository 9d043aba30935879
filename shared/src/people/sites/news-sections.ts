/** The sections of news, in order (Spec, content 9). */
export const newsSections = [
  'Restaurants + Bars',
  'City Life',
  'Entertainment',
  'Travel',
  'Real Estate',
  'Arts',
  'Society',
  'Home + Design',
  'Fashion + Beauty',
  'Innovation',
  'Sports',
] as const;
