/** Receiving domains that have figures of their own, and how many messages one must have had. */
const mostNamed = 30;
const isManyFrom = 20;
/** Domains that are counted meanwhile. */
const mostCounted = 2000;

/**
 * The label of a receiving domain: its name once it has had many messages, as long as few have a name; `other` for the
 * rest. So an audience with 50,000 domains makes 31 labels.
 */
export function domainLabels(): (domain: string) => string {
  const named = new Set<string>();
  const counted = new Map<string, number>();
  return (domain) => {
    if (named.has(domain)) return domain;
    if (named.size >= mostNamed) return 'other';
    const count = (counted.get(domain) ?? 0) + 1;
    if (count < isManyFrom) {
      if (counted.has(domain) || counted.size < mostCounted) counted.set(domain, count);
      return 'other';
    }
    counted.delete(domain);
    named.add(domain);
    return domain;
  };
}
