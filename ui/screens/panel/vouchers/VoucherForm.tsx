import { type FormEvent, useEffect, useState } from 'react';
import { call } from '../../../../adapters/http/client/call.ts';
import { VOUCHER_AMOUNTS } from '../../../../adapters/http/contract/panel/voucher-amounts.ts';
import type { Voucher } from '../../../../adapters/http/contract/panel/vouchers.ts';
import { type VoucherField, voucherErrors, vouchersCopy } from '../../../copy/panel-vouchers.pl.ts';
import { money } from '../../../format.ts';
import { Button } from '../../../parts/Button.tsx';
import { ErrorSummary } from '../../../parts/ErrorSummary.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useClickKey } from '../../../state/clickKey.ts';
import { isLoggedOut } from '../../../state/loaded.ts';
import { refusedVoucher, typedAmount, type VoucherFaults, voucherFaults } from '../../../state/panel/vouchers.ts';
import { type Trouble, troubleOf } from '../../account/trouble.ts';
import css from '../frame/Panel.module.css';

const IDS: Readonly<Record<VoucherField, string>> = { description: 'voucher-opis', value: 'voucher-kwota' };
const FIELDS: readonly VoucherField[] = ['description', 'value'];

type Props = { readonly onMade: (voucher: Voucher) => void; readonly onCancel: () => void; readonly onLoggedOut: () => void };

/** A new gift voucher: what for, and how much. What was typed stays after every answer. */
export const VoucherForm = ({ onMade, onCancel, onLoggedOut }: Props) => {
  const [typed, setTyped] = useState({ description: '', value: '' });
  const [faults, setFaults] = useState<VoucherFaults>({});
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const keyOf = useClickKey();
  // The button that opened the form is gone: its first field takes the focus.
  useEffect(() => {
    document.getElementById(IDS.description)?.focus();
  }, []);

  const errorOf = (field: VoucherField): string | undefined => {
    const code = faults[field];
    return code === undefined ? undefined : voucherErrors[field][code];
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const found = voucherFaults(typed);
    setFaults(found);
    setTrouble(null);
    setAttempt(attempt + 1);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const body = { description: typed.description.trim(), value: typedAmount(typed.value) ?? '' };
    const answer = await call('voucherCreate', body, { idempotencyKey: keyOf(body) });
    if (answer.isOk()) return onMade(answer.value.Voucher);
    setBusy(false);
    if (isLoggedOut(answer.error)) return onLoggedOut();
    const refused = refusedVoucher(answer.error);
    setFaults(refused);
    setAttempt(attempt + 2);
    if (Object.keys(refused).length === 0) setTrouble(troubleOf(answer.error));
  };

  return (
    <Panel title={vouchersCopy.formTitle}>
      <form className={`${css.form} ${css.narrow}`} onSubmit={submit} noValidate>
        {trouble && (
          <Notice kind="error" title={vouchersCopy.failed} live>
            {trouble.text}
          </Notice>
        )}
        <ErrorSummary
          title={vouchersCopy.failed}
          attempt={attempt}
          faults={FIELDS.flatMap((field) => {
            const words = errorOf(field);
            return words === undefined ? [] : [{ fieldId: IDS[field], text: words }];
          })}
        />
        <TextField
          id={IDS.description}
          label={vouchersCopy.description}
          hint={vouchersCopy.descriptionHint}
          maxLength={200}
          value={typed.description}
          error={errorOf('description')}
          onChange={({ target }) => setTyped({ ...typed, description: target.value })}
        />
        <TextField
          id={IDS.value}
          label={vouchersCopy.amount}
          hint={vouchersCopy.amountHint(money(VOUCHER_AMOUNTS.least), money(VOUCHER_AMOUNTS.most))}
          inputMode="numeric"
          autoComplete="off"
          value={typed.value}
          error={errorOf('value')}
          onChange={({ target }) => setTyped({ ...typed, value: target.value })}
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
