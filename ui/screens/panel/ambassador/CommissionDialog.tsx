import { type FormEvent, useId, useState } from 'react';
import { call } from '../../../../adapters/http/client/call.ts';
import type { AmbassadorCode } from '../../../../adapters/http/contract/panel/ambassadors.ts';
import { ambassadorCopy } from '../../../copy/panel-ambassador.pl.ts';
import { money } from '../../../format.ts';
import { Button } from '../../../parts/Button.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useClickKey } from '../../../state/clickKey.ts';
import { isLoggedOut } from '../../../state/loaded.ts';
import { typedAmount } from '../../../state/panel/vouchers.ts';
import css from '../frame/Panel.module.css';

type Props = {
  /** Null while nothing is asked. */
  readonly code: AmbassadorCode | null;
  readonly onClose: () => void;
  /** With the voucher's code. */
  readonly onMade: (voucher: string) => void;
  readonly onLoggedOut: () => void;
};

/** Asks how much of a code's commission becomes a voucher; all of it stands there already (A-068, R40). */
export const CommissionDialog = ({ code, onClose, onMade, onLoggedOut }: Props) => (
  <Dialog open={code !== null} onClose={onClose} title={code === null ? ambassadorCopy.voucher : ambassadorCopy.askTitle(code.Name)}>
    {code !== null && <CommissionForm key={code.Id} code={code} onClose={onClose} onMade={onMade} onLoggedOut={onLoggedOut} />}
  </Dialog>
);

/** What stands in the window: the amount, and what became of it. */
export const CommissionForm = ({ code, onClose, onMade, onLoggedOut }: Props & { readonly code: AmbassadorCode }) => {
  const [typed, setTyped] = useState(() => code.AmbassadorCommission.replace('.', ','));
  const [error, setError] = useState<string | undefined>();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const keyOf = useClickKey();
  const id = useId();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const value = typedAmount(typed);
    setFailed(false);
    setError(value === null ? ambassadorCopy.amountMissing : undefined);
    if (value === null) return document.getElementById(id)?.focus();
    setBusy(true);
    const body = { codeId: code.Id, value };
    const answer = await call('commissionVoucher', body, { idempotencyKey: keyOf(body) });
    setBusy(false);
    if (answer.isOk()) return onMade(answer.value.Code);
    if (isLoggedOut(answer.error)) {
      onClose();
      return onLoggedOut();
    }
    setFailed(true);
  };

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <p>{ambassadorCopy.askText(money(code.AmbassadorCommission))}</p>
      {failed && <Notice kind="error" title={ambassadorCopy.notGenerated} live />}
      <TextField
        id={id}
        label={ambassadorCopy.amount}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
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
