import type { Plugin } from 'vite';

/** A class of Mantine's style sheets, as its components name it too. */
const mantineClass = /\bm_[0-9a-f]+\b/g;

/**
 * Takes the rules of Mantine components that no code of the build uses out of its style sheet.
 * Why: a list of used components kept by hand misses the parts that they are made of.
 */
export const pruneMantineCss: Plugin = {
  name: 'masthead-prune-mantine-css',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const files = Object.values(bundle);
      const code = files.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
      const used = new Set(code.match(mantineClass));
      for (const file of files) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) {
          file.source = pruned(String(file.source), used);
        }
      }
    },
  },
};

/** The rules of a style sheet, or of the inside of an at-rule, without those of unused classes. */
export function pruned(css: string, used: ReadonlySet<string>): string {
  let kept = '';
  for (let at = 0; at < css.length; ) {
    const open = css.indexOf('{', at);
    if (open < 0) return kept + css.slice(at);
    const close = closingBrace(css, open);
    const head = css.slice(at, open);
    const body = css.slice(open + 1, close);
    at = close + 1;
    if (/@(layer|media|supports|container)\b/.test(head)) {
      const inside = pruned(body, used);
      if (inside) kept += `${head}{${inside}}`;
    } else if (isUsed(head, used)) {
      kept += `${head}{${body}}`;
    }
  }
  return kept;
}

function isUsed(selector: string, used: ReadonlySet<string>): boolean {
  const classes = selector.match(mantineClass);
  return !classes || classes.some((name) => used.has(name));
}

function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return css.length;
}
