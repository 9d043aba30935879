import { vi } from 'vitest';

/** Uploads that were sent, with what was in their forms. */
interface SentUpload {
  address: string;
  form: FormData;
  /** Ends it with this answer. */
  answer: (status: number, body: unknown) => void;
  /** Says how much has arrived. */
  progress: (loaded: number, total: number) => void;
  isAborted: boolean;
}

/** Puts a stand-in for XMLHttpRequest in place, which waits for the test to answer. */
export function fakeUploads(): SentUpload[] {
  const sent: SentUpload[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onabort?: () => void;
    status = 0;
    responseText = '';
    #address = '';
    #upload: SentUpload | null = null;
    open(_method: string, address: string) {
      this.#address = address;
    }
    setRequestHeader() {}
    getAllResponseHeaders() {
      return 'content-type: application/json\r\n';
    }
    abort() {
      if (this.#upload) this.#upload.isAborted = true;
      this.onabort?.();
    }
    send(form: FormData) {
      this.#upload = {
        address: this.#address,
        form,
        isAborted: false,
        progress: (loaded, total) => this.upload.onprogress?.({ loaded, total }),
        answer: (status, body) => {
          this.status = status;
          this.responseText = JSON.stringify(body);
          this.onload?.();
        },
      };
      sent.push(this.#upload);
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}

/** Chooses files in an input. Why not by the runner: it sends large files through its server and back, which takes seconds. */
export function chooseFiles(input: HTMLInputElement | null, ...files: File[]): void {
  if (!input || input.disabled) throw new Error('no input for files');
  if (files.length > 1 && !input.multiple) throw new Error('the input takes one file');
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  input.files = chosen.files;
  for (const type of ['input', 'change'])
    input.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
}
