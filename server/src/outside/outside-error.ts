/**
 * Why a call to another server came to nothing. `forbidden`: its address may not be reached. `late`: it was not over in
 * time. `too-large`: its answer is longer than the caller reads. `failed`: anything else.
 */
export class OutsideError extends Error {
  why: 'forbidden' | 'failed' | 'late' | 'too-large';
  /** False: there was no connection, so the request was certainly not carried out. */
  wasSent: boolean;
  constructor(
    why: OutsideError['why'],
    message: string,
    { wasSent = false, ...options }: ErrorOptions & { wasSent?: boolean } = {},
  ) {
    super(message, options);
    this.why = why;
    this.wasSent = wasSent;
  }
}
