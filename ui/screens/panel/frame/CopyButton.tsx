import { vouchersCopy } from '../../../copy/panel-vouchers.pl.ts';
import { useCopying } from '../../../hooks/useCopying.ts';
import { Button } from '../../../parts/Button.tsx';
import css from './CopyButton.module.css';

/** Copies a code, quietly beside it in a row. */
export const CopyButton = ({ code }: { readonly code: string }) => {
  const { able, copied, copy } = useCopying(code);
  if (!able) return null;
  return (
    <span className={css.copy}>
      <Button kind="quiet" small icon="copy" aria-label={vouchersCopy.copyNamed(code)} onClick={copy}>
        {vouchersCopy.copy}
      </Button>
      <small role="status">{copied && vouchersCopy.copied}</small>
    </span>
  );
};
