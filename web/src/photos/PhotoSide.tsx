import { photoMessages } from '@masthead/shared/photos/photo.messages.ts';
import type { Photo } from '@masthead/shared/photos/photo.ts';
import { useQuery } from '@tanstack/react-query';
import { Instant } from '../ui/Instant.tsx';
import { photoUses } from './photo.queries.ts';
import styles from './photos.module.css';
import { UsedIn } from './UsedIn.tsx';

/** Where a photo is used, and what is known of its file. */
export function PhotoSide({ photo }: { photo: Photo }) {
  const { width, height, fileName, snapUrl, addedBy, uploadDatetime, src } = photo;
  return (
    <>
      <UsedIn
        query={useQuery(photoUses(photo.id))}
        failure={photoMessages.usesFailed}
        none={photoMessages.notUsed}
      />
      <section className={styles.side} aria-label="The file">
        <h2 className={styles.sideTitle}>The file</h2>
        <dl className={styles.facts}>
          <dt>Size</dt>
          <dd>
            {width} × {height} pixels
          </dd>
          {fileName && <dt>Name</dt>}
          {fileName && <dd>{fileName}</dd>}
          {snapUrl && <dt>Fetched from</dt>}
          {snapUrl && <dd>{snapUrl}</dd>}
          <dt>Added</dt>
          <dd>
            <Instant at={uploadDatetime} />
            {addedBy && ` by ${addedBy.firstName} ${addedBy.lastName}`}
          </dd>
          <dt>Address</dt>
          <dd>{src}</dd>
        </dl>
      </section>
    </>
  );
}
