import { DOMImplementation, type Element, XMLSerializer } from '@xmldom/xmldom';
import type {
  AdvanceContent,
  CorrectionContent,
  InvoiceContent,
  IssuedInvoice,
  NewPaper,
  Seller,
} from '../../application/ports/papers.ts';
import { HOME_COUNTRY, vatPrefix } from '../../domain/accounts/buyer-country.ts';
import {
  type Buyer,
  type InvoiceKind,
  type InvoiceKsefNumber,
  isNip,
  isTaxNumber,
} from '../../domain/accounts/invoice.ts';
import { type Day, dayOf, type Instant } from '../../domain/calendar.ts';
import { type Money, sum } from '../../domain/money.ts';
import { toWireMoney } from '../http/contract/codecs/amounts.ts';
import { formatPaperNumber } from '../words/paper-number.pl.ts';
import { paperCopy } from './copy.pl.ts';
import { addressLines, correctionReason, findKsefNumber, regionAndCountryText } from './parts.ts';

/** XML namespace of FA(3), the format of KSeF since February 2026 (crd.gov.pl 2025/06/25/13775). */
const NAMESPACE = 'http://crd.gov.pl/wzor/2025/06/25/13775/';

/** XML elements by name, in their order. A list repeats its element; null omits it. */
type Elements = { readonly [name: string]: string | Elements | readonly Elements[] | null };

export type InvoicePaper = NewPaper & {
  readonly kind: InvoiceKind;
  readonly content: AdvanceContent | InvoiceContent | CorrectionContent;
};

const ILLEGAL = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Returns a text as one line of at most `most` characters. Removes characters that XML forbids. */
const line = (text: string, most: number): string =>
  Array.from(text.replace(/\s+/g, ' ').replace(ILLEGAL, '').trim())
    .slice(0, most)
    .join('')
    .trimEnd();

const LONG = 512;
const SHORT = 256;
const TAX_NUMBER = 50;

const addressOf = (owner: Pick<Buyer, 'address' | 'zip' | 'city' | 'country'>): Elements | null => {
  const [first, second = null] = addressLines(owner)
    .map((text) => line(text, LONG))
    .filter((text) => text !== '');
  if (first === undefined) return null;
  return { KodKraju: owner.country ?? HOME_COUNTRY, AdresL1: first, AdresL2: second };
};

const sellerOf = (seller: Seller): Elements => ({
  DaneIdentyfikacyjne: { NIP: seller.nip, Nazwa: line(seller.name, LONG) },
  Adres: addressOf(seller),
});

/**
 * Returns the buyer's number as a field of KSeF. `NIP` is a Polish tax number, `NrVatUE` a VAT
 * number of the EU, `NrID` any other number. `BrakID` means that the buyer has no number, because a
 * consumer need not give one (RODO, the Polish name of the GDPR).
 */
const taxNumberOf = (buyer: Buyer): Elements => {
  const { nip, country } = buyer;
  const number = line(nip, TAX_NUMBER);
  if (number === '') return { BrakID: '1' };
  if (country === undefined) return isNip(number) ? { NIP: number } : { NrID: number };
  const prefix = vatPrefix(country);
  return prefix !== null && isTaxNumber(buyer)
    ? { KodUE: prefix, NrVatUE: number }
    : { KodKraju: country, NrID: number };
};

const buyerOf = (buyer: Buyer): Elements => ({
  DaneIdentyfikacyjne: { ...taxNumberOf(buyer), Nazwa: line(buyer.name, LONG) || null },
  Adres: addressOf(buyer),
});

/**
 * The element Adnotacje of FA(3): the special cases that apply to an invoice. Only one applies: the
 * margin scheme, the VAT rules for tour operators (art. 119).
 */
const NOTES: Elements = {
  P_16: '2',
  P_17: '2',
  P_18: '2',
  P_18A: '2',
  Zwolnienie: { P_19N: '1' },
  NoweSrodkiTransportu: { P_22N: '1' },
  P_23: '2',
  PMarzy: { P_PMarzy: '1', P_PMarzy_2: '1' },
};

const includesKind = (issued: readonly IssuedInvoice[], kind: InvoiceKind): boolean =>
  issued.some((each) => each.kind === kind);

const kindOf = (content: InvoicePaper['content']): string => {
  if (content.kind === 'advance') return 'ZAL';
  if (content.kind === 'invoice') return content.advances === undefined ? 'VAT' : 'ROZ';
  if (!includesKind(content.corrects, 'invoice')) return 'KOR_ZAL';
  return includesKind(content.corrects, 'advance') ? 'KOR_ROZ' : 'KOR';
};

/**
 * Returns the amount before the correction; null if the correction corrects no advance invoice. If
 * it also corrects a final invoice, the amount is that of the final invoice. Otherwise it is the
 * sum of the advance invoices.
 */
const beforeCorrection = ({ corrects }: CorrectionContent): Money | null => {
  if (!includesKind(corrects, 'advance')) return null;
  const wrong = corrects.filter(
    ({ kind }) => kind === (includesKind(corrects, 'invoice') ? 'invoice' : 'advance'),
  );
  return sum(wrong.map((each) => each.amount));
};

/**
 * Returns the elements that identify a corrected invoice. If the invoice has no KSeF number, the
 * element NrKSeFN says that it was issued outside KSeF.
 */
const correctedInvoice = (each: IssuedInvoice, ksef: readonly InvoiceKsefNumber[]): Elements => {
  const number = findKsefNumber(ksef, each);
  return {
    DataWystFaKorygowanej: dayOf(each.madeAt),
    NrFaKorygowanej: formatPaperNumber(each),
    [number === null ? 'NrKSeFN' : 'NrKSeF']: '1',
    NrKSeFFaKorygowanej: number,
  };
};

const correctionOf = (
  content: InvoicePaper['content'],
  ksef: readonly InvoiceKsefNumber[],
): Elements => {
  if (content.kind !== 'correction') return {};
  const before = beforeCorrection(content);
  const { buyerBefore } = content;
  return {
    PrzyczynaKorekty: line(correctionReason(content), SHORT),
    DaneFaKorygowanej: content.corrects.map((each) => correctedInvoice(each, ksef)),
    Podmiot2K: buyerBefore === undefined ? null : buyerOf(buyerBefore),
    P_15ZK: before === null ? null : toWireMoney(before),
  };
};

const settledAdvances = (
  content: InvoicePaper['content'],
  ksef: readonly InvoiceKsefNumber[],
): readonly Elements[] =>
  content.kind !== 'invoice' || content.advances === undefined
    ? []
    : content.advances
        .filter(({ kind }) => kind === 'advance')
        .map((each): Elements => {
          const number = findKsefNumber(ksef, each);
          return number === null
            ? { NrKSeFZN: '1', NrFaZaliczkowej: formatPaperNumber(each) }
            : { NrKSeFFaZaliczkowej: number };
        });

const item = (n: number, name: string, value: Money, before = false): Elements => ({
  NrWierszaFa: String(n),
  P_7: line(name, LONG),
  P_8A: paperCopy.invoice.piece,
  P_8B: '1',
  P_9B: toWireMoney(value),
  P_11A: toWireMoney(value),
  StanPrzed: before ? '1' : null,
});

/**
 * Returns the items of an invoice. A final invoice has one item. A correction of a final invoice
 * has two, with the old and the new value, unless the amount stays the same. All other invoices
 * have none.
 */
const items = (content: InvoicePaper['content']): readonly Elements[] => {
  const { trip } = content;
  const name = paperCopy.invoice.name(trip.offerName, regionAndCountryText(trip));
  switch (content.kind) {
    case 'advance':
      return [];
    case 'invoice':
      return [item(1, name, content.price)];
    case 'correction':
      return includesKind(content.corrects, 'invoice') && content.amount !== 0
        ? [item(1, name, content.before, true), item(1, name, content.after)]
        : [];
  }
};

const order = (content: InvoicePaper['content']): Elements | null => {
  if (content.kind !== 'advance') return null;
  const { trip, price } = content;
  return {
    WartoscZamowienia: toWireMoney(price),
    ZamowienieWiersz: {
      NrWierszaZam: '1',
      P_7Z: line(paperCopy.invoice.name(trip.offerName, regionAndCountryText(trip)), LONG),
      P_8AZ: paperCopy.invoice.piece,
      P_8BZ: '1',
    },
  };
};

/**
 * Returns the date for the element P_6. For an advance invoice: the day of the payment. For all
 * others: the last day of the trip. Null if the invoice is issued on that day.
 */
const dayOfService = (content: InvoicePaper['content'], issued: Day): Day | null => {
  const day = content.kind === 'advance' ? dayOf(content.receivedAt) : content.trip.to;
  return day === issued ? null : day;
};

const paymentOf = (content: InvoicePaper['content']): Elements | null => {
  if (content.kind === 'correction') return null;
  const last = content.kind === 'advance' ? content.receivedAt : content.payments.at(-1)?.at;
  return last === undefined ? null : { Zaplacono: '1', DataZaplaty: dayOf(last) };
};

const invoiceOf = (paper: InvoicePaper, ksef: readonly InvoiceKsefNumber[]): Elements => {
  const { content, madeAt } = paper;
  const value = content.kind === 'invoice' ? (content.amount ?? content.price) : content.amount;
  return {
    KodWaluty: 'PLN',
    P_1: dayOf(madeAt),
    P_2: formatPaperNumber(paper),
    P_6: dayOfService(content, dayOf(madeAt)),
    P_13_11: toWireMoney(value),
    P_15: toWireMoney(value),
    Adnotacje: NOTES,
    RodzajFaktury: kindOf(content),
    ...correctionOf(content, ksef),
    DodatkowyOpis: { Klucz: paperCopy.trip.number, Wartosc: content.trip.bookingId },
    FakturaZaliczkowa: settledAdvances(content, ksef),
    FaWiersz: items(content),
    Platnosc: paymentOf(content),
    Zamowienie: order(content),
  };
};

const isList = (inside: Elements[string]): inside is readonly Elements[] => Array.isArray(inside);

const withoutMilliseconds = (at: Instant): string => `${new Date(at).toISOString().slice(0, 19)}Z`;

/**
 * Writes an invoice as FA(3) for KSeF: no tax rate, no net sum, no tax (art. 106e ust. 2). Equal
 * invoices have equal texts. `ksefNumbers` has the KSeF numbers of the earlier invoices that this
 * invoice mentions.
 */
export const ksefInvoiceXml = (
  paper: InvoicePaper,
  ksefNumbers: readonly InvoiceKsefNumber[] = [],
): string => {
  const document = new DOMImplementation().createDocument(NAMESPACE, 'Faktura');
  const put = (parent: Element, name: string, inside: string | Elements): Element => {
    const element = document.createElementNS(NAMESPACE, name);
    parent.appendChild(element);
    if (typeof inside === 'string') element.appendChild(document.createTextNode(inside));
    else putAll(element, inside);
    return element;
  };
  const putAll = (parent: Element, elements: Elements): void => {
    for (const [name, inside] of Object.entries(elements))
      for (const each of isList(inside) ? inside : [inside])
        if (each !== null) put(parent, name, each);
  };
  const root = document.documentElement;
  if (root === null) throw new Error('The XML document has no root element');
  const head = put(root, 'Naglowek', {});
  const code = put(head, 'KodFormularza', 'FA');
  code.setAttribute('kodSystemowy', 'FA (3)');
  code.setAttribute('wersjaSchemy', '1-0E');
  putAll(head, {
    WariantFormularza: '3',
    DataWytworzeniaFa: withoutMilliseconds(paper.madeAt),
    SystemInfo: line(paper.content.brand, SHORT),
  });
  putAll(root, {
    Podmiot1: sellerOf(paper.content.seller),
    // JST 2: the buyer is no local authority. GV 2: the buyer is no member of a VAT group.
    Podmiot2: { ...buyerOf(paper.content.buyer), JST: '2', GV: '2' },
    Fa: invoiceOf(paper, ksefNumbers),
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}\n`;
};
