import { CopyButton } from '../../../parts/words/CopyButton.tsx';
import { vouchersCopy } from '../copy/panel-vouchers.pl.ts';
import css from './CopyCodeButton.module.css';

export const CopyCodeButton = ({ code }: { readonly code: string }) => (
  <span className={css.copy}>
    <CopyButton
      kind="quiet"
      text={code}
      action={vouchersCopy.copy}
      named={vouchersCopy.copyNamed(code)}
    />
  </span>
);
