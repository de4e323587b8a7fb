import type { BankTransfer } from '../../adapters/http/contract/wizard/steps.ts';
import { transferCodeCopy } from '../copy/copying.pl.ts';
import { formatMoney } from '../format.ts';
import css from './TransferQrCode.module.css';

type TransferQrCodeProps = { readonly transfer: Pick<BankTransfer, 'Code' | 'NoCode'> };

/** A QR code with the transfer's data for banking apps. If there is no QR code, a text says why. */
export const TransferQrCode = ({ transfer: { Code, NoCode } }: TransferQrCodeProps) => {
  if (NoCode !== null) return <p className="muted">{transferCodeCopy[NoCode]}</p>;
  if (Code === null) return null;
  return (
    <figure className={css.code}>
      <svg
        role="img"
        aria-label={transferCodeCopy.title(formatMoney(Code.Amount))}
        viewBox={`0 0 ${Code.Size} ${Code.Size}`}
        shapeRendering="crispEdges"
      >
        <rect width={Code.Size} height={Code.Size} fill="#fff" />
        <path d={Code.Path} fill="#000" />
      </svg>
      <figcaption>
        <b>{transferCodeCopy.title(formatMoney(Code.Amount))}</b>
        <span>{transferCodeCopy.text}</span>
      </figcaption>
    </figure>
  );
};
