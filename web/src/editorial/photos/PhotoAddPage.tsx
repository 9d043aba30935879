import { PhotoEditor } from './PhotoEditor.tsx';

/** Spec, content 2: a new photo. */
export function PhotoAddPage() {
  return <PhotoEditor photo={null} />;
}
