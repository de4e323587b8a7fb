import { call } from '../../../../adapters/http/client/call.ts';
import type { ApiFailure } from '../../../../adapters/http/client/failure.ts';
import type { AmbassadorCode } from '../../../../adapters/http/contract/panel/ambassadors.ts';
import { FormFailures } from '../../../forms/FormFailures.tsx';
import { messageOfFailure } from '../../../forms/failure-message.ts';
import { focusWhenShown, useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../parts/Button.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { isLoggedOut } from '../../../state/loaded.ts';
import { ambassadorCopy } from '../copy/panel-ambassador.pl.ts';
import css from '../frame/Panel.module.css';

const IDS = { name: 'kod-nazwa' } as const;

/** The server refuses a name of a code for its format or because it is in use. */
export const isNameRefused = (failure: ApiFailure): boolean =>
  failure.kind === 'refused' &&
  (failure.status === 409 || failure.errors.some(({ field }) => field === 'name'));

type Props = {
  readonly onMade: (code: AmbassadorCode) => void;
  readonly onCancel: () => void;
  readonly onLoggedOut: () => void;
};

/** The form asks only for the code's name, because the amounts are brand settings. */
export const CodeForm = ({ onMade, onCancel, onLoggedOut }: Props) => {
  const form = useForm({
    start: { name: '' },
    ids: IDS,
    focus: 'field',
    check: ({ name }) => (name.trim() === '' ? { name: ambassadorCopy.nameMissing } : {}),
    send: async ({ name }) => {
      const answer = await call('ambassadorCodeCreate', { name: name.trim() });
      if (answer.isOk()) return void onMade(answer.value.AmbassadorCode);
      if (isLoggedOut(answer.error)) return void onLoggedOut();
      return isNameRefused(answer.error)
        ? { errors: { name: ambassadorCopy.nameRefused } }
        : { failureMessage: messageOfFailure(answer.error) };
    },
  });
  const { field, busy } = form;

  return (
    <Panel title={ambassadorCopy.formTitle}>
      <form className={`${css.form} ${css.narrow}`} onSubmit={form.submit} noValidate>
        <FormFailures form={form} failed={ambassadorCopy.failed} />
        <TextField
          ref={focusWhenShown}
          {...field('name')}
          label={ambassadorCopy.name}
          hint={ambassadorCopy.nameHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
        />
        <div className={css.actions}>
          <Button type="submit" busy={busy && ambassadorCopy.busy}>
            {ambassadorCopy.submit}
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onCancel}>
            {ambassadorCopy.cancel}
          </Button>
        </div>
      </form>
    </Panel>
  );
};
