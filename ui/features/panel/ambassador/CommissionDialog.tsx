import { useId } from 'react';
import { call } from '../../../../adapters/http/client/call.ts';
import { parseTypedAmount } from '../../../../adapters/http/contract/codecs/amounts.ts';
import type { AmbassadorCode } from '../../../../adapters/http/contract/panel/ambassadors.ts';
import { formatMoney } from '../../../format.ts';
import { FormFailures } from '../../../forms/FormFailures.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useClickKey } from '../../../hooks/use-click-key.ts';
import { Button } from '../../../parts/Button.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { isLoggedOut } from '../../../state/loaded.ts';
import { ambassadorCopy } from '../copy/panel-ambassador.pl.ts';
import css from '../frame/Panel.module.css';

type Props = {
  readonly code: AmbassadorCode | null;
  readonly onClose: () => void;
  readonly onMade: (voucher: string) => void;
  readonly onLoggedOut: () => void;
};

/** The default payout is the whole commission (A-068, R40). */
export const CommissionDialog = ({ code, onClose, onMade, onLoggedOut }: Props) => (
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

export const CommissionForm = ({
  code,
  onClose,
  onMade,
  onLoggedOut,
}: Props & { readonly code: AmbassadorCode }) => {
  const keyOf = useClickKey();
  const id = useId();
  const form = useForm({
    start: () => ({ amount: code.AmbassadorCommission.replace('.', ',') }),
    ids: { amount: id },
    focus: 'field',
    check: ({ amount }) =>
      parseTypedAmount(amount) === null ? { amount: ambassadorCopy.amountMissing } : {},
    send: async ({ amount }) => {
      const body = { codeId: code.Id, value: parseTypedAmount(amount) ?? '' };
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
