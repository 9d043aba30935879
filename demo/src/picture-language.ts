import { blocks } from './picture-blocks.ts';
import { within } from './picture-canvas.ts';
import {
  type Expression,
  readExpression,
  readTemplate,
  wordOf,
  wordsOf,
} from './picture-expressions.ts';
import { lines } from './picture-lines.ts';
import { below, type Draw, type Motif } from './picture-scope.ts';

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
