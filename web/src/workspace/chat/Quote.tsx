import { CloseButton, UnstyledButton } from '@mantine/core';
import { chatMessages } from '@masthead/shared/workspace/chat/chat.ts';
import { type ChatQuote, quoteMessages } from '@masthead/shared/workspace/chat/chat-quotes.ts';
import { useContext } from 'react';
import textStyles from '../../platform/ui/text.module.css';
import styles from './quote.module.css';
import { RowCalls } from './row-calls.ts';

/** What a message replies to; a click leads there. */
export function Quote({ quote: { id, name, words } }: { quote: ChatQuote }) {
  const { jump } = useContext(RowCalls);
  const said = (
    <>
      <span className={styles.name}>
        <span className={textStyles.hidden}>{quoteMessages.inReplyTo} </span>
        {name}
      </span>{' '}
      <span className={textStyles.line}>{words ?? chatMessages.deleted}</span>
    </>
  );
  // Why: a message that is no longer kept is nowhere.
  if (name === null) return <p className={styles.quote}>{said}</p>;
  return (
    <UnstyledButton className={styles.quote} onClick={() => jump(id)}>
      {said}
    </UnstyledButton>
  );
}

/** Above the field: what the message will reply to. */
export function Replying({ quote, onCancel }: { quote: ChatQuote; onCancel: () => void }) {
  return (
    <div className={styles.replying}>
      <p className={styles.quote}>
        <span className={styles.name}>{quoteMessages.replyingTo(quote.name ?? '')}</span>{' '}
        <span className={textStyles.line}>{quote.words ?? chatMessages.deleted}</span>
      </p>
      <CloseButton aria-label={quoteMessages.cancel} onClick={onCancel} />
    </div>
  );
}
