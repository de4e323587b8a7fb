import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { customerActor, officeActor, schedulerActor } from '../../../application/booking/actor.ts';
import { submitCommandAsActor } from '../../../application/booking/submit-command.ts';
import type { JournalLine } from '../../../application/ports/journal.ts';
import { type ExportLine, exportJournal } from '../../../application/replay/export-journal.ts';
import { replay } from '../../../application/replay/replay.ts';
import type { CommandOf } from '../../../domain/booking/commands.ts';
import { NOBODY } from '../../../domain/party/person.ts';
import { offerWith, SETTINGS, unitWith } from '../../arbitraries/offers.ts';
import { NOW, raceShop } from '../../races/race-shop.ts';
import { steadyFigures } from '../../support/steady-figures.ts';

const OFFER = offerWith({
  id: 910,
  units: [unitWith({ id: 701 })],
  firstMinuteUntil: null,
  secondMinuteUntil: null,
});
const OLA = customerActor({ visitorId: 'Ola', account: null, address: 'Ola' });
const JAN = customerActor({ visitorId: 'Jan', account: null, address: 'Jan' });

const tooMany: CommandOf<'chooseTrip'> = {
  type: 'chooseTrip',
  accommodation: 'single',
  participantsCount: 40,
  ownSkipper: false,
  beSkipper: false,
};
const aged = (birthDate: string, firstName = 'Ola'): CommandOf<'nameParticipants'> => ({
  type: 'nameParticipants',
  participants: [
    {
      userNum: 1,
      fillLater: false,
      person: {
        ...NOBODY,
        firstName,
        lastName: 'Fala',
        birthDate,
        phone: '+48 600 000 000',
        email: 'ola@example.com',
      },
    },
  ],
});

const saveFirstDraft = async () => {
  const kit = openMemoryStore();
  const shop = raceShop(kit, OFFER);
  const id = await shop.draft({ name: 'Ola', unitId: 701 }, 3);
  const lines = async (): Promise<readonly JournalLine[]> => kit.journal.read(0, 500);
  return {
    ...shop,
    ...{ kit, id, lines, as: submitCommandAsActor(shop.deps) },
    refusals: async () => (await lines()).flatMap((line) => ('refused' in line ? [line] : [])),
    export: async (settings = SETTINGS): Promise<readonly ExportLine[]> => {
      const { byId } = shop.deps.catalogue;
      const entry = byId(1, OFFER.id);
      const catalogue = {
        all: (siteId: number) => (siteId === 1 && entry !== undefined ? [entry] : []),
        version: () => 'c',
      };
      const figures = steadyFigures((siteId) => (siteId === 1 ? settings : undefined));
      const all: ExportLine[] = [];
      for await (const line of exportJournal(
        { journal: kit.journal, catalogue, settings: figures, hashOf: (text) => text },
        false,
      ))
        all.push(line);
      return all;
    },
  };
};

const replayed = (lines: readonly ExportLine[]) =>
  replay({ store: openMemoryStore().store, hashOf: (text) => text, progress: () => {} }, lines);

describe('R46.4: refused commands are recorded in the journal', () => {
  it('the line has command, actor and reason, and the booking stays as it was', async () => {
    const { as, id, kit, refusals } = await saveFirstDraft();
    const before = await kit.store.bookings.get(id);
    const refused = (await as(OLA, id, aged('1970-01-01'), null))._unsafeUnwrapErr();
    expect(refused).toMatchObject({
      kind: 'invalid',
      problems: [{ userNum: 1, field: 'birthDate', code: 'age45' }],
    });
    expect(await refusals()).toMatchObject([
      {
        refused: {
          bookingId: id,
          by: { kind: 'customer' },
          at: NOW,
          command: { type: 'nameParticipants' },
        },
        why: refused,
      },
    ]);
    expect(await kit.store.bookings.get(id)).toEqual(before);
  });

  it('office commands too; not those of strangers or the scheduler, and none on an unknown booking', async () => {
    const { as, id, refusals } = await saveFirstDraft();
    expect((await as(JAN, id, tooMany, null)).isErr()).toBe(true);
    expect((await as(schedulerActor(NOW), id, { type: 'moveUp' }, null)).isErr()).toBe(true);
    expect((await as(OLA, 'ABCDEFGH', tooMany, null)).isErr()).toBe(true);
    expect(await refusals()).toEqual([]);
    expect((await as(officeActor('Basia'), id, { type: 'moveUp' }, null)).isErr()).toBe(true);
    expect(await refusals()).toMatchObject([
      { refused: { by: { kind: 'office', name: 'Basia' } }, why: { kind: 'wrongState' } },
    ]);
  });

  it('at most forty times per booking, so that nobody can fill the store with them', async () => {
    const { as, id, refusals } = await saveFirstDraft();
    for (let n = 0; n < 45; n += 1) expect((await as(OLA, id, tooMany, null)).isErr()).toBe(true);
    expect(await refusals()).toHaveLength(40);
  });

  it('a refusal is recorded even though the earlier writes of its transaction are rolled back', async () => {
    const { as, id, lines, refusals } = await saveFirstDraft();
    const all = (await lines()).length;
    const before = async () => ok({ accountId: 'made-for-it' });
    expect((await as(OLA, id, aged('1970-01-01'), null, { before })).isErr()).toBe(true);
    expect((await refusals()).map(({ refused }) => refused.owner.accountId)).toEqual([null]);
    expect((await lines()).length).toBe(all + 1);
  });

  it('a request refused by a check before the decision is not recorded, because it reached no decision', async () => {
    const { as, id, refusals } = await saveFirstDraft();
    const before = async () => err({ kind: 'tooManyAccounts' } as const);
    expect((await as(OLA, id, aged('1990-01-01'), null, { before }))._unsafeUnwrapErr()).toEqual({
      kind: 'tooManyAccounts',
    });
    expect(await refusals()).toEqual([]);
  });

  it('with stand-ins in an export; a replay of that export has no differences', async () => {
    const { as, id, export: exported } = await saveFirstDraft();
    await as(OLA, id, aged('1970-01-01', 'Bronisława'), null);
    await as(OLA, id, aged('1990-01-01'), null);
    const lines = await exported();
    expect(JSON.stringify(lines.filter(({ kind }) => kind === 'refused'))).not.toMatch(
      /Bronis|ola@example/,
    );
    const { commands, differences, refusals } = await replayed(lines);
    expect([commands, differences, refusals]).toEqual([6, 0, 0]);
  });

  it('a replay reports the booking if a rule now accepts the command, or refuses it for another reason', async () => {
    const { as, id, export: exported } = await saveFirstDraft();
    await as(OLA, id, aged('1970-01-01'), null);
    const looser = await replayed(
      await exported({ ...SETTINGS, ages: { ...SETTINGS.ages, office: 90 } }),
    );
    expect(looser.firstDivergence).toMatchObject({
      ...{
        subject: id,
        command: 'nameParticipants',
        recorded: { kind: 'invalid' },
        replayed: { status: 'draft', version: 5 },
      },
    });
    const other = await replayed(
      await exported({ ...SETTINGS, ages: { ...SETTINGS.ages, adult: 80 } }),
    );
    expect(other.firstDivergence).toMatchObject({
      replayed: { kind: 'invalid', problems: [{ code: 'ageUnder18' }] },
    });
  });
});
