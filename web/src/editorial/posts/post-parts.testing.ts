/** The pictures and places of a post that tests of other things say nothing of. */
export const plainParts = {
  share_image: null,
  social_teaser_image: null,
  image: null,
  teaser_image: null,
  image600x600: null,
  image300x300: null,
  categories: [],
  sites: [{ id: 1, name: 'CityBeat Austin', city: 'Austin' }],
  authors_site_avatars: [],
};
