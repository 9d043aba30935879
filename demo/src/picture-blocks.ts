import { faded, moved, path } from './picture-canvas.ts';
import { colourOf, numberOf, wordOf } from './picture-expressions.ts';
import { asList, below, type Draw, type Scope, type Value } from './picture-scope.ts';

type Block = (words: string[], inside: Draw) => Draw;

/** What the lines `item:` of a block have drawn. */
function itemsOf(inside: Draw, scope: Scope): Value[] {
  const own = below(scope, { items: [] });
  inside(own);
  return asList(own.names.items);
}

const repeated = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

/** The lines of a picture that draw what is inside them in their own way. */
export const blocks: Record<string, Block> = {
  many: (words, inside) => {
    const count = numberOf(words.at(-1));
    const name = words.length > 1 ? (words[0] ?? '') : '';
    return (scope) => repeated(count(scope), (at) => inside(below(scope, { [name]: at })));
  },
  each: (words, inside) => {
    const [names, order] = [words[0]?.split(',') ?? [], words.length > 3 ? (words[1] ?? '') : ''];
    const list = wordOf(words.at(-1));
    return (scope) => {
      const items = asList(list(scope));
      return repeated(items.length, (at) => {
        const item = items[at] ?? '';
        const values = names.length > 1 ? asList(item) : [item];
        const own = Object.fromEntries(names.map((name, place) => [name, values[place] ?? '']));
        return inside(below(scope, { ...own, [order]: at }));
      });
    };
  },
  while: ([condition], inside) => {
    const goesOn = wordOf(condition);
    return (scope) => {
      let drawn = '';
      while (goesOn(scope)) drawn += inside(scope);
      return drawn;
    };
  },
  /** So many around the middle; `turn` is the way from it. */
  around: ([count, radius, first], inside) => {
    const [all, far, from] = [numberOf(count), numberOf(radius), numberOf(first, 0)];
    return (scope) =>
      repeated(all(scope), (at) => {
        const angle = ((at + from(scope)) / all(scope)) * Math.PI * 2;
        const [x, y] = [Math.cos(angle) * far(scope), Math.sin(angle) * far(scope)];
        return inside(below(scope, { x, y, turn: (angle * 180) / Math.PI }));
      });
  },
  /** So many anywhere in a round. */
  scattered: ([count, radius], inside) => {
    const [all, widest] = [numberOf(count), numberOf(radius)];
    return (scope) =>
      repeated(all(scope), () => {
        const angle = scope.dice.between(0, Math.PI * 2);
        const far = Math.sqrt(scope.dice.between(0, 1)) * widest(scope);
        return inside(below(scope, { x: Math.cos(angle) * far, y: Math.sin(angle) * far }));
      });
  },
  at: ([left, top, scale, degrees], inside) => {
    const [x, y] = [numberOf(left), numberOf(top)];
    const [size, turn] = [numberOf(scale, 1), numberOf(degrees, 0)];
    return (scope) => moved(x(scope), y(scope), inside(scope), size(scope), turn(scope));
  },
  faded: ([word], inside) => {
    const share = numberOf(word);
    return (scope) => faded(share(scope), inside(scope));
  },
  path: ([colour], inside) => {
    const fill = colourOf(colour);
    return (scope) => path(inside(scope), fill(scope));
  },
  transform: (words, inside) => (scope) => `<g transform="${words.join(' ')}">${inside(scope)}</g>`,
  /** As a shadow of itself. */
  blackened: (_, inside) => (scope) => inside(scope).replace(/fill="#[0-9a-f]+"/g, 'fill="#000"'),
  /** With other inks: `inks mid=ink`. */
  inks: (words, inside) => {
    const changed = words.map((word) => {
      const [ink, other] = word.split('=');
      return [ink, colourOf(other)] as const;
    });
    return (scope) => {
      const inks = changed.map(([ink, other]) => [ink, other(scope)]);
      return inside({ ...scope, p: { ...scope.p, ...Object.fromEntries(inks) } });
    };
  },
  item: (_, inside) => (scope) => {
    asList(scope.names.items).push(inside(scope));
    return '';
  },
  list:
    ([name = ''], inside) =>
    (scope) => {
      scope.names[name] = itemsOf(inside, scope);
      return '';
    },
  any: (_, inside) => (scope) => String(scope.dice.pick(itemsOf(inside, scope))),
};
