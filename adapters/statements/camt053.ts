import { err, ok, Result } from 'neverthrow';
import { addDays, type Day } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';
import {
  type Counterparty,
  normalizeAccountNumber,
  type Statement,
  type StatementLine,
} from '../../domain/statements/line.ts';
import { lastWholeDayOfPeriod, parseHundredths, parseStatementDay } from './amounts-and-days.ts';
import {
  type BrokenStatement,
  copyTextOutOfFileBuffer,
  joinToOneLine,
  type Read,
  refuseStatement,
} from './problems.ts';
import { childOf, childrenOf, countLines, readXml, type XmlElement } from './xml.ts';

const textIn = (parent: XmlElement | undefined, ...path: readonly string[]): string =>
  joinToOneLine(childOf(parent, ...path)?.text ?? '');

/** XML writes a boolean as a word or as a digit. */
const isTrue = (text: string): boolean => /^(?:true|1)$/i.test(text);

const firstText = (...texts: readonly string[]): string => texts.find((text) => text !== '') ?? '';

const accountIn = (account: XmlElement | undefined): string =>
  normalizeAccountNumber(
    firstText(textIn(account, 'Id', 'IBAN'), textIn(account, 'Id', 'Othr', 'Id')),
  );

/**
 * Returns an amount with its sign. The field CdtDbtInd (credit or debit) decides it, even for a
 * reversed entry.
 */
const signedAmountOf = (
  owner: XmlElement,
  amount: XmlElement | undefined,
  indicator: string,
): Read<Money> => {
  const hundredths = parseHundredths(amount?.text ?? '');
  if (hundredths === null || (amount?.currency ?? '') === '')
    return refuseStatement('badAmount', (amount ?? owner).line, `${owner.tag}/Amt`);
  if (indicator !== 'CRDT' && indicator !== 'DBIT')
    return refuseStatement('badSign', owner.line, `${owner.tag}/CdtDbtInd`);
  return ok(indicator === 'CRDT' ? hundredths : 0 - hundredths);
};

/** Returns a payment's number. NOTPROVIDED and NONREF mean that it has none: ''. */
const numberIn = (text: string): string => (/^(NOTPROVIDED|NONREF)$/i.test(text) ? '' : text);

const nameIn = (party: XmlElement | undefined): string =>
  firstText(textIn(party, 'Nm'), textIn(party, 'Pty', 'Nm'));

/**
 * Returns who paid; for money that went out, who received it. If the bank names an ultimate debtor
 * (UltmtDbtr) or creditor, returns that person, because the direct one only passed the money on.
 */
const partyIn = (details: XmlElement | undefined, cameIn: boolean): Counterparty => {
  const parties = childOf(details, 'RltdPties');
  const side = cameIn ? 'Dbtr' : 'Cdtr';
  const [name, ultimate] = [
    nameIn(childOf(parties, side)),
    nameIn(childOf(parties, `Ultmt${side}`)),
  ];
  const isDirect = ultimate === '' || ultimate.toUpperCase() === name.toUpperCase();
  return {
    name: copyTextOutOfFileBuffer(firstText(ultimate, name)),
    account: isDirect ? copyTextOutOfFileBuffer(accountIn(childOf(parties, `${side}Acct`))) : '',
  };
};

const remittanceIn = (details: XmlElement | undefined): string => {
  const info = childOf(details, 'RmtInf');
  const structured = childrenOf(info, 'Strd').flatMap((each) => [
    textIn(each, 'CdtrRefInf', 'Ref'),
    ...childrenOf(each, 'RfrdDocInf').map((document) => textIn(document, 'Nb')),
    ...childrenOf(each, 'AddtlRmtInf').map(({ text }) => text),
  ]);
  return joinToOneLine(
    [...childrenOf(info, 'Ustrd').map(({ text }) => text), ...structured].join(' '),
  );
};

/** 'unknown': a status that ISO 20022 does not define, such as one of the bank's own. */
type EntryStatus = 'booked' | 'announced' | 'unknown';

type CamtEntry = {
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
    title: copyTextOutOfFileBuffer(
      firstText(
        remittanceIn(details),
        textIn(details, 'AddtlTxInf'),
        textIn(element, 'AddtlNtryInf'),
      ),
    ),
    // A payment without a number gets the number of its batch and its position in the batch.
    reference: copyTextOutOfFileBuffer(
      n === 0
        ? firstText(ofEntry, reference)
        : firstText(reference, ofEntry === '' ? '' : `${ofEntry}/${n}`),
    ),
    endToEnd: copyTextOutOfFileBuffer(numberIn(textIn(details, 'Refs', 'EndToEndId'))),
    ...(isTrue(textIn(element, 'RvslInd')) ? ({ isReversal: true } as const) : {}),
  };
};

/** Makes one bank line of a batch whose payments are not listed: all titles together, no payer. */
const batchOf = (booking: Booking, details: readonly XmlElement[]): Payment => {
  const whole = paymentOf(booking, undefined, booking.amount, 0);
  const titles = joinToOneLine(details.map(remittanceIn).join(' '));
  return {
    ...whole,
    isBatch: true,
    title: copyTextOutOfFileBuffer(firstText(titles, whole.title)),
  };
};

/**
 * Returns an entry's payments. Returns the entry as one batch if the payments do not add up to its
 * amount (perhaps because of a fee). Does the same if a payment has another currency.
 */
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

const camtEntryOf = (element: XmlElement): Read<CamtEntry> => {
  const sum = childOf(element, 'Amt');
  const date = childOf(element, 'BookgDt') ?? childOf(element, 'ValDt');
  const [status, line] = [statusOf(element), element.line];
  if (status === 'announced') return ok({ status, amount: 0, line, payments: [] });
  const groups = childrenOf(element, 'NtryDtls');
  const details = groups.flatMap((each) => childrenOf(each, 'TxDtls'));
  const isUnlisted = groups.some((each) => Number(textIn(each, 'Btch', 'NbOfTxs')) > 1);
  return Result.combine([
    signedAmountOf(element, sum, textIn(element, 'CdtDbtInd').toUpperCase()),
    parseStatementDay(
      firstText(textIn(date, 'Dt'), textIn(date, 'DtTm')),
      (date ?? element).line,
      'Ntry/BookgDt',
    ),
  ]).andThen(([amount, day]) => {
    const booking: Booking = { element, day, amount, currency: sum?.currency ?? '' };
    const payments =
      details.length > 1
        ? paymentsOf(booking, details)
        : ok([isUnlisted ? batchOf(booking, details) : paymentOf(booking, details[0], amount, 0)]);
    return payments.map((all): CamtEntry => ({ status, amount, line, payments: all }));
  });
};

const balanceElement = (
  statement: XmlElement,
  ...codes: readonly string[]
): XmlElement | undefined =>
  codes.flatMap((code) =>
    childrenOf(statement, 'Bal').filter(
      (each) => textIn(each, 'Tp', 'CdOrPrtry', 'Cd').toUpperCase() === code,
    ),
  )[0];

const balanceIn = (element: XmlElement | undefined): Read<Money | null> => {
  if (element === undefined) return ok(null);
  const indicator = textIn(element, 'CdtDbtInd').toUpperCase();
  return signedAmountOf(element, childOf(element, 'Amt'), indicator).orElse(({ line }) =>
    refuseStatement('badBalance', line, 'Bal'),
  );
};

const goesOn = (statement: XmlElement): boolean => {
  const isLast = textIn(statement, 'StmtPgntn', 'LastPgInd');
  return isLast !== '' && !isTrue(isLast);
};

const coveredUntil = (statement: XmlElement): Day | null => {
  const period = childOf(statement, 'FrToDt');
  const closing = childOf(balanceElement(statement, 'CLBD'), 'Dt');
  const end = firstText(
    textIn(period, 'ToDtTm'),
    textIn(period, 'ToDt'),
    textIn(closing, 'DtTm'),
    textIn(closing, 'Dt'),
  );
  const until = lastWholeDayOfPeriod(end);
  return until !== null && goesOn(statement) ? addDays(until, -1) : until;
};

/**
 * Refuses a statement if its opening balance plus its entries is not its closing balance. If a
 * balance is missing, nothing proves that an entry of unknown status was booked. Then refuses only
 * a statement with such an entry. Returns the opening balance.
 */
const checkBalances = (
  statement: XmlElement,
  entries: readonly CamtEntry[],
): Read<Money | null> => {
  const [openingElement, closingElement] = [
    balanceElement(statement, 'OPBD', 'PRCD'),
    balanceElement(statement, 'CLBD'),
  ];
  const unknown = entries.find(({ status }) => status === 'unknown');
  return Result.combine([balanceIn(openingElement), balanceIn(closingElement)]).andThen(
    ([opening = null, closing = null]): Read<Money | null> => {
      const isKnown = opening !== null && closing !== null;
      const isEven =
        isKnown && entries.reduce((total, { amount }) => total + amount, opening) === closing;
      if (unknown !== undefined && !isEven)
        return refuseStatement('badStatus', unknown.line, 'Ntry/Sts');
      return isKnown && !isEven
        ? refuseStatement('wrongBalance', (closingElement ?? statement).line, 'Bal')
        : ok(opening);
    },
  );
};

const statementOf = (element: XmlElement, entries: readonly CamtEntry[]): Read<Statement> => {
  const account = copyTextOutOfFileBuffer(accountIn(childOf(element, 'Acct')));
  if (account === '') return refuseStatement('noAccount', element.line, 'Stmt/Acct/Id');
  const period = childOf(element, 'FrToDt');
  const from = parseStatementDay(
    firstText(textIn(period, 'FrDtTm'), textIn(period, 'FrDt')),
    null,
    '',
  ).unwrapOr(null);
  const lines = entries.flatMap(({ payments }) =>
    payments.map((payment) => ({ account, ...payment })),
  );
  const number = [textIn(element, 'Id'), textIn(element, 'StmtPgntn', 'PgNb')].join(' ').trim();
  return checkBalances(element, entries).map((opening) => ({
    account,
    from,
    until: coveredUntil(element),
    number: copyTextOutOfFileBuffer(number),
    opening,
    lines,
  }));
};

/** ISO 20022 messages that look like statements, and the error code with which they are refused. */
const OTHER_MESSAGES = {
  BkToCstmrAcctRpt: 'intradayCamt052',
  BkToCstmrDbtCdtNtfctn: 'noticeCamt054',
} as const;

const isOtherMessage = (name: string | undefined): name is keyof typeof OTHER_MESSAGES =>
  name !== undefined && Object.hasOwn(OTHER_MESSAGES, name);

const readDocument = (text: string, firstLine: number): Read<readonly Statement[]> => {
  const statements: Statement[] = [];
  let entries: CamtEntry[] = [];
  let failure: BrokenStatement | null = null;
  const fail = (problem: BrokenStatement): void => {
    failure ??= problem;
  };
  const document = readXml(text, firstLine, (element, parent) => {
    if (element.tag === 'Ntry' && parent === 'Stmt')
      camtEntryOf(element).match((entry) => entries.push(entry), fail);
    else if (element.tag === 'Stmt') {
      statementOf(element, entries).match((statement) => statements.push(statement), fail);
      entries = [];
    } else return false;
    return true;
  });
  return document.andThen((root): Read<readonly Statement[]> => {
    const message = root.children[0]?.tag;
    if (isOtherMessage(message)) return refuseStatement(OTHER_MESSAGES[message]);
    if (failure !== null) return err(failure);
    return statements.length === 0 ? refuseStatement('noStatement', null, 'Stmt') : ok(statements);
  });
};

/** Refuses a file with a DTD. Statements need none, and a DTD can define dangerous entities. */
const DOCUMENT_TYPE = /<!(?:DOCTYPE|ENTITY)/i;

/** Splits a file into documents: some banks put several documents into one file. */
const DOCUMENTS =
  /(?=<\?xml\s)|(?<=<\/(?:[\w.-]+:)?Document\s*>)(?=\s*<(?:[\w.-]+:)?Document[\s>])/i;

const mayHaveSeveral = (text: string): boolean => {
  if ((text.match(/<\?xml\s/gi)?.length ?? 0) > 1) return true;
  const end = /<\/(?:[\w.-]+:)?Document\s*>/i.exec(text);
  return end !== null && text.slice(end.index + end[0].length).trim() !== '';
};

/** Reads a CAMT.053 file (ISO 20022) of any version. It can contain several documents. */
export const readCamt053 = (text: string): Read<readonly Statement[]> => {
  if (DOCUMENT_TYPE.test(text)) return refuseStatement('documentType');
  let line = 1;
  return Result.combine(
    (mayHaveSeveral(text) ? text.split(DOCUMENTS) : [text]).flatMap((part) => {
      const firstLine = line;
      line += countLines(part, 0, part.length);
      return part.trim() === '' ? [] : [readDocument(part, firstLine)];
    }),
  ).map((documents) => documents.flat());
};
