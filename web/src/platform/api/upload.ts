/**
 * `fetch` that reports how much has been sent. Why: fetch itself can't, so this is the only place that uses
 * XMLHttpRequest.
 */
export function sendWithProgress(
  address: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  onProgress: (part: number) => void,
): Promise<Response> {
  const request = new XMLHttpRequest();
  request.open(method, address);
  new Headers(headers).forEach((value, name) => {
    request.setRequestHeader(name, value);
  });
  const abort = () => request.abort();
  signal?.addEventListener('abort', abort);
  return new Promise<Response>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError('The request failed.'));
    request.onabort = () => reject(new DOMException('Stopped.', 'AbortError'));
    if (signal?.aborted) return reject(new DOMException('Stopped.', 'AbortError'));
    request.send(body as FormData);
  }).finally(() => signal?.removeEventListener('abort', abort));
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name, ...value] = line.split(': ');
    if (name) headers.append(name, value.join(': '));
  }
  const hasBody = ![204, 205, 304].includes(request.status);
  return new Response(hasBody ? request.responseText : null, { status: request.status, headers });
}
