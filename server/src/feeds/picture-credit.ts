const credit =
  /(?:^|[^\p{L}])(?:photo(?:graph|grapher)?|image|picture|credit)s?(?:\s+(?:credit|courtesy))?(?:\s*:|\s+by|\s+of)\s+([^.()<>[\]|\n]{2,120})/iu;

/** Whose picture it is, where the words below it say so: 'The river at dusk. Photo by Ana Ruiz'. */
export function creditIn(caption: string): string | null {
  return (
    credit
      .exec(caption)?.[1]
      ?.replace(/^courtesy of\s+/i, '')
      .trim() || null
  );
}
