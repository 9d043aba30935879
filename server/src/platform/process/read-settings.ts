import { readFileSync } from 'node:fs';
import { distance } from 'fastest-levenshtein';
import type { Setting } from './setting-kinds.ts';
import { settings } from './settings.ts';

type Settings = typeof settings;
type Values = { [Name in keyof Settings]: Settings[Name]['fallback'] };

const whyUnreadable: Record<string, string> = {
  ENOENT: 'there is no such file',
  EACCES: 'Masthead may not read it',
  EISDIR: 'it is a folder',
};

/** The content of the file that `NAME_FILE` names, without the line break at its end. */
function readSecretFile(name: string, path: string): string {
  const refuse = (why: string) => new Error(`${name}_FILE is the file ${path}, but ${why}.`);
  let content: string;
  try {
    content = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const { code = '' } = error as { code?: string };
    throw refuse(whyUnreadable[code] ?? `it cannot be read (${code})`);
  }
  if (content) return content;
  throw refuse('it is empty');
}

/** The text of a setting, from the environment or from its file; empty when it is not set. */
function textOf(env: NodeJS.ProcessEnv, name: string, { isSecret }: Setting<unknown>): string {
  const [direct = '', path = ''] = [env[name], isSecret ? env[`${name}_FILE`] : ''];
  if (direct && path) throw new Error(`${name} and ${name}_FILE cannot both be set.`);
  return path ? readSecretFile(name, path) : direct;
}

/** A wrong value as it is shown: short, and without the password that an address may hold. */
const shown = (value: string) =>
  JSON.stringify(value.slice(0, 100).replace(/\/\/[^/@]*@/g, '//…@'));

function parsed<T>(name: string, setting: Setting<T>, text: string): T {
  if (!text.trim()) return setting.fallback;
  const value = setting.read(text);
  if (value !== undefined) return value;
  const got = setting.isSecret ? '' : `, not ${shown(text)}`;
  throw new Error(`${name} must be ${setting.takes}${got}.`);
}

/** Every setting, read from environment variables and files; a wrong value is a clear error. */
export function readSettings(env: NodeJS.ProcessEnv): Values {
  const read = Object.entries(settings).map(([name, setting]: [string, Setting<unknown>]) => [
    name,
    parsed(name, setting, textOf(env, name, setting)),
  ]);
  return Object.fromEntries(read) as Values;
}

/** Names beginning with MASTHEAD_ that are none of our settings on purpose. */
const others =
  // Why the first two: Kubernetes sets them for a service called masthead.
  /^MASTHEAD_(SERVICE_(HOST|PORT).*|PORT(_\d+_.*)?|BROWSER|SERVER|FUZZ|E2E_\w+|TEST_\w+)$/;

const withoutPrefix = (name: string) => name.replace(/^MASTHEAD_/, '');

/** Warnings about names that look like settings but are none; a newer version may know them, so they are never refused. */
export function unknownSettings(env: NodeJS.ProcessEnv): string[] {
  const known = Object.entries(settings).flatMap(([name, { isSecret }]) =>
    isSecret ? [name, `${name}_FILE`] : [name],
  );
  const unknown = Object.keys(env).filter(
    (name) => name.startsWith('MASTHEAD_') && !known.includes(name) && !others.test(name),
  );
  return unknown.sort().map((name) => {
    const [nearest] = known
      .map((each) => ({ each, far: distance(withoutPrefix(name), withoutPrefix(each)) }))
      .sort((a, b) => a.far - b.far);
    const isNear = nearest && nearest.far <= Math.max(2, withoutPrefix(nearest.each).length / 4);
    return `${name} is not a setting${isNear ? `; did you mean ${nearest.each}?` : '.'}`;
  });
}
