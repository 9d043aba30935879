/** Whether what failed may succeed at another try: the server was not reached, was busy or has failed. What is refused stays refused. */
export function mayPass(error: unknown): boolean {
  const { status } = error as { status?: number };
  if (status === undefined) return false;
  return [0, 408, 429].includes(status) || (status >= 500 && status !== 507);
}
