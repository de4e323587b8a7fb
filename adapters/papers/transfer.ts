import type { PaperTransfer } from '../../application/ports/papers.ts';
import { MOST_IN_CODE } from '../../domain/payments/transfer-code.ts';
import { formatPrice } from '../words/amounts-and-days.pl.ts';
import type { PaperBlock } from './blocks.ts';
import { paperCopy } from './copy.pl.ts';
import { formatAmount, formatBankAccount } from './parts.ts';

const words = paperCopy.transfer;

export const transferPaperBlocks = (
  transfer: PaperTransfer | null | undefined,
): readonly PaperBlock[] => {
  if (transfer === null || transfer === undefined) return [];
  const { recipient, account, title, code, amount: due } = transfer;
  const facts: PaperBlock = {
    kind: 'facts',
    rows: [
      [words.amount, formatAmount(due)],
      [words.recipient, recipient],
      [words.account, formatBankAccount(account)],
      [words.title, title],
    ],
  };
  const drawn: readonly PaperBlock[] =
    code === null
      ? [{ kind: 'text', text: words.noCode(formatPrice(MOST_IN_CODE)) }]
      : [
          {
            kind: 'code',
            code,
            alt: words.alt(formatAmount(due)),
            title: words.scan,
            lines: [words.says(formatAmount(due))],
          },
        ];
  return [{ kind: 'heading', text: words.heading }, facts, ...drawn];
};
