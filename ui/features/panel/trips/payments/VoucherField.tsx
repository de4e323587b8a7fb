import { useId } from 'react';
import { call } from '../../../../../adapters/http/client/call.ts';
import type { ApiFailure } from '../../../../../adapters/http/client/failure.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { Button } from '../../../../parts/Button.tsx';
import { Panel } from '../../../../parts/Panel.tsx';
import { TextField } from '../../../../parts/TextField.tsx';
import { voucherCopy, voucherReasons } from '../../copy/panel-trip-payments.pl.ts';
import type { TripProps } from '../frame/trip-props.ts';
import { showRefusal } from '../frame/use-wish.ts';
import shared from '../shared.module.css';
import css from './payments.module.css';

/** The text of a refused voucher; null if the failure is not about its code. */
export const voucherText = (failure: ApiFailure): string | null => {
  if (
    failure.kind !== 'refused' ||
    failure.status === 401 ||
    failure.status >= 500 ||
    failure.code === 'changedElsewhere'
  )
    return null;
  if (failure.code === 'voucherTooLate') return voucherCopy.wrongType;
  const reason = voucherReasons[failure.code ?? ''];
  return reason === undefined ? voucherCopy.bad : `${voucherCopy.bad}. ${reason}`;
};

/** A gift voucher counts as a payment (A-065, R25). */
export const VoucherField = (props: TripProps) => {
  const { trip, reload, tell } = props;
  const id = useId();
  const { values, put, errors, forget, busy, submit } = useForm({
    start: { code: '' },
    ids: { code: id },
    check: ({ code }) => (code.trim() === '' ? { code: voucherCopy.empty } : {}),
    send: async ({ code }, put) => {
      tell(null);
      const body = { reservationId: trip.ReservationId, voucherCode: code.trim(), userNum: 1 };
      const answer = await call('voucherRedeem', body, { expectedVersion: trip.Version });
      if (answer.isErr()) {
        const text = voucherText(answer.error);
        return text === null
          ? void showRefusal(props, answer.error, voucherCopy.failed)
          : { errors: { code: text } };
      }
      await reload();
      put({ code: '' });
      return void tell({ kind: 'good', title: voucherCopy.redeemed });
    },
  });
  return (
    <Panel title={voucherCopy.title}>
      <p className="muted">{voucherCopy.text}</p>
      <form className={css.voucher} onSubmit={submit} noValidate>
        <TextField
          id={id}
          label={voucherCopy.code}
          error={errors.code}
          value={values.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          onChange={({ target }) => {
            put({ code: target.value });
            forget();
            tell(null);
          }}
        />
        <p role="status" className="vh">
          {errors.code}
        </p>
        <p className={`${shared.actions} ${shared.small}`}>
          <Button kind="line" small type="submit" busy={busy && voucherCopy.redeeming}>
            {voucherCopy.redeem}
          </Button>
          {voucherCopy.atOnce}
        </p>
      </form>
    </Panel>
  );
};
