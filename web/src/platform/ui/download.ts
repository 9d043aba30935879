/** A file that the browser is to save. */
export interface Download {
  content: string | Blob;
  name: string;
  /** Content type, such as 'text/csv; charset=utf-8'. */
  type: string;
}

/** Saves a file as if its link had been followed. */
export function downloadFile({ content, name, type }: Download): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Why: a browser that is still reading the file would save nothing.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves a CSV answer. Why the mark: reading it as text has dropped it, and spreadsheets need it. */
export const downloadCsv = (text: string, name: string): void =>
  downloadFile({ content: `\uFEFF${text}`, name, type: 'text/csv; charset=utf-8' });

/** The name that an answer gives to its file, or the one to use without it. */
export function fileNameOf(headers: Headers, standard: string): string {
  const disposition = headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  try {
    if (encoded) return decodeURIComponent(encoded);
  } catch {
    return standard;
  }
  return /filename="([^"]+)"/i.exec(disposition)?.[1] ?? standard;
}
