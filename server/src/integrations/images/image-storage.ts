/** A thing in storage. */
export interface StoredFile {
  key: string;
  bytes: number;
  changedAt: Date;
}

/** Where the built-in host keeps originals and what was made of them: a folder or a bucket. */
export interface ImageStorage {
  /** The content, or null when there is none. */
  read(key: string): Promise<Buffer | null>;
  /** Whole or not at all. */
  write(key: string, content: Buffer, type: string): Promise<void>;
  /** Removes it; one that is gone already counts as removed. */
  remove(key: string): Promise<void>;
  list(prefix: string): Promise<StoredFile[]>;
}

/** `originals/photos/ab12.jpg`: two or more plain parts, no dots but before the ending. */
const keyPattern = /^[a-z0-9-]+(\/[a-z0-9-]+)+(\.[a-z0-9]+)?$/;

/** Refuses a key that could lead anywhere else. */
export function checkKey(key: string): void {
  if (!keyPattern.test(key)) throw new Error(`Not a key of the image storage: ${key}`);
}
