import { Button } from '@mantine/core';
import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { viewAsMessages } from '@masthead/shared/platform/access/view-as.ts';
import { readOnlyEndpoints } from '@masthead/shared/platform/system/read-only.endpoints.ts';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../platform/api/call.ts';
import { follow } from '../platform/api/live.ts';
import { changeUser, endView, useUser } from '../platform/api/session.ts';
import { noteTouched } from '../platform/api/touched.ts';
import textStyles from '../platform/ui/text.module.css';
import styles from './read-only.module.css';
import viewStyles from './view-banner.module.css';

/** Above so many characters, the sentence takes more than two lines on a phone. */
const long = 100;

/** Follows read-only mode; its sentence stays in view on every screen while it is on. */
export function ReadOnly() {
  const { readOnly, viewedBy } = useUser();
  const read = useEffectEvent(async (topic?: string) => {
    // Why: whoever connects while it is on is told so; otherwise only its end can have been missed.
    if (topic === undefined && readOnly === undefined) return;
    const user = await call(authEndpoints.session).catch(() => null);
    if (!user || user.readOnly === readOnly) return;
    changeUser({ readOnly: user.readOnly });
    noteTouched({ touches: readOnlyEndpoints.change.touches ?? [] });
  });
  useEffect(
    () =>
      follow({
        topic: 'read-only',
        wantsEarlier: true,
        onWord: (topic) => void read(topic),
        onLine: () => {},
      }),
    [],
  );
  if (readOnly === undefined) return null;
  const classes = [styles.banner, readOnly.length > long && styles.long, viewedBy && styles.second];
  return (
    <div className={classes.filter(Boolean).join(' ')} role="status">
      <span>{readOnly}</span>
    </div>
  );
}

/** Stays in view on every screen while an admin sees the product as somebody else. */
export function ViewBanner({ name }: { name: string }) {
  return (
    <section className={viewStyles.banner} aria-label="View as another person">
      <span className={`${textStyles.lines} ${viewStyles.words}`}>
        {viewAsMessages.nothingCanChange(name)}
      </span>
      <Button
        className={viewStyles.back}
        size="compact-sm"
        variant="default"
        onClick={() => void endView()}
      >
        {viewAsMessages.back}
      </Button>
    </section>
  );
}
