import type { BankTransfer } from '../../adapters/http/contract/wizard/steps.ts';
import { transferCodeCopy } from '../copy/transfer-code.pl.ts';
import { money } from '../format.ts';
import css from './TransferCode.module.css';

/** The code that a bank's program reads a transfer from, with the sum that it is for; where there can be none, a word why. */
export const TransferCode = ({ transfer: { Code, NoCode } }: { readonly transfer: Pick<BankTransfer, 'Code' | 'NoCode'> }) => {
  if (NoCode !== null) return <p className="muted">{transferCodeCopy[NoCode]}</p>;
  if (Code === null) return null;
  return (
    <figure className={css.code}>
      <svg
        role="img"
        aria-label={transferCodeCopy.title(money(Code.Amount))}
        viewBox={`0 0 ${Code.Size} ${Code.Size}`}
        shapeRendering="crispEdges"
      >
        <rect width={Code.Size} height={Code.Size} fill="#fff" />
        <path d={Code.Path} fill="#000" />
      </svg>
      <figcaption>
        <b>{transferCodeCopy.title(money(Code.Amount))}</b>
        <span>{transferCodeCopy.text}</span>
      </figcaption>
    </figure>
  );
};
