/** Rows on a page of ad slots, representatives and listings (Spec, showcase 9). */
export const showcasePageSize = 20;
