import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { openSqlite } from '../../../adapters/storage/sqlite/sqlite.ts';
import type { ExportLine } from '../../../application/replay/export-journal.ts';
import { agreesWithRecording, replay } from '../../../application/replay/replay.ts';
import type { BookingCommand } from '../../../domain/booking/commands.ts';
import type { CodeCommand } from '../../../domain/codes/commands.ts';
import { runs } from '../../support/runs.ts';
import { playYear, type Year } from './year.ts';

const FIRST_SEED = 11;
const SEEDS = Array.from({ length: runs(1).numRuns }, (_, index) => FIRST_SEED + index);
const PARTIES = 300;

const folder = mkdtempSync(join(tmpdir(), 'kilwater-year-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The value is true if every simulated year must contain the command. */
const ON_BOOKINGS: Record<BookingCommand['type'], boolean> = {
  createDraft: true,
  chooseTrip: true,
  chooseBerths: true,
  chooseInsurance: true,
  chooseExtras: true,
  nameParticipants: true,
  confirm: true,
  releaseHold: true,
  removeDraft: true,
  redeemVoucher: true,
  useAmbassadorCode: true,
  createGroup: true,
  joinGroup: true,
  removeCode: false,
  markOlder: true,
  requestAge: true,
  // The command needs a fourth request from one address in a day.
  noteAgeRequest: false,
  prepareOrder: false,
  takeOver: false,
  clearAge: true,
  nameWay: false,
  grantRebate: true,
  note: true,
  tell: false,
  nameKsef: false,
  correctBuyer: false,
  regroup: true,
  moveUp: true,
  leaveReserveList: true,
  requestCancel: true,
  cancel: true,
  callOff: true,
  cancelUnpaid: true,
  remind: true,
  announce: true,
  registerPayment: true,
  undoPayment: true,
  tellUndone: true,
  keepLate: false,
  changeBooking: true,
  giveReview: false,
  hideReview: false,
  showReview: false,
  declineReviews: false,
};
const ON_THE_SHOP: Record<CodeCommand['type'], boolean> = {
  createVoucher: true,
  activateVoucher: true,
  appointAmbassador: true,
  createAmbassadorCode: true,
  createCommissionVoucher: true,
  settleVoucher: false,
  settleCommission: false,
  blockAccount: false,
  unblockAccount: false,
};

const seen = (types: Readonly<Record<string, boolean>>): readonly string[] =>
  Object.keys(types).filter((type) => types[type]);

const linesOf = async (year: Year): Promise<readonly ExportLine[]> => {
  const lines: ExportLine[] = [];
  for await (const line of year.export()) lines.push(line);
  return lines;
};

const typesIn = (lines: readonly ExportLine[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap((line) =>
      line.kind === 'command'
        ? [line.recorded.command.type]
        : line.kind === 'shop'
          ? [line.shop.command.type]
          : [],
    ),
  );

describe('the simulation of a shop’s year: travellers, office and scheduled events for 14 months', () => {
  it.each(SEEDS)(
    'R7, R12, R21, R26, R31, R46: with the seed %i the checks pass; a replay gives the same bookings',
    async (seed) => {
      const year = await playYear(openMemoryStore(), { parties: PARTIES, seed });
      expect(year.wrong).toEqual([]);
      const lines = await linesOf(year);
      const [commandTypes, sure] = [typesIn(lines), [...seen(ON_BOOKINGS), ...seen(ON_THE_SHOP)]];
      expect([...commandTypes].filter((type) => !sure.includes(type))).toEqual([]);
      // Some other seeds lack rare commands, such as a note or leaving the reserve list.
      if (seed === FIRST_SEED) expect(sure.filter((type) => !commandTypes.has(type))).toEqual([]);
      const report = await replay(
        { store: openMemoryStore().store, hashOf: year.shop.deps.ids.hashOf, progress: () => {} },
        lines,
      );
      expect(report.firstDivergence).toBe(null);
      expect(agreesWithRecording(report)).toBe(true);
    },
    120_000,
  );

  it('gives the same result on SQLite and in memory if the seed is the same', async () => {
    const kit = await openSqlite(join(folder, 'shop.sqlite'));
    const [first, again] = [
      await playYear(kit, { parties: 40, seed: 3 }),
      await playYear(openMemoryStore(), { parties: 40, seed: 3 }),
    ];
    const endOf = async (year: Year) => (await linesOf(year)).at(-1);
    expect(first.wrong).toEqual([]);
    expect(await endOf(first)).toEqual(await endOf(again));
    expect(first.shop.counts).toEqual(again.shop.counts);
    await kit.close();
  }, 120_000);
});
