import {
  circle,
  ellipse,
  faded,
  gradient,
  halftone,
  hills,
  line,
  moved,
  path,
  rect,
  ring,
  shape,
  stroke,
  whole,
  within,
} from './picture-canvas.ts';
import {
  asList,
  type Expression,
  type Motif,
  readExpression,
  readTemplate,
  type Scope,
  type Value,
} from './picture-expressions.ts';
import { buildings } from './picture-skyline.ts';

type Draw = (scope: Scope) => string;

/** A line of a picture with the lines that are indented below it. */
interface Node {
  line: string;
  inside: Node[];
}

/** How a picture is written: content/pictures/README.md. */
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
    return { name, usual: usual === undefined ? null : expressionOf(usual) };
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

/** Why inherited: a motif sees what the picture around it has named. */
const below = (scope: Scope, names: Record<string, Value> = {}): Scope => ({
  ...scope,
  names: Object.assign(Object.create(scope.names), names),
});

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

/** Words at blanks, and what stands in braces as one of them. */
const wordsOf = (line: string): string[] => line.match(/(?:\{[^{}]*\}|[^\s{}])+/g) ?? [];

const expressionOf = (word: string): Expression =>
  readExpression(/^\{([^{}]*)\}$/.exec(word)?.[1] ?? word);

function blockOf(nodes: readonly Node[]): Draw {
  const parts = nodes.flatMap((node, at) =>
    node.line === 'else:' ? [] : drawOf(node, nodes[at + 1]),
  );
  return (scope) => parts.map((draw) => draw(scope)).join('');
}

/** The numbers and the colour of these stand in the order in which picture-canvas.ts takes them. */
const shapes: Record<string, (...values: never[]) => string> = {
  ...{ rect, circle, oval: ellipse, ring, line, whole },
};

type Block = (given: Expression[], inside: Draw, words: string[]) => Draw;

const blocks: Record<string, Block> = {
  many: (given, inside, words) => {
    const [name = '', count] = given.length > 1 ? [words[0], given[1]] : ['', given[0]];
    return (scope) =>
      Array.from({ length: Number(count?.(scope)) }, (_, at) =>
        inside(below(scope, { [name]: at })),
      ).join('');
  },
  each: (_, inside, words) => {
    const names = words[0]?.split(',') ?? [];
    const order = words.length > 3 ? (words[1] ?? '') : '';
    const list = expressionOf(words.at(-1) ?? '');
    return (scope) =>
      asList(list(scope))
        .map((item, at) => {
          const values = names.length > 1 ? asList(item) : [item];
          const own = Object.fromEntries(names.map((name, place) => [name, values[place] ?? 0]));
          return inside(below(scope, { ...own, [order]: at }));
        })
        .join('');
  },
  /** So many around the middle; `turn` is the way from it. */
  around:
    ([count, radius, from], inside) =>
    (scope) => {
      const [all, far] = [Number(count?.(scope)), Number(radius?.(scope))];
      const start = Number(from?.(scope) ?? 0);
      return Array.from({ length: all }, (_, at) => {
        const angle = ((at + start) / all) * Math.PI * 2;
        const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
        return inside(below(scope, { x, y, turn: (angle * 180) / Math.PI }));
      }).join('');
    },
  /** So many anywhere in a round. */
  scattered:
    ([count, radius], inside) =>
    (scope) =>
      Array.from({ length: Number(count?.(scope)) }, () => {
        const angle = scope.dice.between(0, Math.PI * 2);
        const far = Math.sqrt(scope.dice.between(0, 1)) * Number(radius?.(scope));
        return inside(below(scope, { x: Math.cos(angle) * far, y: Math.sin(angle) * far }));
      }).join(''),
  path:
    ([fill], inside) =>
    (scope) =>
      path(inside(scope), String(fill?.(scope))),
  while:
    ([condition], inside) =>
    (scope) => {
      let drawn = '';
      while (condition?.(scope)) drawn += inside(scope);
      return drawn;
    },
  faded:
    ([share], inside) =>
    (scope) =>
      faded(Number(share?.(scope)), inside(scope)),
  at:
    ([left, top, size, turn], inside) =>
    (scope) => {
      const [x, y, content] = [Number(left?.(scope)), Number(top?.(scope)), inside(scope)];
      return moved(x, y, content, Number(size?.(scope) ?? 1), Number(turn?.(scope) ?? 0));
    },
  transform: (_, inside, words) => (scope) =>
    `<g transform="${words.join(' ')}">${inside(scope)}</g>`,
  /** Its own shadow. */
  blackened: (_, inside) => (scope) => inside(scope).replace(/fill="#[0-9a-f]+"/g, 'fill="#000"'),
  inks: (_, inside, words) => {
    const changed = words.map((word) => word.split('='));
    return (scope) => {
      const inks = changed.map(([ink, other = '']) => [ink, readExpression(other)(scope)]);
      return inside({ ...scope, p: { ...scope.p, ...Object.fromEntries(inks) } });
    };
  },
  item: (_, inside) => (scope) => {
    asList(scope.names.items).push(inside(scope));
    return '';
  },
  list:
    (_, inside, [name = '']) =>
    (scope) => {
      scope.names[name] = itemsOf(inside, scope);
      return '';
    },
  any: (_, inside) => (scope) => String(scope.dice.pick(itemsOf(inside, scope))),
};

/** What the lines `item:` of a block have drawn. */
function itemsOf(inside: Draw, scope: Scope): Value[] {
  const own = below(scope, { items: [] });
  inside(own);
  return asList(own.names.items);
}

function drawOf({ line, inside }: Node, next?: Node): Draw {
  const assigned = /^(\w+) = (.+)$/.exec(line);
  if (assigned) return naming(assigned[1] ?? '', readExpression(assigned[2] ?? ''));
  const [word = '', ...words] = wordsOf(line.replace(/:$/, ''));
  if (!line.endsWith(':')) return lineOf(word, words);
  const content = blockOf(inside);
  if (word === 'if') {
    const condition = readExpression(words.join(' '));
    const other = blockOf(next?.line === 'else:' ? next.inside : []);
    return (scope) => (condition(scope) ? content : other)(scope);
  }
  if (word === 'within') {
    const [clip, ...rest] = [...inside.map((node) => blockOf([node]))];
    const id = readTemplate(words.join(' '));
    return (scope) =>
      within(id(scope), clip?.(scope) ?? '', rest.map((draw) => draw(scope)).join(''));
  }
  const block = blocks[word];
  if (!block && words.length === 0) return naming(word, content);
  if (!block) throw new Error(`A picture cannot draw "${line}".`);
  const given = ['transform', 'inks', 'list', 'item', 'any', 'blackened', 'each'].includes(word)
    ? []
    : words;
  return block(given.map(expressionOf), content, words);
}

const naming =
  (name: string, value: Expression): Draw =>
  (scope) => {
    scope.names[name] = value(scope);
    return '';
  };

function lineOf(word: string, words: string[]): Draw {
  const drawn = shapes[word];
  if (drawn) {
    const given = words.map(expressionOf);
    return (scope) => drawn(...(given.map((each) => each(scope)) as never[]));
  }
  const special = lines[word];
  if (special) return special(words);
  const given = words.map(expressionOf);
  if (word === 'put') return (scope) => String(given[0]?.(scope));
  const called = word === 'draw' ? given.shift() : null;
  return (scope) => {
    const name = called ? String(called(scope)) : word;
    const motif = scope.motifs.get(name);
    if (!motif) throw new Error(`There is no motif "${name}".`);
    return motif(
      scope,
      given.map((each) => each(scope)),
    );
  };
}

/** Lines that say more than numbers and a colour. What they draw along is read before their colour. */
const lines: Record<string, (words: string[]) => Draw> = {
  /** A part of the way of a block `path`. */
  d: (words) => readTemplate(words.join(' ')),
  path: ([colour = '', ...rest]) => {
    const [d, fill] = [readTemplate(rest.join(' ')), expressionOf(colour)];
    return (scope) => path(d(scope), String(fill(scope)));
  },
  stroke: ([colour = '', width = '', ...rest]) => {
    const [d, ink, size] = [
      readTemplate(rest.join(' ')),
      expressionOf(colour),
      expressionOf(width),
    ];
    return (scope) => stroke(d(scope), String(ink(scope)), Number(size(scope)));
  },
  dashed: ([colour = '', width = '', dash = '', ...rest]) => {
    const [d, ink, size] = [
      readTemplate(rest.join(' ')),
      expressionOf(colour),
      expressionOf(width),
    ];
    return (scope) =>
      stroke(d(scope), String(ink(scope)), Number(size(scope)), dash.replace(',', ' '));
  },
  shape: ([colour = '', ...corners]) => {
    const fill = expressionOf(colour);
    const points = corners.map((corner) =>
      (corner.match(/(?:\{[^{}]*\}|[^,{}])+/g) ?? []).map(expressionOf),
    );
    return (scope) =>
      shape(
        points.map(([x, y]) => [Number(x?.(scope)), Number(y?.(scope))] as const),
        String(fill(scope)),
      );
  },
  gradient: ([id = '', ...colours]) => {
    const [from, to] = colours.map(expressionOf);
    return (scope) => gradient(id, String(from?.(scope)), String(to?.(scope)), whole);
  },
  halftone: (words) => {
    const [x, y, w, h, step, weight, fill] = words.map(expressionOf);
    const number = (scope: Scope, value?: Expression) => Number(value?.(scope));
    return (scope) =>
      halftone(
        [number(scope, x), number(scope, y), number(scope, w), number(scope, h)],
        number(scope, step),
        (right, down) => number(below(scope, { right, down }), weight),
        String(fill?.(scope)),
      );
  },
  hills: (words) => {
    const given = words.map(expressionOf);
    return (scope) => {
      const [y, height, fill, waves = 3] = given.map((each) => each(scope));
      return hills(scope.dice, Number(y), Number(height), String(fill), Number(waves));
    };
  },
  buildings: (words) => {
    const given = words.map(expressionOf);
    return (scope) => {
      const [ground, low, high, fill, windows] = given.map((each) => each(scope));
      return buildings(scope.dice, {
        ...{ ground: Number(ground), low: Number(low), high: Number(high), fill: String(fill) },
        ...(windows === undefined ? {} : { windows: String(windows) }),
      });
    };
  },
};
