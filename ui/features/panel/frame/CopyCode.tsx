import { CopyButton } from '../../../parts/words/CopyButton.tsx';
import { vouchersCopy } from '../copy/panel-vouchers.pl.ts';
import css from './CopyCode.module.css';

export const CopyCode = ({ code }: { readonly code: string }) => (
  <span className={css.copy}>
    <CopyButton
      kind="quiet"
      text={code}
      action={vouchersCopy.copy}
      named={vouchersCopy.copyNamed(code)}
    />
  </span>
);
