import { DOMParser, type Element, type Node, ParseError } from '@xmldom/xmldom';
import { ok, Result } from 'neverthrow';
import type { Money } from '../../domain/money.ts';
import { accountOf, type Counterparty, type Statement, type StatementLine } from '../../domain/statements/line.ts';
import { broken, dayIn, hundredthsOf, oneLine, type Read } from './problems.ts';

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Elements of a name right below another, whatever their namespace: banks send versions 2 to 13. */
const all = (parent: Element, name: string): readonly Element[] =>
  Array.from(parent.childNodes).filter((node): node is Element => isElement(node) && node.localName === name);

/** The first element on a path of names. */
const one = (parent: Element | undefined, ...[name, ...rest]: readonly string[]): Element | undefined => {
  if (parent === undefined || name === undefined) return parent;
  return one(all(parent, name)[0], ...rest);
};

const textIn = (parent: Element | undefined, ...path: readonly string[]): string => oneLine(one(parent, ...path)?.textContent ?? '');

const placeOf = (element: Element): number | null => element.lineNumber ?? null;

/** The first of some texts that says anything. */
const firstSaid = (...texts: readonly string[]): string => texts.find((text) => text !== '') ?? '';

const accountIn = (account: Element | undefined): string =>
  accountOf(firstSaid(textIn(account, 'Id', 'IBAN'), textIn(account, 'Id', 'Othr', 'Id')));

/** Hundredths with the sign of CdtDbtInd, which says also of a reversal where the money went. */
const signed = (element: Element, amount: Element | undefined, indicator: string): Read<Money> => {
  const hundredths = hundredthsOf(amount?.textContent ?? '');
  if (hundredths === null || (amount?.getAttribute('Ccy') ?? '') === '') return broken('badAmount', placeOf(amount ?? element));
  if (indicator !== 'CRDT' && indicator !== 'DBIT') return broken('badSign', placeOf(element));
  return ok(indicator === 'CRDT' ? hundredths : 0 - hundredths);
};

/** Who is on the other side: the debtor of what came in, the creditor of what went out. */
const partyIn = (details: Element | undefined, cameIn: boolean): Counterparty => {
  const parties = one(details, 'RltdPties');
  const side = cameIn ? 'Dbtr' : 'Cdtr';
  return {
    name: firstSaid(textIn(parties, side, 'Nm'), textIn(parties, side, 'Pty', 'Nm'), textIn(parties, `Ultmt${side}`, 'Nm')),
    account: accountIn(one(parties, `${side}Acct`)),
  };
};

const remittance = (details: Element | undefined): string => {
  const info = one(details, 'RmtInf');
  if (info === undefined) return '';
  const structured = all(info, 'Strd').map((each) => firstSaid(textIn(each, 'CdtrRefInf', 'Ref'), textIn(each, 'AddtlRmtInf')));
  return oneLine([...all(info, 'Ustrd').map((each) => each.textContent ?? ''), ...structured].join(' '));
};

/** Banks say NOTPROVIDED and NONREF for none. */
const numberIn = (text: string): string => (/^(NOTPROVIDED|NONREF)$/i.test(text) ? '' : text);

type Entry = {
  readonly account: string;
  readonly element: Element;
  readonly day: string;
  readonly currency: string;
  readonly amount: Money;
};

const lineOf = ({ account, element, day, currency }: Entry, details: Element | undefined, amount: Money, n: number): StatementLine => {
  const own = numberIn(firstSaid(textIn(details, 'Refs', 'AcctSvcrRef'), textIn(details, 'Refs', 'TxId')));
  const ofEntry = numberIn(firstSaid(textIn(element, 'AcctSvcrRef'), textIn(element, 'NtryRef')));
  return {
    account,
    day,
    currency,
    amount,
    party: partyIn(details, amount > 0),
    title: firstSaid(remittance(details), textIn(details, 'AddtlTxInf'), textIn(element, 'AddtlNtryInf')),
    // A payment out of several that were booked together has the number of all only with its place among them.
    reference: n === 0 ? firstSaid(ofEntry, own) : firstSaid(own, ofEntry === '' ? '' : `${ofEntry}/${n}`),
    endToEnd: numberIn(textIn(details, 'Refs', 'EndToEndId')),
  };
};

/** Several payments of which the bank tells the sum alone: one line that says all their titles, and names nobody. */
const together = (entry: Entry, details: readonly Element[]): StatementLine => ({
  ...lineOf(entry, undefined, entry.amount, 0),
  title: oneLine(details.map((each) => remittance(each)).join(' ')),
});

/** What of an entry that books several payments together each of them is; they have to make up its sum. */
const partsOf = (entry: Entry, details: readonly Element[]): Read<readonly StatementLine[]> => {
  const amountOf = (each: Element): Element | undefined => one(each, 'Amt') ?? one(each, 'AmtDtls', 'TxAmt', 'Amt');
  if (details.some((each) => amountOf(each)?.getAttribute('Ccy') !== entry.currency)) return ok([together(entry, details)]);
  const amounts = Result.combine(
    details.map((each) => {
      const amount = amountOf(each);
      return signed(each, amount, firstSaid(textIn(each, 'CdtDbtInd'), entry.amount < 0 ? 'DBIT' : 'CRDT'));
    }),
  );
  return amounts.andThen(
    (each): Read<readonly StatementLine[]> =>
      each.reduce((total, amount) => total + amount, 0) === entry.amount
        ? ok(details.map((detail, index) => lineOf(entry, detail, each[index] ?? 0, index + 1)))
        : broken('badDetails', placeOf(entry.element)),
  );
};

const linesOf = (account: string, element: Element): Read<readonly StatementLine[]> => {
  const status = firstSaid(textIn(element, 'Sts', 'Cd'), textIn(element, 'Sts'));
  // What is only announced comes again once it is booked.
  if (status !== '' && status !== 'BOOK') return ok([]);
  const sum = one(element, 'Amt');
  const booked = one(element, 'BookgDt') ?? one(element, 'ValDt');
  const details = all(element, 'NtryDtls').flatMap((each) => all(each, 'TxDtls'));
  return Result.combine([
    signed(element, sum, textIn(element, 'CdtDbtInd')),
    dayIn(firstSaid(textIn(booked, 'Dt'), textIn(booked, 'DtTm')), placeOf(booked ?? element)),
  ]).andThen(([amount, day]) => {
    const entry: Entry = { account, element, day, amount, currency: sum?.getAttribute('Ccy') ?? '' };
    return details.length > 1 ? partsOf(entry, details) : ok([lineOf(entry, details[0], amount, 0)]);
  });
};

/** Opening balance and booked entries have to make the closing one, where the bank tells both. */
const balanced = (statement: Element, lines: readonly StatementLine[]): boolean => {
  const balance = (code: string): Money | null => {
    const found = all(statement, 'Bal').find((each) => textIn(each, 'Tp', 'CdOrPrtry', 'Cd') === code);
    return found === undefined ? null : signed(found, one(found, 'Amt'), textIn(found, 'CdtDbtInd')).unwrapOr(Number.NaN);
  };
  const [opening, closing] = [balance('OPBD') ?? balance('PRCD'), balance('CLBD')];
  return opening === null || closing === null || opening + lines.reduce((total, { amount }) => total + amount, 0) === closing;
};

const dayOrNull = (text: string): string | null =>
  text === ''
    ? null
    : dayIn(text, null).match(
        (day): string | null => day,
        () => null,
      );

const statementOf = (element: Element): Read<Statement> => {
  const account = accountIn(one(element, 'Acct'));
  if (account === '') return broken('noAccount', placeOf(element));
  const period = one(element, 'FrToDt');
  const end = (moment: string, day: string): string | null => dayOrNull(firstSaid(textIn(period, moment), textIn(period, day)));
  return Result.combine(all(element, 'Ntry').map((entry) => linesOf(account, entry))).andThen((entries) => {
    const lines = entries.flat();
    return balanced(element, lines)
      ? ok({ account, from: end('FrDtTm', 'FrDt'), until: end('ToDtTm', 'ToDt'), lines })
      : broken('badBalance', placeOf(element));
  });
};

/** A statement needs no document type, and so none is read: nothing in it can be expanded, and nothing outside be fetched. */
const DOCUMENT_TYPE = /<!(?:DOCTYPE|ENTITY)/i;

const parsed = (text: string): Read<Element> => {
  if (DOCUMENT_TYPE.test(text)) return broken('documentType');
  try {
    // Whatever the parser would have put right by itself is a broken file.
    const stop = (_level: string, message: string, { locator }: { readonly locator?: { readonly lineNumber?: number } }): never => {
      throw new ParseError(message, locator);
    };
    const root = new DOMParser({ onError: stop }).parseFromString(text, 'text/xml').documentElement;
    return root === null ? broken('notXml') : ok(root);
  } catch (error) {
    const line: unknown = error instanceof ParseError ? error.locator?.lineNumber : null;
    return broken('notXml', typeof line === 'number' ? line : null);
  }
};

/** Reads the statements of a CAMT.053 file (ISO 20022), of whatever version of the message. */
export const readCamt053 = (text: string): Read<readonly Statement[]> =>
  parsed(text.replace(/^\ufeff/, '')).andThen((root) => {
    const statements = all(one(root, 'BkToCstmrStmt') ?? root, 'Stmt');
    return statements.length === 0 ? broken('noStatement') : Result.combine(statements.map(statementOf));
  });
