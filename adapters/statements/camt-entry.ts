import { ok, Result } from 'neverthrow';
import type { Money } from '../../domain/money.ts';
import { accountOf, type Counterparty, type StatementLine } from '../../domain/statements/line.ts';
import { dayIn, hundredthsOf } from './amounts-and-days.ts';
import { copyText, oneLine, type Read, refuseStatement } from './problems.ts';
import { childOf, childrenOf, type XmlElement } from './xml.ts';

export const textIn = (parent: XmlElement | undefined, ...path: readonly string[]): string =>
  oneLine(childOf(parent, ...path)?.text ?? '');

export const firstText = (...texts: readonly string[]): string =>
  texts.find((text) => text !== '') ?? '';

export const accountIn = (account: XmlElement | undefined): string =>
  accountOf(firstText(textIn(account, 'Id', 'IBAN'), textIn(account, 'Id', 'Othr', 'Id')));

/** CdtDbtInd has the direction of the money even for a reversal. */
export const signedAmountOf = (
  owner: XmlElement,
  amount: XmlElement | undefined,
  indicator: string,
): Read<Money> => {
  const hundredths = hundredthsOf(amount?.text ?? '');
  if (hundredths === null || (amount?.currency ?? '') === '')
    return refuseStatement('badAmount', (amount ?? owner).line, `${owner.tag}/Amt`);
  if (indicator !== 'CRDT' && indicator !== 'DBIT')
    return refuseStatement('badSign', owner.line, `${owner.tag}/CdtDbtInd`);
  return ok(indicator === 'CRDT' ? hundredths : 0 - hundredths);
};

/** Banks write NOTPROVIDED and NONREF if a payment has no number; then this returns ''. */
const numberIn = (text: string): string => (/^(NOTPROVIDED|NONREF)$/i.test(text) ? '' : text);

const nameIn = (party: XmlElement | undefined): string =>
  firstText(textIn(party, 'Nm'), textIn(party, 'Pty', 'Nm'));

/** If the ultimate party has another name, the direct one is a clearing house and no payer. */
const partyIn = (details: XmlElement | undefined, cameIn: boolean): Counterparty => {
  const parties = childOf(details, 'RltdPties');
  const side = cameIn ? 'Dbtr' : 'Cdtr';
  const [name, ultimate] = [
    nameIn(childOf(parties, side)),
    nameIn(childOf(parties, `Ultmt${side}`)),
  ];
  const isDirect = ultimate === '' || ultimate.toUpperCase() === name.toUpperCase();
  return {
    name: copyText(firstText(ultimate, name)),
    account: isDirect ? copyText(accountIn(childOf(parties, `${side}Acct`))) : '',
  };
};

const remittanceIn = (details: XmlElement | undefined): string => {
  const info = childOf(details, 'RmtInf');
  const structured = childrenOf(info, 'Strd').flatMap((each) => [
    textIn(each, 'CdtrRefInf', 'Ref'),
    ...childrenOf(each, 'RfrdDocInf').map((document) => textIn(document, 'Nb')),
    ...childrenOf(each, 'AddtlRmtInf').map(({ text }) => text),
  ]);
  return oneLine([...childrenOf(info, 'Ustrd').map(({ text }) => text), ...structured].join(' '));
};

/** `unknown`: a status that ISO 20022 does not define, such as one of the bank's own. */
export type EntryStatus = 'booked' | 'announced' | 'unknown';

export type CamtEntry = {
  readonly status: EntryStatus;
  readonly amount: Money;
  readonly line: number;
  readonly payments: readonly Omit<StatementLine, 'account'>[];
};

type Payment = CamtEntry['payments'][number];
type Booking = {
  readonly element: XmlElement;
  readonly day: string;
  readonly currency: string;
  readonly amount: Money;
};

const paymentOf = (
  { element, day, currency }: Booking,
  details: XmlElement | undefined,
  amount: Money,
  n: number,
): Payment => {
  const reference = numberIn(
    firstText(textIn(details, 'Refs', 'AcctSvcrRef'), textIn(details, 'Refs', 'TxId')),
  );
  const ofEntry = numberIn(firstText(textIn(element, 'AcctSvcrRef'), textIn(element, 'NtryRef')));
  return {
    day,
    currency,
    amount,
    party: partyIn(details, amount > 0),
    title: copyText(
      firstText(
        remittanceIn(details),
        textIn(details, 'AddtlTxInf'),
        textIn(element, 'AddtlNtryInf'),
      ),
    ),
    // A payment without a number of its own gets the batch's number and its position.
    reference: copyText(
      n === 0
        ? firstText(ofEntry, reference)
        : firstText(reference, ofEntry === '' ? '' : `${ofEntry}/${n}`),
    ),
    endToEnd: copyText(numberIn(textIn(details, 'Refs', 'EndToEndId'))),
    ...(textIn(element, 'RvslInd').toLowerCase() === 'true' ? ({ isReversal: true } as const) : {}),
  };
};

/** A batch that cannot be split is one line with all titles and no payer. */
const batchOf = (booking: Booking, details: readonly XmlElement[]): Payment => ({
  ...paymentOf(booking, undefined, booking.amount, 0),
  isBatch: true,
  title: copyText(oneLine(details.map(remittanceIn).join(' '))),
});

/** Returns an entry's payments only if they add up to its amount, because a bank may take a fee. */
const paymentsOf = (booking: Booking, details: readonly XmlElement[]): Read<readonly Payment[]> => {
  const amountOf = (each: XmlElement): XmlElement | undefined =>
    childOf(each, 'Amt') ?? childOf(each, 'AmtDtls', 'TxAmt', 'Amt');
  if (details.some((each) => amountOf(each)?.currency !== booking.currency))
    return ok([batchOf(booking, details)]);
  const direction = booking.amount < 0 ? 'DBIT' : 'CRDT';
  return Result.combine(
    details.map((each) =>
      signedAmountOf(
        each,
        amountOf(each),
        firstText(textIn(each, 'CdtDbtInd').toUpperCase(), direction),
      ),
    ),
  ).map((amounts) =>
    amounts.reduce((total, amount) => total + amount, 0) === booking.amount
      ? details.map((each, index) => paymentOf(booking, each, amounts[index] ?? 0, index + 1))
      : [batchOf(booking, details)],
  );
};

const statusNamed = (code: string): EntryStatus => {
  if (code === '' || code === 'BOOK') return 'booked';
  return ['PDNG', 'INFO', 'FUTR'].includes(code) ? 'announced' : 'unknown';
};

const statusOf = (element: XmlElement): EntryStatus =>
  statusNamed(
    firstText(
      textIn(element, 'Sts', 'Cd'),
      textIn(element, 'Sts', 'Prtry'),
      textIn(element, 'Sts'),
    ).toUpperCase(),
  );

export const camtEntryOf = (element: XmlElement): Read<CamtEntry> => {
  const sum = childOf(element, 'Amt');
  const date = childOf(element, 'BookgDt') ?? childOf(element, 'ValDt');
  const [status, line] = [statusOf(element), element.line];
  if (status === 'announced') return ok({ status, amount: 0, line, payments: [] });
  const details = childrenOf(element, 'NtryDtls').flatMap((each) => childrenOf(each, 'TxDtls'));
  return Result.combine([
    signedAmountOf(element, sum, textIn(element, 'CdtDbtInd').toUpperCase()),
    dayIn(
      firstText(textIn(date, 'Dt'), textIn(date, 'DtTm')),
      (date ?? element).line,
      'Ntry/BookgDt',
    ),
  ]).andThen(([amount, day]) => {
    const booking: Booking = { element, day, amount, currency: sum?.currency ?? '' };
    const payments =
      details.length > 1
        ? paymentsOf(booking, details)
        : ok([paymentOf(booking, details[0], amount, 0)]);
    return payments.map((all): CamtEntry => ({ status, amount, line, payments: all }));
  });
};
