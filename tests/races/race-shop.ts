import type { BookingPorts } from '../../adapters/composition/tokens.ts';
import { demoBookingIdOf } from '../../adapters/demo-catalogue/demo-order.ts';
import type { Caller } from '../../application/booking/actor.ts';
import { submitCustomerCommand } from '../../application/booking/submit-command.ts';
import { submitCodeCommand } from '../../application/codes/submit-code-command.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { createReservation } from '../../application/wizard/wizard.ts';
import type { CommandOf, LifeCommand } from '../../domain/booking/commands.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { Accommodation } from '../../domain/catalogue/accommodation.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { NOBODY } from '../../domain/party/person.ts';
import { NO_OCCUPANCY, type Occupancy } from '../../domain/seats/occupancy.ts';
import { SETTINGS } from '../arbitraries/offers.ts';
import { catalogueEntryOf, testCatalogue } from '../http/wizard/test-catalogue.ts';
import { steadyFigures } from '../support/steady-figures.ts';

export const NOW = Date.UTC(2027, 0, 10, 10);

export type Racer = {
  readonly name: string;
  readonly unitId: number;
  readonly accommodation?: Accommodation;
  readonly people?: number;
  readonly reserveList?: boolean;
};

const caller = (name: string): Caller => ({ visitorId: name, account: null, address: name });

const numbers = (people: number): readonly number[] =>
  Array.from({ length: people }, (_, index) => index + 1);

export const confirmCommand: CommandOf<'confirm'> = {
  type: 'confirm',
  comments: '',
  paymentOption: 'onetime',
  paymentType: 'online',
  termsAccepted: true,
  expectedPrice: null,
  expectedLeft: null,
};

const berths = ({ unitId, people = 1, reserveList = false }: Racer): LifeCommand => ({
  type: 'chooseBerths',
  berths: numbers(people).map((userNum) => ({
    userNum,
    unitId,
    bedroom: false,
    sameAsFirst: false,
    firstName: '',
    lastName: '',
  })),
  journeys: numbers(people).map((userNum) => ({
    userNum,
    journeyId: 2,
    pointId: null,
    luggage: false,
  })),
  reserveList,
});

const steps = (racer: Racer): readonly LifeCommand[] => {
  const { people = 1, accommodation = 'single', name } = racer;
  const answers = numbers(people);
  return [
    {
      type: 'chooseTrip',
      accommodation,
      participantsCount: people,
      ownSkipper: accommodation === 'whole',
      beSkipper: false,
    },
    berths(racer),
    {
      type: 'chooseInsurance',
      insurances: answers.map((userNum) => ({
        userNum,
        insuranceId: 1,
        resignation: false,
        assistance: false,
        sameAsFirst: false,
      })),
    },
    {
      type: 'nameParticipants',
      participants: answers.map((userNum) => ({
        userNum,
        fillLater: false,
        person: {
          ...NOBODY,
          firstName: 'Jan',
          lastName: name,
          birthDate: '1995-05-05',
          ...(userNum === 1
            ? { phone: '+48 600 000 000', email: `${name.toLowerCase()}@example.com` }
            : {}),
        },
      })),
    },
  ];
};

/** The first `count` transactions that lock a unit commit only after all have decided, so
 * without locks they conflict. */
export const meetingStore = (kit: StoreKit, count: number): StoreKit => {
  const { promise: met, resolve: go } = Promise.withResolvers<void>();
  let waiting = 0;
  const inTransaction: StoreKit['store']['inTransaction'] = (locks, work) =>
    kit.store.inTransaction(locks, async (transaction) => {
      const result = await work(transaction);
      if (!locks.some(({ kind }) => kind === 'unit')) return result;
      waiting += 1;
      if (waiting === count) go();
      await met;
      return result;
    });
  return { ...kit, store: { ...kit.store, inTransaction } };
};

export type RacePorts = Partial<Pick<BookingPorts, 'store' | 'catalogue' | 'settings'>> & {
  readonly made?: number;
};

export const raceShop = (
  kit: StoreKit,
  offer: Offer,
  { made: before = 0, ...ports }: RacePorts = {},
) => {
  let now = NOW;
  let draftCount = before;
  const deps: BookingPorts = {
    store: kit.store,
    catalogue: testCatalogue([catalogueEntryOf(offer)]),
    settings: steadyFigures((siteId) => (siteId === 1 ? SETTINGS : undefined)),
    clock: { now: () => now },
    ids: {
      bookingId: () => {
        draftCount += 1;
        return demoBookingIdOf(draftCount);
      },
      rowId: () => `row-${draftCount}`,
      token: () => 'token',
      hashOf: (text) => text,
    },
    committed: () => undefined,
    ...ports,
  };
  const give = (name: string, bookingId: string, command: LifeCommand) =>
    submitCustomerCommand(deps)(caller(name), bookingId, command, null);
  const well = async (name: string, bookingId: string, command: LifeCommand): Promise<void> => {
    const result = await give(name, bookingId, command);
    if (result.isErr())
      throw new Error(`${command.type} of ${name}: ${JSON.stringify(result.error)}`);
  };
  const draft = async (racer: Racer, upTo = 4): Promise<string> => {
    const begun = await createReservation(deps)(caller(racer.name), 1, offer.id);
    if (begun.isErr()) throw new Error(begun.error.kind);
    const { id } = begun.value;
    for (const command of steps(racer).slice(0, upTo)) await well(racer.name, id, command);
    return id;
  };
  return {
    ...{ deps, give, draft, well },
    at: (moment: Instant): void => {
      now = moment;
    },
    confirm: (name: string, id: string) => give(name, id, confirmCommand),
    hold: (racer: Racer, id: string) => give(racer.name, id, berths(racer)),
    byOffice: async (
      command: Parameters<ReturnType<typeof submitCodeCommand>>[1],
    ): Promise<void> => {
      const result = await submitCodeCommand({ store: kit.store, clock: deps.clock })(
        { kind: 'office', name: 'Ola' },
        command,
      );
      if (result.isErr()) throw new Error(result.error.kind);
    },
    taken: async (unitId: number, at: Instant = now): Promise<Occupancy> =>
      (await kit.store.bookings.taken([unitId], at, null)).get(unitId) ?? NO_OCCUPANCY,
    get: kit.store.bookings.get,
  };
};

export type RaceShop = ReturnType<typeof raceShop>;
