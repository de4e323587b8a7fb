import { beforeAll, expect, test } from 'vitest';
import { erasePerson } from '../../application/accounts/delete-account.ts';
import type { PaperLink, StoredDocument } from '../../application/ports/papers.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { documentPage } from '../application/papers/document-page.ts';
import { DRAFT_BEGUN_AT } from '../arbitraries/bookings.ts';
import { commitWork, type Opener, rollBack } from './helpers.ts';
import { invoiceExample, paperOf } from './papers.ts';
import { NOTHING_BESIDES } from './record-examples.ts';

const FILE = Uint8Array.from({ length: 512 }, (_, index) => index % 256);
const bytesOf = (file: Uint8Array | null): readonly number[] | null =>
  file === null ? null : [...file];

const linkTo = (hash: string, bookingId: string, more: Partial<PaperLink> = {}): PaperLink => ({
  ...{ hash, bookingId, kind: 'contract', part: 0, expiresAt: DRAFT_BEGUN_AT + 600_000 },
  ...more,
});

export const paperSuite = (opener: Opener): void => {
  let kit: StoreKit;
  beforeAll(async () => {
    kit = await opener.open();
  });
  const add = (...papersToAdd: readonly ReturnType<typeof paperOf>[]) =>
    commitWork(kit.store, async ({ papers }) => {
      for (const paper of papersToAdd) await papers.add(paper);
    });
  const erase = (bookingId: string) =>
    commitWork(kit.store, (transaction) =>
      erasePerson(transaction, {
        email: 'x@papers.example',
        accountId: 'x',
        asBooker: [bookingId],
        wholly: [],
        endedBefore: '2020-01-01',
        ...NOTHING_BESIDES,
      }),
    );

  test('a paper with the booker’s personal data is read back unchanged, alone and with another paper (R38)', async () => {
    const [contract, invoice] = [
      paperOf('PAPER222', 'contract', 1),
      paperOf('PAPER222', 'invoice', 1),
    ];
    await add(invoice, contract);
    const { papers } = kit.store;
    expect(await papers.get('PAPER222', 'contract')).toEqual({ ...contract, open: true });
    expect(await papers.ofBooking('PAPER222')).toEqual(
      [contract, invoice].map((paper) => ({ ...paper, open: true })),
    );
    expect([await papers.get('PAPER333', 'contract'), await papers.ofBooking('PAPER333')]).toEqual([
      null,
      [],
    ]);
  });

  test('paper numbers continue per kind and year, also after numbers given in the same transaction (R38)', async () => {
    const last = (kind: 'contract' | 'invoice', year: number) =>
      commitWork(kit.store, ({ papers }) => papers.lastNumber(kind, year));
    expect(await last('contract', 2031)).toBe(0);
    await add(
      paperOf('NUM22222', 'contract', 9, { year: 2031 }),
      paperOf('NUM33333', 'contract', 10, { year: 2031 }),
      paperOf('NUM22222', 'invoice', 3, { year: 2031 }),
      paperOf('NUM44444', 'contract', 4, { year: 2032 }),
    );
    expect([
      await last('contract', 2031),
      await last('invoice', 2031),
      await last('contract', 2032),
    ]).toEqual([10, 3, 4]);
    await commitWork(kit.store, async ({ papers }) => {
      await papers.add(paperOf('NUM55555', 'contract', 11, { year: 2031 }));
      expect(await papers.lastNumber('contract', 2031)).toBe(11);
      expect((await papers.get('NUM55555', 'contract'))?.n).toBe(11);
    });
  });

  test('a booking gets no second invoice of the same part; a rolled-back transaction stores none (R38)', async () => {
    await rollBack(kit.store, ({ papers }) =>
      papers.add(paperOf('TWICE222', 'invoice', 1, { year: 2033 })),
    );
    expect(await kit.store.papers.get('TWICE222', 'invoice')).toBeNull();
    await add(paperOf('TWICE222', 'invoice', 1, { year: 2033 }));
    await expect(add(paperOf('TWICE222', 'invoice', 2, { year: 2033 }))).rejects.toThrow();
    expect((await kit.store.papers.get('TWICE222', 'invoice'))?.n).toBe(1);
  });

  test('R38: several papers of one kind, such as two corrections, have their own files and links', async () => {
    const { papers } = kit.store;
    const parts = [1, 0].map((part) =>
      paperOf('PART2222', 'correction', part + 1, { part, year: 2036, content: invoiceExample() }),
    );
    await add(...parts, paperOf('PART2222', 'annex', 1, { year: 2036 }));
    expect(
      (await papers.ofBooking('PART2222')).map(({ kind, part, n }) => [kind, part, n]),
    ).toEqual([
      ['annex', 0, 1],
      ['correction', 0, 1],
      ['correction', 1, 2],
    ]);
    expect(
      (await papers.headsOf('PART2222')).map((head) => Object.keys(head).includes('content')),
    ).toEqual([false, false, false]);
    await papers.keepFile('PART2222', 'correction', FILE, 1);
    expect([
      await papers.file('PART2222', 'correction'),
      bytesOf(await papers.file('PART2222', 'correction', 1)),
    ]).toEqual([null, [...FILE]]);
    const link = linkTo('link-part', 'PART2222', { kind: 'correction', part: 1 });
    await papers.addLink(link);
    expect(await papers.link('link-part')).toEqual(link);
    await expect(add(paperOf('PART3333', 'correction', 2, { year: 2036 }))).rejects.toThrow();
  });

  test('R38.13: deleting a booking’s invoice files keeps its contract and other bookings’ files', async () => {
    const { papers } = kit.store;
    const keys = [
      ['AGAIN222', 'invoice'],
      ['AGAIN222', 'contract'],
      ['AGAIN333', 'invoice'],
    ] as const;
    await add(...keys.map(([id, kind], index) => paperOf(id, kind, index + 1, { year: 2038 })));
    for (const [id, kind] of keys) await papers.keepFile(id, kind, FILE);
    await rollBack(kit.store, (writes) => writes.papers.reprintInvoices('AGAIN333'));
    await commitWork(kit.store, (writes) => writes.papers.reprintInvoices('AGAIN222'));
    const files = await Promise.all(keys.map(([id, kind]) => papers.file(id, kind)));
    expect(files.map(bytesOf)).toEqual([null, [...FILE], [...FILE]]);
    await papers.keepFile('AGAIN222', 'invoice', Uint8Array.of(7));
    expect(bytesOf(await papers.file('AGAIN222', 'invoice'))).toEqual([7]);
  });

  test('invoices are found by issue date, even after their booker was erased (R38, R39)', async () => {
    const at = (madeAt: number) => ({ year: 2037, madeAt });
    await add(
      paperOf('BOOK2222', 'invoice', 1, at(5_000)),
      paperOf('BOOK3333', 'correction', 1, at(4_000)),
      paperOf('BOOK4444', 'contract', 1, at(4_500)),
      paperOf('BOOK5555', 'invoice', 2, at(6_000)),
    );
    await commitWork(kit.store, ({ papers }) => papers.close('BOOK2222', ['contract']));
    const issued = await kit.store.papers.issued(
      ['advance', 'invoice', 'correction'],
      4_000,
      6_000,
    );
    expect(issued.map(({ bookingId, open }) => [bookingId, open])).toEqual([
      ['BOOK3333', true],
      ['BOOK2222', false],
    ]);
  });

  test('a booking with pending papers is in the queue only once (R38)', async () => {
    const unsettle = (id: string) => commitWork(kit.store, ({ papers }) => papers.unsettle(id));
    for (const id of ['SETT3333', 'SETT2222', 'SETT3333']) await unsettle(id);
    await rollBack(kit.store, ({ papers }) => papers.settled('SETT2222'));
    expect(await kit.store.papers.unsettled(9)).toEqual(['SETT2222', 'SETT3333']);
    expect(await kit.store.papers.unsettled(1)).toEqual(['SETT2222']);
    await commitWork(kit.store, async ({ papers }) => {
      await papers.settled('SETT2222');
      await papers.settled('SETT3333');
    });
    expect(await kit.store.papers.unsettled(9)).toEqual([]);
  });

  test('a document and its file stay the same, byte by byte, after the first save (R38, W-054)', async () => {
    const { documents } = kit.store;
    const document: StoredDocument = {
      ...{
        id: 'words',
        siteId: 1,
        name: 'tripTerms',
        title: 'Warunki',
        version: '1.0',
        from: '2027-01-01',
        brand: 'Kilwater',
      },
      ...{ keptAt: DRAFT_BEGUN_AT, page: documentPage('tripTerms', '1.0') },
    };
    expect([await documents.get('words'), await documents.file('words')]).toEqual([null, null]);
    await documents.keepFile('words', FILE);
    await documents.keep(document);
    await documents.keep({ ...document, version: '2.0', page: documentPage('tripTerms', '2.0') });
    expect([await documents.get('words'), await documents.file('words')]).toEqual([document, null]);
    await documents.keepFile('words', FILE);
    await documents.keepFile('words', FILE.slice(1));
    expect(bytesOf(await documents.file('words'))).toEqual([...FILE]);
  });

  test('R38.8: documents that step 6 of a draft shows replace those that it showed before', async () => {
    const { documents } = kit.store;
    const document = {
      name: 'tripTerms',
      title: 'Warunki',
      version: '1.0',
      from: '2027-01-01',
      id: 'words',
    };
    expect(await documents.lastShown('SHWN2222')).toBeNull();
    for (const [at, version] of [
      [DRAFT_BEGUN_AT, '1.0'],
      [DRAFT_BEGUN_AT + 1, '2.0'],
    ] as const) {
      await documents.saveShown('SHWN2222', { at, documents: [{ ...document, version }] });
      expect(await documents.lastShown('SHWN2222')).toEqual({
        at,
        documents: [{ ...document, version }],
      });
    }
    expect(await documents.lastShown('SHWN3333')).toBeNull();
  });

  test('the first file of a paper is never replaced; a file without a paper is not stored (R38)', async () => {
    const { papers } = kit.store;
    await add(paperOf('FILE2222', 'contract', 1, { year: 2034 }));
    expect(await papers.file('FILE2222', 'contract')).toBeNull();
    await papers.keepFile('FILE2222', 'contract', FILE);
    await papers.keepFile('FILE2222', 'contract', FILE.slice(1));
    await papers.keepFile('FILE2222', 'invoice', FILE);
    expect(bytesOf(await papers.file('FILE2222', 'contract'))).toEqual([...FILE]);
    expect(await papers.file('FILE2222', 'invoice')).toBeNull();
  });

  test('a link to a paper is found by its hash and deleted when it expires (R38)', async () => {
    const { papers } = kit.store;
    const [ended, live] = [
      linkTo('link-ended', 'LINK2222'),
      linkTo('link-live', 'LINK2222', { expiresAt: DRAFT_BEGUN_AT + 600_001, kind: 'invoice' }),
    ];
    for (const link of [ended, live]) await papers.addLink(link);
    expect([
      await papers.link('link-ended'),
      await papers.link('link-live'),
      await papers.link('link'),
    ]).toEqual([ended, live, null]);
    const never = {
      customersSeen: 0,
      customersBegun: 0,
      visitorsSeen: 0,
      events: 0,
      answers: 0,
      tokens: 0,
      newsletterAsked: 0,
      mailsGivenUp: 0,
    };
    await kit.housekeeping.sweep({ ...never, paperLinks: DRAFT_BEGUN_AT + 600_000 });
    expect([await papers.link('link-ended'), await papers.link('link-live')]).toEqual([null, live]);
  });

  test('R39: erasing the booker deletes contract and links, and keeps the invoice and all paper numbers', async () => {
    const { papers } = kit.store;
    for (const id of ['GONE2222', 'STAY2222']) {
      const n = id === 'GONE2222' ? 1 : 2;
      const both = [
        paperOf(id, 'contract', n, { year: 2035 }),
        paperOf(id, 'invoice', n, { year: 2035 }),
      ];
      await add(...both);
      for (const { kind } of both) await papers.keepFile(id, kind, FILE);
      await papers.addLink(linkTo(`link to ${id}`, id));
    }
    await rollBack(kit.store, (transaction) =>
      erasePerson(transaction, {
        email: '',
        accountId: 'x',
        asBooker: ['STAY2222'],
        wholly: [],
        endedBefore: '2020-01-01',
        ...NOTHING_BESIDES,
      }),
    );
    await erase('GONE2222');
    const [contract, invoice] = await papers.ofBooking('GONE2222');
    expect(contract).toMatchObject({ n: 1, open: false, content: null });
    expect(invoice).toEqual({ ...paperOf('GONE2222', 'invoice', 1, { year: 2035 }), open: false });
    expect([
      await papers.file('GONE2222', 'contract'),
      bytesOf(await papers.file('GONE2222', 'invoice')),
    ]).toEqual([null, [...FILE]]);
    await papers.keepFile('GONE2222', 'contract', FILE);
    expect(await papers.file('GONE2222', 'contract')).toBeNull();
    expect([
      await papers.link('link to GONE2222'),
      (await papers.link('link to STAY2222'))?.bookingId,
    ]).toEqual([null, 'STAY2222']);
    expect((await papers.ofBooking('STAY2222')).map(({ open }) => open)).toEqual([true, true]);
    expect(
      await commitWork(kit.store, ({ papers: rows }) => rows.lastNumber('contract', 2035)),
    ).toBe(2);
  });
};
