import { Button, Group, Loader, Text } from '@mantine/core';
import { setUpEndpoints } from '@masthead/shared/people/set-up/set-up.endpoints.ts';
import { setUpMessages } from '@masthead/shared/people/set-up/set-up.messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, queryOf } from '../../platform/api/call.ts';
import { pathTo, ScreenLink } from '../../platform/api/links.tsx';
import { Notice, SignInFrame } from '../sign-in/SignInFrame.tsx';
import { AdminStep, CodeStep, PublisherStep, SiteStep } from './SetUpSteps.tsx';
import styles from './set-up.module.css';
import { type Step, steps } from './set-up-draft.ts';
import { type SetUp, useSetUp } from './use-set-up.ts';

/** Decision 139: three steps that set up a new database without demo data, after the one-time code. */
export function SetUpPage() {
  return (
    <SignInFrame title="Set up">
      <Card />
    </SignInFrame>
  );
}

function Card() {
  const [isOver, setOver] = useState(false);
  const { error, refetch, isFetching, isPending } = useQuery({
    ...queryOf(setUpEndpoints.state),
    // Why: what is typed stays in place until a call says that the set-up is over.
    refetchOnWindowFocus: false,
    retry: false,
    meta: { isQuiet: true },
  });
  if (isOver || (error instanceof ApiError && error.status === 404)) return <OverCard />;
  if (isPending)
    return (
      <div className={styles.loading} aria-busy>
        <Loader size="sm" aria-label="Loading" />
      </div>
    );
  if (error)
    return (
      <div className={styles.steps}>
        <h1 tabIndex={-1}>{setUpMessages.codeTitle}</h1>
        <Notice isFailure>{setUpMessages.loadFailed}</Notice>
        <Button size="md" fullWidth loading={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  return <StepCard onOver={() => setOver(true)} />;
}

/** For whoever comes too late. */
function OverCard() {
  return (
    <div className={styles.steps}>
      <h1 tabIndex={-1}>{setUpMessages.codeTitle}</h1>
      <Notice>{setUpMessages.isOver}</Notice>
      <Text ta="center">
        <ScreenLink to={pathTo('login')}>Sign in</ScreenLink>
      </Text>
    </div>
  );
}

interface Look {
  title: string;
  hint?: string;
  Fields: (props: Pick<SetUp, 'form'>) => React.ReactNode;
  next: string;
}
const looks: Record<Step, Look> = {
  code: { title: setUpMessages.codeTitle, Fields: CodeStep, next: 'Continue' },
  publisher: { title: 'Publisher', Fields: PublisherStep, next: 'Continue' },
  site: { title: 'First site', hint: setUpMessages.siteHint, Fields: SiteStep, next: 'Continue' },
  admin: { title: 'Your account', Fields: AdminStep, next: 'Finish set-up' },
};

function StepCard({ onOver }: { onOver: () => void }) {
  const { form, step, failure, go, onSubmit } = useSetUp(onOver);
  const { title, hint, Fields, next } = looks[step];
  const before = steps[steps.indexOf(step) - 1];
  return (
    // Why a key: each step begins with the focus in its first field.
    <form key={step} onSubmit={onSubmit} noValidate aria-labelledby="set-up-step">
      {step !== 'code' && <Progress step={step} />}
      <h1 id="set-up-step" tabIndex={-1}>
        {title}
      </h1>
      {failure && <Notice isFailure>{failure}</Notice>}
      <Fields form={form} />
      {hint && <p className={styles.hint}>{hint}</p>}
      <Group grow wrap="nowrap" className={styles.buttons}>
        {before && (
          <Button variant="default" size="md" onClick={() => go(before)} disabled={form.submitting}>
            Back
          </Button>
        )}
        <Button type="submit" size="md" loading={form.submitting}>
          {next}
        </Button>
      </Group>
    </form>
  );
}

/** Where a person is, of three. */
function Progress({ step }: { step: Step }) {
  const shown = steps.slice(1);
  const at = shown.indexOf(step);
  return (
    <div>
      <p className={styles.count}>
        Step {at + 1} of {shown.length}
      </p>
      <ol className={styles.progress}>
        {shown.map((each, place) => (
          <li
            key={each}
            data-done={place <= at || undefined}
            aria-current={each === step ? 'step' : undefined}
            aria-label={looks[each].title}
          />
        ))}
      </ol>
    </div>
  );
}
