import { useEffect, useState } from 'react';
import { vouchersCopy } from '../../../copy/panel-vouchers.pl.ts';
import { Button } from '../../../parts/Button.tsx';
import css from './Extras.module.css';

/** Copies a code. Only a secure page may write to the clipboard; elsewhere the code is there to be marked. */
export const CopyButton = ({ code }: { readonly code: string }) => {
  const [can, setCan] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => setCan('clipboard' in navigator), []);
  if (!can) return null;
  const copy = () => void navigator.clipboard.writeText(code).then(() => setCopied(true));
  return (
    <span className={css.copy}>
      <Button kind="quiet" small icon="copy" aria-label={vouchersCopy.copyNamed(code)} onClick={copy}>
        {vouchersCopy.copy}
      </Button>
      <small role="status">{copied && vouchersCopy.copied}</small>
    </span>
  );
};
