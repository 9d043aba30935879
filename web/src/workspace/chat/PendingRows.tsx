import { Button, Progress, Text } from '@mantine/core';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { sizeInWords } from '@masthead/shared/platform/contract/upload.ts';
import styles from './message.module.css';
import { Quote } from './Quote.tsx';
import type { Pending } from './use-outbox.ts';
import type { Upload } from './use-uploads.ts';

interface Props {
  pending: Pending[];
  isWaiting: boolean;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

/** Messages that the server has not accepted yet, with their state. */
export function PendingRows({ pending, isWaiting, onRetry, onDiscard }: Props) {
  return pending.map(({ clientId, message, replyTo, refusal }) => (
    <li key={clientId} className={styles.pending} data-refused={refusal !== null || undefined}>
      {replyTo && <Quote quote={replyTo} />}
      <p className={styles.text}>{message}</p>
      <p className={styles.state} role="status">
        <span>{stateOf(refusal, isWaiting)}</span>
        {(refusal !== null || isWaiting) && (
          <>
            <Button size="compact-xs" variant="subtle" onClick={() => onRetry(clientId)}>
              Try now
            </Button>
            <Button
              size="compact-xs"
              variant="subtle"
              color="gray"
              onClick={() => onDiscard(clientId)}
            >
              Discard
            </Button>
          </>
        )}
      </p>
    </li>
  ));
}

function stateOf(refusal: string | null, isWaiting: boolean): string {
  if (refusal !== null) return `Not sent: ${refusal}`;
  return isWaiting ? 'Not sent yet. Trying again …' : 'Sending …';
}

interface UploadProps {
  uploads: Upload[];
  onCancel: (clientId: string) => void;
  onRetry: (upload: Upload) => void;
}

/** Files being uploaded. */
export function UploadRows({ uploads, onCancel, onRetry }: UploadProps) {
  return uploads.map((upload) => {
    const { clientId, file, part, canRetry } = upload;
    return (
      <li key={clientId} className={styles.pending} data-refused={part === null || undefined}>
        <p className={styles.fileName}>
          {file.name}{' '}
          <Text span inherit c="dimmed" fz="xs">
            {sizeInWords(file.size)}
          </Text>
        </p>
        <div className={styles.state}>
          {part === null ? (
            'Not uploaded.'
          ) : (
            <Progress
              className={styles.progress}
              value={part * 100}
              size="sm"
              aria-label={`Upload of ${file.name}`}
            />
          )}
          {part === null && canRetry && (
            <Button size="compact-xs" variant="subtle" onClick={() => onRetry(upload)}>
              {sentences.tryAgain}
            </Button>
          )}
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            aria-label={`${part === null ? 'Remove' : 'Cancel'} ${file.name}`}
            onClick={() => onCancel(clientId)}
          >
            {part === null ? 'Remove' : 'Cancel'}
          </Button>
        </div>
      </li>
    );
  });
}
