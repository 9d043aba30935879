import { newsItemImportEndpoints } from '@masthead/shared/editorial/posts/news-item-import.endpoints.ts';
import {
  postsFile,
  postsImportMessages,
} from '@masthead/shared/editorial/posts/news-item-import.ts';
import { useState } from 'react';
import { SiteSelect } from '../../people/sites/SiteSelect.tsx';
import { callUpload } from '../../platform/api/call.ts';
import { ImportDialog } from '../../platform/imports/ImportDialog.tsx';

/** Import of articles and events from a feed, another system's export or a calendar. */
export function PostsImport({ onClose }: { onClose: () => void }) {
  const [siteId, setSiteId] = useState<number | null>(null);
  return (
    <ImportDialog
      title="Import posts"
      intro={postsImportMessages.intro}
      file={{
        label: 'File',
        description: 'At most 1 GB',
        accept: [...postsFile.endings, ...postsFile.types],
      }}
      isReady={siteId !== null}
      options={(isDisabled) => (
        <SiteSelect
          label="Site"
          description="The site that gets the posts"
          withAsterisk
          disabled={isDisabled}
          value={siteId}
          onChange={setSiteId}
        />
      )}
      send={(file, onProgress) =>
        callUpload(
          newsItemImportEndpoints.import,
          { file, body: { siteId: siteId ?? 0 } },
          { onProgress },
        )
      }
      onClose={onClose}
    />
  );
}
