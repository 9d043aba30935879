import { Button, Checkbox, TextInput } from '@mantine/core';
import { photoEndpoints } from '@masthead/shared/photos/photo.endpoints.ts';
import { photoMessages } from '@masthead/shared/photos/photo.messages.ts';
import type { Photo } from '@masthead/shared/photos/photo.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../app/call.ts';
import { pathTo, ScreenLink } from '../app/links.tsx';
import { toast } from '../ui/toast.tsx';
import { PhotoPicture } from './PhotoPicture.tsx';
import styles from './photos.module.css';

/** One photo of the worklist: what it shows and whose it is, saved with Enter. */
export function PhotoWork({ photo }: { photo: Photo }) {
  const [altTag, setAltTag] = useState(photo.altTag);
  const [credit, setCredit] = useState(photo.credit ?? '');
  const [missingCredits, setMissing] = useState(photo.missingCredits);
  const save = useMutation({
    mutationFn: () =>
      call(photoEndpoints.update, {
        body: {
          id: photo.id,
          version: photo.version,
          altTag,
          credit: credit || null,
          missingCredits,
        },
      }),
    onSuccess: () => toast(photoMessages.updated),
    meta: { isQuiet: true },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form className={styles.workRow} onSubmit={onSubmit} aria-label={photo.title} noValidate>
      <span className={styles.frame}>
        <PhotoPicture photo={photo} isDecoration />
      </span>
      <TextInput
        label={<ScreenLink to={pathTo('photoEdit', { id: photo.id })}>{photo.title}</ScreenLink>}
        aria-label="Alt text"
        placeholder="Alt text: what it shows"
        maxLength={500}
        value={altTag}
        onChange={(event) => setAltTag(event.currentTarget.value)}
      />
      <TextInput
        aria-label="Credit"
        placeholder="Credit"
        maxLength={300}
        value={credit}
        onChange={(event) => setCredit(event.currentTarget.value)}
      />
      <Checkbox
        mb={8}
        label="Missing credits"
        checked={missingCredits}
        onChange={(event) => setMissing(event.currentTarget.checked)}
      />
      <Button type="submit" variant="default" loading={save.isPending}>
        Save
      </Button>
      {save.error && (
        <p role="alert" className={styles.failure}>
          {save.error.message}
        </p>
      )}
    </form>
  );
}
