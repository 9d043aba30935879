/** The inks of one print: from the sky behind to the ink in front, with two colours that may shout. */
export interface Palette {
  sky: string;
  low: string;
  far: string;
  mid: string;
  near: string;
  ink: string;
  light: string;
  accent: string;
  second: string;
}

const inks = (list: string): Palette => {
  const [sky, low, far, mid, near, ink, light, accent, second] = list.split(' ');
  return { sky, low, far, mid, near, ink, light, accent, second } as Palette;
};

export const dayPalettes: Palette[] = [
  inks('#f4e3cd #eab79a #cf9486 #85586a #35304c #1d1b2a #fdf5e6 #e0532c #f0b24c'),
  inks('#e3ece6 #b5d2d2 #8db4b6 #467886 #1c4a5a #0f2c38 #fcf8ec #da553b #eeb14e'),
  inks('#f0e7cf #dacb9b #b5ad74 #79874f #42552c #222c18 #fdf8e8 #c4472c #e7b440'),
  inks('#f8ead9 #f0c8a3 #d79a76 #a75b45 #3f6f70 #1e3236 #fff8ea #c95138 #edb458'),
  inks('#e8f1e5 #bddac9 #8abda6 #469681 #1b5a54 #10332f #fefbf1 #f47d4e #f3c250'),
  inks('#fae6e0 #f1bcb0 #da8c8d #a24e67 #2b6270 #2a1931 #fff3e2 #cf4a45 #f0b049'),
  inks('#dbeef0 #92cad2 #5ba6b3 #277892 #0e4c69 #092c41 #fffaec #f1684a #fdc757'),
  inks('#efe9dc #dcd3c1 #b8af9f #857e74 #48453f #24221e #fbf8ef #c8372b #d8a241'),
  inks('#f6eed6 #f3d594 #dcae62 #b4763c #2e5f63 #2b2420 #fffaea #cb4a30 #e8963a'),
  inks('#e9e6f0 #c6bedb #9c92bf #645a95 #373162 #1d1a3a #fbf7f3 #ec6b56 #f2bf57'),
];

export const nightPalettes: Palette[] = [
  inks('#14203f #2f4875 #38547f #22385f #0f1b36 #080e20 #f9ebc4 #f2a33c #e2604a'),
  inks('#2a2450 #8a4a78 #5b3a72 #3d2b5c #211941 #120d28 #ffe9cc #ff9e57 #f26d6d'),
  inks('#0f3038 #2c6a68 #256064 #17474d #0b2a31 #05171c #f7ecc9 #f3b23f #ec7048'),
  inks('#33202e #87414a #6a3640 #4a2635 #2a1524 #160a14 #fdebd0 #f6a04a #e25c48'),
  inks('#1d2b3a #51718a #3d5a72 #2a4157 #162433 #0b141e #f5efdc #e8c063 #e2674f'),
];

export const palettes: Palette[] = [...dayPalettes, ...nightPalettes];
