import { call } from '../../../../adapters/http/client/call.ts';
import { parseEnteredAmount } from '../../../../adapters/http/contract/codecs/amounts.ts';
import type { Voucher } from '../../../../adapters/http/contract/panel/codes.ts';
import { VOUCHER_AMOUNTS } from '../../../../adapters/http/contract/panel/voucher-amounts.ts';
import { formatMoney } from '../../../format.ts';
import { FormFailures } from '../../../forms/FormFailures.tsx';
import { errorsOrMessage, focusWhenShown, type Texts, useForm } from '../../../forms/use-form.ts';
import { useIdempotencyKey } from '../../../hooks/use-idempotency-key.ts';
import { Button } from '../../../parts/Button.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { isLoggedOut } from '../../../state/loaded.ts';
import { voucherErrors, vouchersCopy } from '../copy/panel-vouchers.pl.ts';
import css from '../frame/Panel.module.css';
import {
  type VoucherFaults,
  type VoucherFormField,
  voucherFaults,
  voucherRefusalFaults,
} from '../state/vouchers.ts';

const IDS: Readonly<Record<VoucherFormField, string>> = {
  description: 'voucher-opis',
  value: 'voucher-kwota',
};

const wordsOf = (faults: VoucherFaults): Texts<VoucherFormField> =>
  Object.fromEntries(
    Object.entries(faults).map(([field, code]) => [
      field,
      voucherErrors[field as VoucherFormField][code],
    ]),
  );

type Props = {
  readonly onMade: (voucher: Voucher) => void;
  readonly onCancel: () => void;
  readonly onLoggedOut: () => void;
};

/** The form keeps its values after every response. */
export const VoucherForm = ({ onMade, onCancel, onLoggedOut }: Props) => {
  const keyOf = useIdempotencyKey();
  const form = useForm({
    start: { description: '', value: '' },
    ids: IDS,
    check: (values) => wordsOf(voucherFaults(values)),
    send: async ({ description, value }) => {
      const body = { description: description.trim(), value: parseEnteredAmount(value) ?? '' };
      const answer = await call('voucherCreate', body, { idempotencyKey: keyOf(body) });
      if (answer.isOk()) return void onMade(answer.value.Voucher);
      if (isLoggedOut(answer.error)) return void onLoggedOut();
      return errorsOrMessage(wordsOf(voucherRefusalFaults(answer.error)), answer.error);
    },
  });
  const { field, busy } = form;

  return (
    <Panel title={vouchersCopy.formTitle}>
      <form className={`${css.form} ${css.narrow}`} onSubmit={form.submit} noValidate>
        <FormFailures form={form} title={vouchersCopy.failed} failed={vouchersCopy.failed} />
        <TextField
          ref={focusWhenShown}
          {...field('description')}
          label={vouchersCopy.description}
          hint={vouchersCopy.descriptionHint}
          maxLength={200}
        />
        <TextField
          {...field('value')}
          label={vouchersCopy.amount}
          hint={vouchersCopy.amountHint(
            formatMoney(VOUCHER_AMOUNTS.least),
            formatMoney(VOUCHER_AMOUNTS.most),
          )}
          inputMode="numeric"
          autoComplete="off"
        />
        <div className={css.actions}>
          <Button type="submit" busy={busy && vouchersCopy.busy}>
            {vouchersCopy.submit}
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onCancel}>
            {vouchersCopy.cancel}
          </Button>
        </div>
      </form>
    </Panel>
  );
};
