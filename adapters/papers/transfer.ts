import type { PaperTransfer } from '../../application/ports/papers.ts';
import { MOST_IN_CODE } from '../../domain/payments/transfer-code.ts';
import { price } from '../words/amounts-and-days.pl.ts';
import type { Block } from './blocks.ts';
import { copy } from './copy.pl.ts';
import { accountInFours, amount } from './parts.ts';

const words = copy.transfer;

/** How what is due is paid by transfer, with the code that a telephone reads it from where there is one (R28, R31). */
export const transferBlocks = (transfer: PaperTransfer | null | undefined): readonly Block[] => {
  if (transfer === null || transfer === undefined) return [];
  const { recipient, account, title, code, amount: due } = transfer;
  const facts: Block = {
    kind: 'facts',
    rows: [
      [words.amount, amount(due)],
      [words.recipient, recipient],
      [words.account, accountInFours(account)],
      [words.title, title],
    ],
  };
  const drawn: readonly Block[] =
    code === null
      ? [{ kind: 'text', text: words.noCode(price(MOST_IN_CODE)) }]
      : [{ kind: 'code', code, alt: words.alt(amount(due)), title: words.scan, lines: [words.says(amount(due))] }];
  return [{ kind: 'heading', text: words.heading }, facts, ...drawn];
};
