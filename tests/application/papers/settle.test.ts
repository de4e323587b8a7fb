import { describe, expect, it } from 'vitest';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { cryptoIds } from '../../../adapters/system/ids.ts';
import type { Caller } from '../../../application/booking/actor.ts';
import {
  issueAllMissingPapers,
  issueMissingPapersOfBooking,
} from '../../../application/papers/issue-missing-papers.ts';
import {
  issuePaperAndLink,
  type PaperDeps,
} from '../../../application/papers/issue-paper-and-link.ts';
import {
  createLegalDocuments,
  INFORMATION_FORM,
} from '../../../application/papers/legal-documents.ts';
import { readContractPdf } from '../../../application/papers/read-paper-by-link.ts';
import type { Paper } from '../../../application/ports/papers.ts';
import { NO_BUYER } from '../../../domain/accounts/invoice.ts';
import type { Confirmed } from '../../../domain/booking/booking.ts';
import { zloty } from '../../../domain/money.ts';
import { NOBODY } from '../../../domain/party/person.ts';
import { oneOffPlan } from '../../../domain/payments/instalments.ts';
import type { Payment } from '../../../domain/payments/ledger.ts';
import { confirmedBooking, DRAFT_BEGUN_AT } from '../../arbitraries/bookings.ts';
import { OFFER, SETTINGS } from '../../arbitraries/offers.ts';
import { party } from '../../arbitraries/parties.ts';
import { commitWork, saveBookings } from '../../contracts/helpers.ts';
import { SELLER } from '../../contracts/papers.ts';
import { cancelledBooking } from '../../contracts/stored-examples.ts';
import { catalogueEntryOf, testCatalogue } from '../../http/wizard/test-catalogue.ts';
import { documentPage } from './document-page.ts';

const ID = 'PAPER222';
const CALLER: Caller = { visitorId: `visitor of ${ID}`, account: null, address: '' };
const PAID: Payment = { id: 'p', method: 'transfer', amount: zloty(1000), at: DRAFT_BEGUN_AT };

const order = (more: Partial<Confirmed> = {}, price = zloty(1000)): Confirmed => {
  const booking = confirmedBooking(ID, []);
  return { ...booking, quote: { ...booking.quote, price }, plan: oneOffPlan(price), ...more };
};

const open = (advanceInvoices = false) => {
  const { store } = openMemoryStore();
  let now = DRAFT_BEGUN_AT;
  const pages = { version: '1.0' };
  const documents = createLegalDocuments({
    ...{ store, clock: { now: () => now }, ids: cryptoIds, nameOf: () => 'Kilwater' },
    contentOf: () => ({
      version: () => pages.version,
      page: async (pageId) => documentPage(pageId, pages.version),
    }),
  });
  const deps: PaperDeps = {
    ...{ store, ids: cryptoIds, clock: { now: () => now }, documents },
    catalogue: testCatalogue([catalogueEntryOf(OFFER)]),
    settings: { of: () => SETTINGS },
    sellers: { of: () => ({ ...SELLER, advanceInvoices }) },
    printer: {
      numberOf: ({ n }) => String(n),
      fileName: ({ n }) => `${n}.pdf`,
      print: async ({ n }) => Uint8Array.of(n),
    },
  };
  const papersOfBooking = (): Promise<readonly Paper[]> => store.papers.ofBooking(ID);
  return {
    ...{ store, deps, documents, made: papersOfBooking, pages },
    later: () => {
      now += 1000;
    },
    settle: () => issueMissingPapersOfBooking(deps)(ID),
    ask: (kind: 'contract' | 'advance' | 'invoice') =>
      issuePaperAndLink(deps)(CALLER, ID, kind, null),
    contents: async () => (await papersOfBooking()).map(({ content }) => content),
  };
};

describe('papers that the shop issues automatically (R38)', () => {
  it('each order gets one contract, however often it is requested; sign-ups and erased bookers get none', async () => {
    const { store, settle, made } = open();
    await saveBookings(store, order());
    expect([await settle(), await settle()]).toEqual([1, 0]);
    expect((await made()).map(({ kind, n, part }) => [kind, n, part])).toEqual([
      ['contract', 1, 0],
    ]);
    const other = open();
    await saveBookings(other.store, order({ choices: party('single', 1, [{ person: NOBODY }]) }));
    expect(await other.settle()).toBe(0);
  });

  it('R38: the mail and the automatic issue use one contract, in either order; erased bookers get none', async () => {
    const [mailFirst, settledFirst] = [open(), open()];
    for (const { store } of [mailFirst, settledFirst]) await saveBookings(store, order());
    await settledFirst.settle();
    for (const { deps, store, settle, made } of [mailFirst, settledFirst]) {
      expect(await readContractPdf(deps)(ID)).toEqual({ name: '1.pdf', file: Uint8Array.of(1) });
      expect(await store.papers.file(ID, 'contract')).toEqual(Buffer.of(1));
      expect([await settle(), (await made()).length]).toEqual([0, 1]);
    }
    expect(await readContractPdf(open().deps)(ID)).toBeNull();
  });

  it('R38.9: only a change of the contract’s content causes an annex, with the old and the new price', async () => {
    const { store, settle, contents, later } = open();
    await saveBookings(store, order());
    await settle();
    later();
    await saveBookings(store, order({ payments: [PAID], version: 2 }));
    expect(await settle()).toBe(0);
    await saveBookings(store, order({ payments: [PAID], version: 3 }, zloty(1300)));
    await settle();
    await saveBookings(store, order({ payments: [PAID], version: 4 }, zloty(1100)));
    await settle();
    const [, first, second] = await contents();
    expect(first).toMatchObject({
      kind: 'annex',
      contract: { n: 1 },
      before: { price: zloty(1000) },
      after: { price: zloty(1300) },
      left: zloty(300),
    });
    expect(first).toMatchObject({ transfer: { amount: zloty(300) } });
    expect(second).toMatchObject({
      kind: 'annex',
      before: { price: zloty(1300) },
      after: { price: zloty(1100) },
    });
  });

  it('R38.10: a change or a cancellation with a fee corrects an issued invoice; numbers have no gaps', async () => {
    const { store, settle, ask, made, later } = open();
    await saveBookings(store, order({ payments: [PAID] }));
    await settle();
    await ask('invoice');
    await saveBookings(store, order({ payments: [PAID], version: 2 }, zloty(1200)));
    later();
    await settle();
    later();
    const { quote, plan } = order({}, zloty(1200));
    await saveBookings(
      store,
      cancelledBooking(ID, [], { payments: [PAID], quote, plan, refund: zloty(700), version: 3 }),
    );
    expect([await settle(), await settle()]).toEqual([1, 0]);
    const corrections = (await made()).filter(({ kind }) => kind === 'correction');
    expect(corrections.map(({ n, part }) => [n, part])).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(corrections.map(({ content }) => content)).toMatchObject([
      {
        reason: 'changed',
        before: zloty(1000),
        after: zloty(1200),
        amount: zloty(200),
        corrects: [{ kind: 'invoice', n: 1 }],
      },
      {
        reason: 'cancelled',
        before: zloty(1200),
        after: zloty(300),
        amount: zloty(-900),
        corrects: [{ kind: 'invoice', n: 1 }],
      },
    ]);
  });

  it('R38.14: a wrong buyer name is corrected once, with an unchanged sum; later invoices use the new name', async () => {
    const { store, settle, ask, made, later } = open();
    await saveBookings(store, order({ payments: [PAID] }));
    await settle();
    await ask('invoice');
    later();
    const buyer = {
      name: 'Żagle sp. z o.o.',
      nip: '',
      address: 'ul. Łódzka 1',
      zip: '00-950',
      city: 'Warszawa',
    };
    await saveBookings(store, order({ payments: [PAID], buyer }));
    expect([await settle(), await settle()]).toEqual([1, 0]);
    later();
    await saveBookings(store, order({ payments: [PAID], buyer, version: 2 }, zloty(1200)));
    await settle();
    const corrections = (await made()).flatMap(({ content }) =>
      content?.kind === 'correction' ? [content] : [],
    );
    expect(corrections).toMatchObject([
      {
        reason: 'buyer',
        buyer,
        buyerBefore: { nip: '' },
        before: zloty(1000),
        after: zloty(1000),
        amount: 0,
        corrects: [{ kind: 'invoice' }],
      },
      { reason: 'changed', buyer, before: zloty(1000), after: zloty(1200) },
    ]);
    expect(corrections[1]).not.toHaveProperty('buyerBefore');
  });

  it('R38.14: a new tax number corrects the old invoice to 0; the next invoices have the new number', async () => {
    const { store, settle, ask, made, later } = open();
    await saveBookings(store, order({ payments: [PAID] }));
    await settle();
    await ask('invoice');
    later();
    const buyer = { name: 'Żagle sp. z o.o.', nip: '5260250274', address: '', zip: '', city: '' };
    await saveBookings(store, order({ payments: [PAID], buyer }));
    expect([await settle(), await settle()]).toEqual([2, 0]);
    later();
    await saveBookings(store, order({ payments: [PAID], buyer, version: 2 }, zloty(900)));
    await settle();
    await ask('invoice');
    const invoiced = (await made()).flatMap((paper) =>
      paper.kind === 'invoice' || paper.kind === 'correction' ? [paper] : [],
    );
    expect(invoiced.map(({ kind, n, content }) => ({ kind, n, content }))).toMatchObject([
      { kind: 'invoice', n: 1, content: { price: zloty(1000), buyer: { nip: '' } } },
      { kind: 'invoice', n: 2, content: { price: zloty(1000), buyer } },
      {
        kind: 'correction',
        n: 1,
        content: { reason: 'number', buyer: { nip: '' }, amount: zloty(-1000), after: 0 },
      },
      {
        kind: 'correction',
        n: 2,
        content: { reason: 'changed', buyer, amount: zloty(-100), corrects: [{ n: 2 }] },
      },
    ]);
    expect([
      await store.papers.file(ID, 'invoice', 0),
      await store.papers.file(ID, 'invoice', 1),
    ]).toEqual([Buffer.of(1), Buffer.of(2)]);
  });

  it('R38.14: an invoice after a cancellation is for the amount not refunded; erased buyers get no new one', async () => {
    const { store, settle, ask, made, later } = open(true);
    await saveBookings(store, order({ payments: [{ ...PAID, amount: zloty(400) }] }));
    await settle();
    await ask('advance');
    later();
    const { quote, plan } = order();
    const ended = {
      payments: [{ ...PAID, amount: zloty(400) }],
      quote,
      plan,
      refund: zloty(300),
      version: 2,
    };
    const buyer = { name: 'Żagle sp. z o.o.', nip: '5260250274', address: '', zip: '', city: '' };
    await saveBookings(store, cancelledBooking(ID, [], { ...ended, buyer }));
    await settle();
    const sums = (await made()).flatMap(({ kind, content }) =>
      content !== null && 'amount' in content ? [[kind, content.amount, content.buyer.nip]] : [],
    );
    expect(sums).toEqual([
      ['advance', zloty(400), ''],
      ['advance', zloty(100), '5260250274'],
      ['correction', zloty(-400), ''],
    ]);
    await saveBookings(store, cancelledBooking(ID, [], { ...ended, buyer: NO_BUYER }));
    expect(await settle()).toBe(0);
  });

  it('R38.15: after the booker’s name was corrected, an annex has the old and the new name', async () => {
    const { store, settle, contents } = open();
    const named = (firstName: string) =>
      party('single', 1, [{ person: { ...NOBODY, firstName, lastName: 'Żak' } }]);
    await saveBookings(store, order({ choices: named('Ana') }));
    await settle();
    await saveBookings(store, order({ choices: named('Anna'), version: 2 }));
    expect([await settle(), await settle()]).toEqual([1, 0]);
    expect((await contents())[1]).toMatchObject({
      kind: 'annex',
      booker: { name: 'Anna Żak' },
      bookerBefore: 'Ana Żak',
    });
  });

  it('papers that became due by a command are made only once', async () => {
    const { store, deps } = open();
    await saveBookings(store, order());
    await commitWork(store, ({ papers }) => papers.unsettle(ID));
    expect([await issueAllMissingPapers(deps)(), await issueAllMissingPapers(deps)()]).toEqual([
      1, 0,
    ]);
    expect(await store.papers.unsettled(9)).toEqual([]);
  });

  it('if the papers of one booking fail, the error is reported, and other bookings still get their papers', async () => {
    const { store, deps } = open();
    await saveBookings(store, order(), confirmedBooking('AAAA2222', []));
    for (const id of ['AAAA2222', ID]) await commitWork(store, ({ papers }) => papers.unsettle(id));
    const broken: PaperDeps = {
      ...deps,
      catalogue: {
        byId: (siteId, offerId) => {
          const entry = deps.catalogue.byId(siteId, offerId);
          broken.catalogue.byId = deps.catalogue.byId;
          if (entry !== undefined) throw new Error('No offers today');
          return entry;
        },
      },
    };
    await expect(issueAllMissingPapers(broken)()).rejects.toThrow('No offers today');
    expect([(await store.papers.ofBooking(ID)).length, await store.papers.unsettled(9)]).toEqual([
      1,
      ['AAAA2222'],
    ]);
  });
});

describe('advance invoices (R38.11)', () => {
  const part = [{ ...PAID, amount: zloty(400) }];

  it('if the seller issues them, they cover payments without an invoice; the final invoice covers the rest', async () => {
    const { store, ask, contents } = open(true);
    await saveBookings(store, order({ payments: part }));
    expect((await ask('advance'))._unsafeUnwrap()).not.toBeNull();
    expect((await ask('advance'))._unsafeUnwrap()).toBeNull();
    await saveBookings(
      store,
      order({ payments: [...part, { ...PAID, id: 'q', amount: zloty(600) }], version: 2 }),
    );
    await ask('invoice');
    expect(await contents()).toMatchObject([
      { kind: 'advance', amount: zloty(400), price: zloty(1000) },
      {
        kind: 'invoice',
        amount: zloty(600),
        advances: [{ kind: 'advance', n: 1, amount: zloty(400) }],
      },
    ]);
  });

  it('do not exist if the seller issues none', async () => {
    const { store, ask } = open();
    await saveBookings(store, order({ payments: part }));
    expect((await ask('advance'))._unsafeUnwrap()).toBeNull();
  });
});

describe('documents attached to an order (R38.8, W-054)', () => {
  it('R38.7: a contract has the information form that the customer saw and its time, not a newer form', async () => {
    const { store, documents, settle, contents, pages } = open();
    const shownDocuments = { at: DRAFT_BEGUN_AT, documents: await documents.current(1) };
    await saveBookings(store, order({ shown: shownDocuments }));
    pages.version = '2.0';
    expect((await documents.current(1)).map(({ version }) => version)).toEqual(
      Array.from({ length: 6 }, () => '2.0'),
    );
    await settle();
    const [content] = await contents();
    expect(content).toMatchObject({
      form: {
        version: '1.0',
        deliveredAt: DRAFT_BEGUN_AT,
        page: documentPage(INFORMATION_FORM, '1.0'),
      },
    });
    expect(content).toMatchObject({
      accepted: shownDocuments.documents.map(({ title, version, from }) => ({
        title,
        version,
        from,
      })),
    });
  });

  it('an order without recorded documents gets today’s form, marked as delivered with the contract', async () => {
    const { store, settle, contents } = open();
    await saveBookings(store, order());
    await settle();
    expect((await contents())[0]).toMatchObject({
      form: { version: '1.0', deliveredAt: null },
      accepted: [],
    });
  });

  it('equal texts share one id; a changed text gets another id, even with the same version number', async () => {
    const { documents, pages, store } = open();
    const [form] = await documents.current(1);
    expect(await documents.known(form?.id ?? '')).toEqual(form);
    const text = JSON.stringify(await store.documents.get(form?.id ?? ''));
    pages.version = '1.0 with another figure';
    const [other] = await documents.current(1);
    expect(other?.id).not.toBe(form?.id);
    expect(JSON.stringify(await store.documents.get(form?.id ?? ''))).toBe(text);
    expect(await documents.known('never told')).toBeNull();
  });
});
