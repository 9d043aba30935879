import { asList, meaningOf, type Scope, type Value } from './picture-scope.ts';
import { type Dice, itemAt } from './seeded.ts';

export type Expression = (scope: Scope) => Value;

const words = /\s*(?:(\d+(?:\.\d+)?)|(#[0-9a-f]+)|'([^']*)'|([a-zA-Z]\w*)|(\.\.|[=!<>]=|.))/gy;

/** How tightly an operator binds. */
const strengths: Record<string, number> = {
  ...{ '==': 1, '!=': 1, '<': 2, '>': 2, '<=': 2, '>=': 2 },
  ...{ '+': 3, '-': 3, '*': 4, '/': 4, '%': 4, '..': 5 },
};

const operators: Record<string, (a: number, b: number, dice: Dice) => Value> = {
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
  '..': (a, b, dice) => dice.between(a, b),
};

const maths = ['cos', 'sin', 'abs', 'floor', 'max', 'hypot'] as const;

/** Functions: `pick` and `shuffled` throw the dice as their names in seeded.ts do. */
const functions: Record<string, (given: Value[], dice: Dice) => Value> = {
  pick: (given, dice) => dice.pick(given.length === 1 ? asList(given[0]) : given),
  shuffled: ([list], dice) => dice.shuffled(asList(list)),
  whole: ([low, high], dice) => dice.whole(Number(low), Number(high)),
  chance: ([share], dice) => dice.chance(Number(share)),
  first: ([count, list]) => asList(list).slice(0, Number(count)),
  without: ([list, ...gone]) => asList(list).filter((item) => !gone.includes(item)),
  has: ([list, item]) => asList(list).includes(item ?? ''),
  fixed: ([number]) => Number(number).toFixed(0),
  ...Object.fromEntries(
    maths.map((name) => {
      const run: (...numbers: number[]) => number = Math[name];
      return [name, (given: Value[]) => run(...given.map(Number))];
    }),
  ),
};

/** Reads `40 + i * 12`, `0.8..1.2` (anything between), `pick(accent, mid)`, `x < 5 ? a : b`, `list[i]`. */
export function readExpression(text: string): Expression {
  const reader = new Reader(text);
  const expression = reader.choice();
  reader.end();
  return expression;
}

class Reader {
  readonly #text: string;
  readonly #tokens: RegExpExecArray[];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = [...text.matchAll(words)].filter(([all]) => all.trim() !== '');
  }

  end(): void {
    if (this.#at < this.#tokens.length) throw new Error(`"${this.#text}" goes on too long.`);
  }

  choice(): Expression {
    const condition = this.#operation(0);
    if (!this.#takes('?')) return condition;
    const yes = this.choice();
    this.#expect(':');
    const no = this.choice();
    return (scope) => (condition(scope) ? yes(scope) : no(scope));
  }

  /** What is joined by operators that bind more tightly than this. */
  #operation(strength: number): Expression {
    let left = this.#indexed();
    for (;;) {
      const mark = this.#mark() ?? '';
      const own = strengths[mark] ?? 0;
      const run = operators[mark];
      if (own <= strength || !run) return left;
      this.#at += 1;
      const [a, b] = [left, this.#operation(own)];
      left = (scope) => run(a(scope) as number, b(scope) as number, scope.dice);
    }
  }

  #indexed(): Expression {
    let value = this.#atom();
    while (this.#takes('[')) {
      const [list, place] = [value, this.choice()];
      this.#expect(']');
      value = (scope) => itemAt(asList(list(scope)), Number(place(scope)));
    }
    return value;
  }

  #atom(): Expression {
    const [, number, colour, quoted, name] = this.#tokens[this.#at] ?? [];
    if (this.#takes('-')) {
      const inner = this.#indexed();
      return (scope) => -Number(inner(scope));
    }
    if (this.#takes('[')) {
      const items = this.#listed(']');
      return (scope) => items.map((item) => item(scope));
    }
    if (this.#takes('(')) {
      const inner = this.choice();
      this.#expect(')');
      return inner;
    }
    this.#at += 1;
    if (number) return () => Number(number);
    const literal = colour ?? quoted;
    if (literal !== undefined) return () => literal;
    if (!name) throw new Error(`"${this.#text}" cannot be read.`);
    return this.#takes('(') ? this.#called(name) : (scope) => meaningOf(name, scope);
  }

  #called(name: string): Expression {
    const given = this.#listed(')');
    const run = functions[name];
    if (!run) throw new Error(`There is no function "${name}".`);
    return (scope) => {
      const values = given.map((each) => each(scope));
      return run(values, scope.dice);
    };
  }

  #listed(end: string): Expression[] {
    const items: Expression[] = [];
    while (!this.#takes(end)) {
      if (items.length > 0) this.#expect(',');
      items.push(this.choice());
    }
    return items;
  }

  #mark = () => this.#tokens[this.#at]?.[5];

  #takes(mark: string): boolean {
    if (this.#mark() !== mark) return false;
    this.#at += 1;
    return true;
  }

  #expect(mark: string): void {
    if (!this.#takes(mark)) throw new Error(`"${this.#text}" lacks a "${mark}".`);
  }
}

/** Words at blanks, and what stands in braces as one of them. */
export const wordsOf = (line: string): string[] => line.match(/(?:\{[^{}]*\}|[^\s{}])+/g) ?? [];

/** What a word says, be it in braces or not. */
export const wordOf = (word = ''): Expression =>
  readExpression(/^\{([^{}]*)\}$/.exec(word)?.[1] ?? word);

/** A word that says a number; without the word it is the usual one. */
export function numberOf(word: string | undefined, usual?: number): (scope: Scope) => number {
  if (word === undefined && usual !== undefined) return () => usual;
  const value = wordOf(word);
  return (scope) => {
    const number = Number(value(scope));
    if (Number.isNaN(number)) throw new Error(`"${word}" is no number.`);
    return number;
  };
}

/** A word that says a colour. */
export function colourOf(word: string | undefined): (scope: Scope) => string {
  const value = wordOf(word);
  return (scope) => {
    const colour = String(value(scope));
    if (!/^#[0-9a-f]{3,6}$/.test(colour)) throw new Error(`"${word}" is no colour.`);
    return colour;
  };
}

/** Text with expressions in braces, as `M{x} 20h{w / 2}`. */
export function readTemplate(words: readonly string[]): (scope: Scope) => string {
  const parts = words
    .join(' ')
    .split(/\{([^{}]*)\}/)
    .map((part, at) => (at % 2 ? readExpression(part) : () => part));
  return (scope) => parts.map((part) => part(scope)).join('');
}
