/**
 * The parts of the package libheif-js that are used. Why not its own types: they are those of the C interface, and
 * the package does not export them under its name.
 */
interface HeifImage {
  is_primary(): boolean;
  /** Pixels as they are seen, after the turns that the file asks for. */
  get_width(): number;
  get_height(): number;
  /** Writes RGBA into the data; null where it cannot be decoded. */
  display(into: ImageData, done: (shown: ImageData | null) => void): void;
}

declare const libheif: {
  HeifDecoder: new () => {
    /** The pictures of a file; none where it cannot be read. */
    decode(bytes: ArrayBuffer): HeifImage[];
  };
};
export default libheif;
