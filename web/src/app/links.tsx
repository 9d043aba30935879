import { Anchor, type AnchorProps } from '@mantine/core';
import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Value = string | number;
type Names<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? Names<Head> | Names<Tail>
  : P extends `{-$${infer Name}}`
    ? { optional: Name }
    : P extends `$${infer Name}`
      ? { required: Name }
      : never;
type Required<N> = N extends { required: infer Name extends string } ? Name : never;
type Optional<N> = N extends { optional: infer Name extends string } ? Name : never;

/** The parts of a screen's address: `{ id }` for `/photos/$id`. */
export type ScreenParams<K extends ScreenKey> = {
  [name in Required<Names<(typeof screens)[K]['path']>>]: Value;
} & { [name in Optional<Names<(typeof screens)[K]['path']>>]?: Value };

type ParamsArgument<K extends ScreenKey> =
  object extends ScreenParams<K>
    ? [params?: ScreenParams<K>, search?: Record<string, Value>]
    : [params: ScreenParams<K>, search?: Record<string, Value>];

/** The address of a screen: `pathTo('dailyDigestEdit', { id: 7 })`. */
export function pathTo<K extends ScreenKey>(key: K, ...rest: ParamsArgument<K>): string {
  const [params, search] = rest;
  const values = (params ?? {}) as Record<string, Value | undefined>;
  const path = screens[key].path
    .split('/')
    .map((part) => {
      const name = /^\$(\w+)$|^\{-\$(\w+)\}$/.exec(part);
      return name ? encodeURIComponent(String(values[name[1] ?? name[2] ?? ''] ?? '')) : part;
    })
    .join('/')
    .replace(/(.)\/+$/, '$1');
  const query = new URLSearchParams(
    Object.entries(search ?? {}).map(([name, value]) => [name, String(value)]),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Goes to a screen: `const goTo = useGoTo(); goTo('dailyDigestList')`. */
export function useGoTo() {
  const navigate = useNavigate();
  return <K extends ScreenKey>(key: K, ...rest: ParamsArgument<K>): Promise<void> =>
    navigate({ href: pathTo(key, ...rest) });
}

/** The parts of the address of the screen that is open, as text. */
export function useScreenParams<K extends ScreenKey>(
  _key: K,
): { [name in keyof ScreenParams<K>]: string } {
  return useParams({ strict: false }) as { [name in keyof ScreenParams<K>]: string };
}

interface ScreenLinkProps extends AnchorProps {
  /** An address, made with `pathTo`. */
  to: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link to a screen, in the style of the product. */
export function ScreenLink({ to, children, ...props }: ScreenLinkProps) {
  const [path, query] = to.split('?');
  const search = Object.fromEntries(new URLSearchParams(query));
  return (
    <Anchor renderRoot={(root) => <Link to={path} search={search} {...root} />} {...props}>
      {children}
    </Anchor>
  );
}
