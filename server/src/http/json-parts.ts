const quote = 0x22;
const backslash = 0x5c;
const codes = (letters: string) => new Set([...letters].map((letter) => letter.charCodeAt(0)));
const [separators, opening, closing] = [codes(',:[{'), codes('[{'), codes(']}')];

/** How deep JSON may be nested, and how many values and keys, about, it may have. */
export interface JsonLimits {
  depth: number;
  parts: number;
}

/** Which limit a text of JSON breaks, told before it is parsed: in one pass over its bytes. */
export function whyTooComplex(bytes: Uint8Array, limits: JsonLimits): keyof JsonLimits | null {
  let parts = 0;
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (isText && byte === backslash) at += 1;
    else if (byte === quote) isText = !isText;
    if (isText) continue;
    if (separators.has(byte)) parts += 1;
    if (opening.has(byte)) depth += 1;
    else if (closing.has(byte)) depth -= 1;
    if (depth > limits.depth) return 'depth';
    if (parts > limits.parts) return 'parts';
  }
  return null;
}
