import { schemaResolver, useForm } from '@mantine/form';
import { setUpEndpoints } from '@masthead/shared/people/set-up/set-up.endpoints.ts';
import { setUpMessages } from '@masthead/shared/people/set-up/set-up.messages.ts';
import { setUpCode, setUpSteps } from '@masthead/shared/people/set-up/set-up.ts';
import { useState } from 'react';
import { ApiError, call } from '../../platform/api/call.ts';
import { leave, toastAfterReload } from '../../platform/api/leave.ts';
import { pathTo } from '../../platform/api/links.tsx';
import { storeSession } from '../../platform/api/session.ts';
import { focusFirstError } from '../sign-in/SignInFrame.tsx';
import { forgetDraft, readDraft, type Step, saveDraft, steps, type Typed } from './set-up-draft.ts';

const schemas = { code: setUpCode, ...setUpSteps };

/** The step that asks for a field. */
const stepOf = (field: string) => steps.find((step) => field in schemas[step].shape);

/** The form over all steps. `onOver` is called when somebody else has finished the set-up. */
export function useSetUp(onOver: () => void) {
  const [draft] = useState(readDraft);
  const [step, setStep] = useState(draft.step);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Typed>({
    initialValues: draft.typed,
    validate: (typed) => schemaResolver(schemas[step], { sync: true })(typed),
    onValuesChange: (typed) => saveDraft({ step, typed }),
  });

  function go(to: Step): void {
    setFailure(null);
    saveDraft({ step: to, typed: form.getValues() });
    setStep(to);
  }

  async function take(typed: Typed): Promise<void> {
    if (step === 'code') {
      const { publisher } = await call(setUpEndpoints.check, { body: { code: typed.code } });
      if (publisher && !typed.publisher) form.setFieldValue('publisher', publisher);
      go('publisher');
    } else if (step === 'admin') {
      const { access_token } = await call(setUpEndpoints.finish, { body: typed });
      forgetDraft();
      storeSession(access_token);
      toastAfterReload(setUpMessages.done);
      leave.to(pathTo('home'));
    } else go(step === 'publisher' ? 'site' : 'admin');
  }

  /** Shows a refusal where it belongs: at its field, on the step that has it. */
  function refuse({ status, message, errors }: ApiError): void {
    const atField = errors.filter(({ path }) => path in form.getValues());
    const at = atField[0] && stepOf(atField[0].path);
    if (status === 409) onOver();
    else if (at) {
      if (at !== step) go(at);
      form.setErrors(Object.fromEntries(atField.map((each) => [each.path, each.message])));
    } else setFailure(message);
  }

  const onSubmit = form.onSubmit(async (typed) => {
    setFailure(null);
    try {
      await take(typed);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refuse(error);
    }
  }, focusFirstError(form.getInputNode));

  return { form, step, failure, go, onSubmit };
}
export type SetUp = ReturnType<typeof useSetUp>;
