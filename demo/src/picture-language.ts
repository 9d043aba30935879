import { faded, moved, path, within } from './picture-canvas.ts';
import {
  colourOf,
  type Expression,
  numberOf,
  readExpression,
  readTemplate,
  wordOf,
  wordsOf,
} from './picture-expressions.ts';
import { lines } from './picture-lines.ts';
import { asList, below, type Draw, type Motif, type Scope, type Value } from './picture-scope.ts';

/** A line of a picture with the lines that are indented below it. */
interface Node {
  line: string;
  inside: Node[];
}

/** How pictures are written: content/README.md. */
export function readMotifs(text: string): [name: string, motif: Motif][] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.trimEnd().split('\n');
      const [name = '', ...given] = wordsOf(heading);
      return [name, motifOf(given, blockOf(nodesOf(lines)))];
    });
}

function motifOf(given: string[], draw: Draw): Motif {
  const places = given.map((word) => {
    const [name = '', usual] = word.split('=');
    return { name, usual: usual === undefined ? null : wordOf(usual) };
  });
  return (scope, values) => {
    const own = below(scope);
    for (const [at, { name, usual }] of places.entries()) {
      const value = values[at] ?? usual?.(scope);
      if (value !== undefined) own.names[name] = value;
    }
    return draw(own);
  };
}

function nodesOf(lines: string[]): Node[] {
  const root: Node = { line: '', inside: [] };
  const open = [root];
  for (const line of lines) {
    const words = line.trim();
    if (words === '' || words.startsWith('//')) continue;
    const depth = (line.length - line.trimStart().length) / 2;
    const parent = open[depth];
    if (!parent) throw new Error(`"${words}" is indented too far.`);
    const node = nodeOf(words);
    parent.inside.push(node);
    open.splice(depth + 1, Infinity, innermost(node));
  }
  return root.inside;
}

/** `faded 0.3: circle 0 0 9 ink` is a line with one line inside. */
function nodeOf(words: string): Node {
  const [, line, rest] = /^((?:\{[^{}]*\}|[^{}])*?):(?: (.+))?$/.exec(words) ?? [];
  if (line === undefined || /^\w+ = /.test(words)) return { line: words, inside: [] };
  return { line: `${line}:`, inside: rest ? [nodeOf(rest)] : [] };
}

const innermost = (node: Node): Node => (node.inside[0] ? innermost(node.inside[0]) : node);

function blockOf(nodes: readonly Node[]): Draw {
  const parts = nodes.flatMap((node, at) =>
    node.line === 'else:' ? [] : drawOf(node, nodes[at + 1]),
  );
  return (scope) => parts.map((draw) => draw(scope)).join('');
}

function drawOf({ line, inside }: Node, next?: Node): Draw {
  const assigned = /^(\w+) = (.+)$/.exec(line);
  if (assigned) return naming(assigned[1] ?? '', readExpression(assigned[2] ?? ''));
  const [word = '', ...words] = wordsOf(line.replace(/:$/, ''));
  if (!line.endsWith(':')) return lines[word]?.(words) ?? motifNamed(word, words);
  if (word === 'if') return either(words, inside, next?.line === 'else:' ? next.inside : []);
  if (word === 'within') return clipped(words, inside);
  const block = blocks[word];
  if (block) return block(words, blockOf(inside));
  if (words.length > 0) throw new Error(`A picture cannot draw "${line}".`);
  return naming(word, blockOf(inside));
}

const naming =
  (name: string, value: Expression): Draw =>
  (scope) => {
    scope.names[name] = value(scope);
    return '';
  };

function either(words: string[], inside: Node[], otherwise: Node[]): Draw {
  const condition = readExpression(words.join(' '));
  const [content, other] = [blockOf(inside), blockOf(otherwise)];
  return (scope) => (condition(scope) ? content : other)(scope);
}

/** The first line inside is what the others are shown in. */
function clipped(words: string[], [first, ...others]: Node[]): Draw {
  const [id, clip, content] = [readTemplate(words), blockOf(first ? [first] : []), blockOf(others)];
  return (scope) => within(id(scope), clip(scope), content(scope));
}

/** `tree`, `shop w`, or `draw chosen` where the name is a value. */
function motifNamed(word: string, words: string[]): Draw {
  const given = words.map(wordOf);
  const chosen = word === 'draw' ? given.shift() : null;
  return (scope) => {
    const name = chosen ? String(chosen(scope)) : word;
    const motif = scope.motifs.get(name);
    if (!motif) throw new Error(`There is no motif "${name}".`);
    const values = given.map((value) => value(scope));
    return motif(scope, values);
  };
}

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
const blocks: Record<string, Block> = {
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
