import { err, ok, Result } from 'neverthrow';
import { addDays, type Day } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';
import type { Statement } from '../../domain/statements/line.ts';
import { dayIn, lastWholeDay } from './amounts-and-days.ts';
import {
  accountIn,
  type CamtEntry,
  camtEntryOf,
  firstText,
  signedAmountOf,
  textIn,
} from './camt-entry.ts';
import { type BrokenStatement, copyText, type Read, refuseStatement } from './problems.ts';
import { childOf, childrenOf, countLines, readXml, type XmlElement } from './xml.ts';

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

const goesOn = (statement: XmlElement): boolean =>
  textIn(statement, 'StmtPgntn', 'LastPgInd').toLowerCase() === 'false';

const coveredUntil = (statement: XmlElement): Day | null => {
  const period = childOf(statement, 'FrToDt');
  const closing = childOf(balanceElement(statement, 'CLBD'), 'Dt');
  const end = firstText(
    textIn(period, 'ToDtTm'),
    textIn(period, 'ToDt'),
    textIn(closing, 'DtTm'),
    textIn(closing, 'Dt'),
  );
  const until = lastWholeDay(end);
  return until !== null && goesOn(statement) ? addDays(until, -1) : until;
};

/** Entries with an unknown status are accepted if the balances fit. */
const checkBalances = (statement: XmlElement, entries: readonly CamtEntry[]): Read<void> => {
  const [openingElement, closingElement] = [
    balanceElement(statement, 'OPBD', 'PRCD'),
    balanceElement(statement, 'CLBD'),
  ];
  const unknown = entries.find(({ status }) => status === 'unknown');
  return Result.combine([balanceIn(openingElement), balanceIn(closingElement)]).andThen(
    ([opening = null, closing = null]): Read<void> => {
      const isKnown = opening !== null && closing !== null;
      const isEven =
        isKnown && entries.reduce((total, { amount }) => total + amount, opening) === closing;
      if (unknown !== undefined && !isEven)
        return refuseStatement('badStatus', unknown.line, 'Ntry/Sts');
      return isKnown && !isEven
        ? refuseStatement('wrongBalance', (closingElement ?? statement).line, 'Bal')
        : ok(undefined);
    },
  );
};

const statementOf = (element: XmlElement, entries: readonly CamtEntry[]): Read<Statement> => {
  const account = copyText(accountIn(childOf(element, 'Acct')));
  if (account === '') return refuseStatement('noAccount', element.line, 'Stmt/Acct/Id');
  const period = childOf(element, 'FrToDt');
  const from = dayIn(
    firstText(textIn(period, 'FrDtTm'), textIn(period, 'FrDt')),
    null,
    '',
  ).unwrapOr(null);
  const lines = entries.flatMap(({ payments }) =>
    payments.map((payment) => ({ account, ...payment })),
  );
  return checkBalances(element, entries).map(() => ({
    account,
    from,
    until: coveredUntil(element),
    lines,
  }));
};

/** Messages whose entries look the same but which are no statements. */
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

/** Statements need no document type, so it is refused: no entity is expanded or fetched. */
const DOCUMENT_TYPE = /<!(?:DOCTYPE|ENTITY)/i;

/** A bank may append documents to a file, with or without an XML declaration. */
const DOCUMENTS =
  /(?=<\?xml\s)|(?<=<\/(?:[\w.-]+:)?Document\s*>)(?=\s*<(?:[\w.-]+:)?Document[\s>])/i;

const mayHaveSeveral = (text: string): boolean => {
  if ((text.match(/<\?xml\s/gi)?.length ?? 0) > 1) return true;
  const end = /<\/(?:[\w.-]+:)?Document\s*>/i.exec(text);
  return end !== null && text.slice(end.index + end[0].length).trim() !== '';
};

/** Reads a CAMT.053 file (ISO 20022) of any version. A file may contain several documents. */
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
