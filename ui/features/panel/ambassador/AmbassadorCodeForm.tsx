import { useId } from 'react';
import { type ApiFailure, call } from '../../../../adapters/http/client/call.ts';
import { normalizeEnteredAmount } from '../../../../adapters/http/contract/codecs/amounts.ts';
import type { AmbassadorCode } from '../../../../adapters/http/contract/panel/codes.ts';
import { formatMoney } from '../../../format.ts';
import { FormFailures } from '../../../forms/FormFailures.tsx';
import { focusOnMount, messageOfFormFailure, useForm } from '../../../forms/use-form.ts';
import { useIdempotencyKey } from '../../../hooks/use-idempotency-key.ts';
import { Button } from '../../../parts/Button.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { isLoggedOut } from '../../../state/loaded.ts';
import { ambassadorCopy } from '../copy/panel-ambassador.pl.ts';
import css from '../frame/Panel.module.css';

type CommissionDialogProps = {
  readonly code: AmbassadorCode | null;
  readonly onClose: () => void;
  readonly onMade: (voucher: string) => void;
  readonly onLoggedOut: () => void;
};

/** The default payout is the whole commission (A-068, R40). */
export const CommissionDialog = ({ code, onClose, onMade, onLoggedOut }: CommissionDialogProps) => (
  <Dialog
    open={code !== null}
    onClose={onClose}
    title={code === null ? ambassadorCopy.voucher : ambassadorCopy.askTitle(code.Name)}
  >
    {code !== null && (
      <CommissionForm
        key={code.Id}
        code={code}
        onClose={onClose}
        onMade={onMade}
        onLoggedOut={onLoggedOut}
      />
    )}
  </Dialog>
);

const CommissionForm = ({
  code,
  onClose,
  onMade,
  onLoggedOut,
}: CommissionDialogProps & { readonly code: AmbassadorCode }) => {
  const keyOf = useIdempotencyKey();
  const id = useId();
  const form = useForm({
    start: () => ({ amount: code.AmbassadorCommission.replace('.', ',') }),
    ids: { amount: id },
    focus: 'field',
    check: ({ amount }) =>
      normalizeEnteredAmount(amount) === null ? { amount: ambassadorCopy.amountMissing } : {},
    send: async ({ amount }) => {
      const body = { codeId: code.Id, value: normalizeEnteredAmount(amount) ?? '' };
      const answer = await call('commissionVoucher', body, { idempotencyKey: keyOf(body) });
      if (answer.isOk()) return void onMade(answer.value.Code);
      if (isLoggedOut(answer.error)) {
        onClose();
        return void onLoggedOut();
      }
      return { failureMessage: { title: ambassadorCopy.notGenerated, text: '' } };
    },
  });
  const { field, busy } = form;

  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <p>{ambassadorCopy.askText(formatMoney(code.AmbassadorCommission))}</p>
      <FormFailures form={form} />
      <TextField
        {...field('amount')}
        label={ambassadorCopy.amount}
        inputMode="decimal"
        autoComplete="off"
      />
      <div className={css.actions}>
        <Button type="submit" busy={busy && ambassadorCopy.generating}>
          {ambassadorCopy.generate}
        </Button>
        <Button kind="line" onClick={onClose}>
          {ambassadorCopy.cancel}
        </Button>
      </div>
    </form>
  );
};

const IDS = { name: 'kod-nazwa' } as const;

/** True if the server refused a new code's name: wrong format or already in use. */
export const isCodeNameRefused = (failure: ApiFailure): boolean =>
  failure.kind === 'refused' &&
  (failure.status === 409 || failure.errors.some(({ field }) => field === 'name'));

type Props = {
  readonly onMade: (code: AmbassadorCode) => void;
  readonly onCancel: () => void;
  readonly onLoggedOut: () => void;
};

/**
 * The form asks only for the code's name, because rebate and commission are brand settings.
 */
export const AmbassadorCodeForm = ({ onMade, onCancel, onLoggedOut }: Props) => {
  const form = useForm({
    start: { name: '' },
    ids: IDS,
    focus: 'field',
    check: ({ name }) => (name.trim() === '' ? { name: ambassadorCopy.nameMissing } : {}),
    send: async ({ name }) => {
      const answer = await call('ambassadorCodeCreate', { name: name.trim() });
      if (answer.isOk()) return void onMade(answer.value.AmbassadorCode);
      if (isLoggedOut(answer.error)) return void onLoggedOut();
      return isCodeNameRefused(answer.error)
        ? { errors: { name: ambassadorCopy.nameRefused } }
        : { failureMessage: messageOfFormFailure(answer.error) };
    },
  });
  const { field, busy } = form;

  return (
    <Panel title={ambassadorCopy.formTitle}>
      <form className={`${css.form} ${css.narrow}`} onSubmit={form.submit} noValidate>
        <FormFailures form={form} failed={ambassadorCopy.failed} />
        <TextField
          ref={focusOnMount}
          {...field('name')}
          label={ambassadorCopy.name}
          hint={ambassadorCopy.nameHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
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
