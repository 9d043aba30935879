/** True when a retry may succeed: the server was unreachable, busy or failed. Rejections are final. */
export function mayPass(error: unknown): boolean {
  const { status } = error as { status?: number };
  if (status === undefined) return false;
  return [0, 408, 429].includes(status) || (status >= 500 && status !== 507);
}
