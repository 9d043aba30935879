import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tagOf } from '../http/replies.ts';
import { webFolder } from '../http/web-app.ts';

interface Tag {
  text: string;
  etag: string;
}

let kept: Tag | null = null;

/** The script that sites include, as the build has made it; null before the first build. */
export function showcaseTag(): Tag | null {
  const file = join(webFolder, 'showcase', 'tag.js');
  if (!kept && existsSync(file)) {
    const text = readFileSync(file, 'utf8');
    kept = {
      text,
      etag: tagOf(text),
    };
  }
  return kept;
}
