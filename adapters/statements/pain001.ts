import { DOMImplementation, type Element, XMLSerializer } from '@xmldom/xmldom';
import type { RefundOrder } from '../../application/ports/bank/bank.ts';
import type { Day } from '../../domain/calendar.ts';
import { type Money, sum } from '../../domain/money.ts';
import { transliterate } from '../../domain/text/transliterate.ts';
import { refundTitle, unnamed } from './copy.pl.ts';

export type RefundBatch = {
  readonly recipient: string;
  readonly account: string;
  readonly refunds: readonly (Pick<RefundOrder, 'id' | 'bookingId' | 'amount'> & {
    readonly account: string;
    readonly recipient: string;
  })[];
};

export type PaymentFile = {
  readonly id: string;
  readonly at: string;
  readonly day: Day;
  readonly batches: readonly RefundBatch[];
};

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.03';
const LONGEST_NAME = 70;

const decimal = (amount: Money): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

type Tree = readonly (readonly [string, string | Tree])[];

const grown = (parent: Element, tree: Tree): void => {
  for (const [name, content] of tree) {
    const element = parent.ownerDocument?.createElementNS(NAMESPACE, name);
    if (element === undefined) continue;
    if (typeof content === 'string') element.textContent = content;
    else grown(element, content);
    // A refund is always in złoty, even if the account has another currency.
    if (name === 'InstdAmt') element.setAttribute('Ccy', 'PLN');
    parent.appendChild(element);
  }
};

const counted = (amounts: readonly Money[]): Tree => [
  ['NbOfTxs', String(amounts.length)],
  ['CtrlSum', decimal(sum(amounts))],
];

const account = (digits: string): Tree => [['Id', [['IBAN', `PL${digits}`]]]];
/** Makes a text valid for SEPA: replaces `&` and `_`, removes other special characters. */
const sepaText = (text: string): string =>
  transliterate(text)
    .replaceAll('&', '+')
    .replaceAll('_', '-')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns a name in Latin characters for SEPA. If none are left: „Klient”. */
const named = (name: string): Tree => {
  const written = sepaText(name).slice(0, LONGEST_NAME).trim();
  return [['Nm', /[A-Za-z0-9]/.test(written) ? written : unnamed]];
};

const transfer = ({
  id,
  bookingId,
  amount,
  account: to,
  recipient,
}: RefundBatch['refunds'][number]): Tree => [
  ['PmtId', [['EndToEndId', id]]],
  ['Amt', [['InstdAmt', decimal(amount)]]],
  ['Cdtr', named(recipient)],
  ['CdtrAcct', account(to)],
  ['RmtInf', [['Ustrd', sepaText(refundTitle(bookingId, id))]]],
];

const batch = (
  { id, day }: PaymentFile,
  { recipient, account: from, refunds }: RefundBatch,
  index: number,
): Tree => [
  ['PmtInfId', `${id}-${index + 1}`],
  ['PmtMtd', 'TRF'],
  ...counted(refunds.map(({ amount }) => amount)),
  ['ReqdExctnDt', day],
  ['Dbtr', named(recipient)],
  ['DbtrAcct', account(from)],
  ['DbtrAgt', [['FinInstnId', [['Othr', [['Id', 'NOTPROVIDED']]]]]]],
  ['ChrgBr', 'SLEV'],
  ...refunds.map((refund): readonly [string, Tree] => ['CdtTrfTxInf', transfer(refund)]),
];

/** Writes a payment file for the bank, with refunds by transfer (ISO 20022, pain.001.001.03). */
export const refundPaymentFileXml = (file: PaymentFile): string => {
  const document = new DOMImplementation().createDocument(NAMESPACE, 'Document');
  const root = document.documentElement;
  const amounts = file.batches.flatMap(({ refunds }) => refunds.map(({ amount }) => amount));
  if (root !== null)
    grown(root, [
      [
        'CstmrCdtTrfInitn',
        [
          [
            'GrpHdr',
            [
              ['MsgId', file.id],
              ['CreDtTm', file.at],
              ...counted(amounts),
              ['InitgPty', named(file.batches[0]?.recipient ?? '')],
            ],
          ],
          ...file.batches.map((each, index): readonly [string, Tree] => [
            'PmtInf',
            batch(file, each, index),
          ]),
        ],
      ],
    ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document, { requireWellFormed: true })}\n`;
};
