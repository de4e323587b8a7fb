// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { ok } from 'neverthrow';
import { beforeAll, describe, expect, it } from 'vitest';
import { ReservationAwaitingLoginNotice } from '../../../ui/features/account/LoginPage.tsx';
import { calendarEntryText } from '../../../ui/features/wizard/afterwards/calendar-entry.ts';
import { ThanksContent } from '../../../ui/features/wizard/afterwards/Thanks.tsx';
import { codeMessageText } from '../../../ui/features/wizard/copy/wizard-codes.pl.ts';
import { savedAnswers } from '../../../ui/features/wizard/state/answers.ts';
import { saveStepAtom } from '../../../ui/features/wizard/state/save.ts';
import {
  openStepAtom,
  type WizardDeps,
  wizardAtom,
  wizardDepsAtom,
} from '../../../ui/features/wizard/state/wizard.ts';
import { optionalTimeline } from '../../../ui/shared/trips/timeline-part.ts';
import {
  readReservationAwaitingLogin,
  storeReservationAwaitingLogin,
} from '../../../ui/state/reservation/stored-input.ts';
import { textOfPart, textOfWizard, wizardAt } from './render-wizard.tsx';
import { scriptedShop } from './scripted-shop.ts';
import {
  berthsWithoutUnits,
  memoryShelf,
  type Parts,
  wizardData,
  wizardReservation,
  wizardRoom,
} from './wizard-samples.ts';

const LISTED = { flags: { Config: { IsReserveList: 1 } } } as const satisfies Partial<Parts>;

describe('the wizard for a sign-up for the reserve list', () => {
  it('R64.1: „Dalej” in step 3 opens step 5 and marks step 4 as reached; for an order it opens step 4', async () => {
    const walked = async (parts: Partial<Parts>) => {
      const call = async (_name: string) =>
        ok({ Reservation: wizardReservation({ ...parts, summary: {} }) });
      const deps: WizardDeps = {
        call: call as WizardDeps['call'],
        shelf: memoryShelf(),
        newKey: () => 'key',
      };
      const store = createStore();
      store.set(wizardDepsAtom, deps);
      await store.set(openStepAtom, 'ABCDEFGH', 'insurance');
      const to = await store.set(saveStepAtom);
      return [to, store.get(wizardAtom).reached];
    };
    expect(await walked(LISTED)).toEqual([{ to: 'participants' }, 5]);
    expect(await walked({})).toEqual([{ to: 'extras' }, 4]);
    expect(textOfWizard(wizardAt('insurance', wizardReservation(LISTED)))).toContain(
      'Dalej: dane uczestników',
    );
  });

  it('R64.1, W-061: step 4 can still be opened, and has a button to continue without a choice', () => {
    const { extras } = wizardData();
    const flag = {
      AddonId: 9,
      Name: 'Bandera',
      Details: '',
      Price: '40',
      IsSized: false,
      WithJourney: false,
      OptionsList: [],
    };
    const [hoodie] = extras.AddonsList;
    if (!hoodie) throw new Error('a hoodie');
    const AddonsList = [hoodie, { ...hoodie, ...flag }];
    const text = textOfWizard(
      wizardAt('extras', wizardReservation({ ...LISTED, extras: { ...extras, AddonsList } })),
    );
    expect(text).toContain('Przechodzę dalej, wybiorę dodatki później');
    expect(text).toContain('Bandera');
  });

  it('R64.1, R53.1: with one unit and one journey, three presses of „Dalej” complete steps 1 to 3', async () => {
    const { berths, insurance } = wizardData();
    const unchosen = { roomId: null, journeyId: null, journeyPointId: null, insuranceId: null };
    const parts = {
      ...LISTED,
      berths: {
        ...berths,
        ResortsList: [
          {
            Name: 'Dalmacja',
            RoomsList: [wizardRoom(1, { PlaceOpen: false, Remaining: 0, Label: 'reserveList' })],
          },
        ],
        Journeys: berths.Journeys.slice(1, 2),
        Config: {
          ...berths.Config,
          AccommodationConfig: berths.Config.AccommodationConfig.slice(0, 1).map((answer) => ({
            ...answer,
            ...unchosen,
          })),
          JourneyConfig: berths.Config.JourneyConfig.slice(0, 1).map((answer) => ({
            ...answer,
            ...unchosen,
          })),
        },
      },
      insurance: {
        ...insurance,
        Config: {
          InsuranceConfig: insurance.Config.InsuranceConfig.slice(0, 1).map((answer) => ({
            ...answer,
            ...unchosen,
          })),
        },
      },
    } satisfies Partial<Parts>;
    const answer = () => ok({ Reservation: wizardReservation(parts) });
    const names = [
      'detailsGet',
      'detailsUpdate',
      'accommodationsGet',
      'accommodationsUpdate',
      'insuranceGet',
      'insuranceUpdate',
    ];
    const { calls, store } = scriptedShop(Object.fromEntries(names.map((name) => [name, answer])));
    const pressed: unknown[] = [];
    for (const step of ['trip', 'berths', 'insurance'] as const) {
      await store.set(openStepAtom, 'ABCDEFGH', step);
      pressed.push(await store.set(saveStepAtom));
    }
    // Six presses: the offer's button, these three, and the buttons of steps 5 and 6.
    expect(pressed).toEqual([{ to: 'berths' }, { to: 'insurance' }, { to: 'participants' }]);
    const sent = (name: string) => calls.find((call) => call.name === name)?.body;
    expect(sent('accommodationsUpdate')).toMatchObject({
      isReserveList: 1,
      accommodationConfig: [{ userNum: 1, roomId: 1 }],
      journeyConfig: [{ userNum: 1, journeyId: 2 }],
    });
    expect(sent('insuranceUpdate')).toMatchObject({
      insuranceConfig: [{ userNum: 1, insuranceId: 1 }],
    });
  });

  it('R64.2: asks for no clothing and no sizes, and preselects none', () => {
    const { extras } = wizardData();
    const waiting = { ...LISTED, extras: { ...extras, AwaitingSizes: [4] } };
    expect(textOfWizard(wizardAt('extras', wizardReservation(waiting)))).toMatch(
      /o ubrania i rozmiary zapytamy, gdy zwolni się/,
    );
    expect(textOfWizard(wizardAt('extras', wizardReservation(waiting)))).not.toContain('Bluza');
    expect(savedAnswers.extras(wizardReservation(waiting))?.people[0]?.addons).toEqual({});
  });

  it('R64.3: if no places are free, no step announces a hold or mentions a free yacht', () => {
    const { trip } = wizardData();
    const full = wizardReservation(
      { trip: { ...trip, AllTaken: true }, berths: berthsWithoutUnits() },
      { HoldUntil: null, HoldSeconds: null },
    );
    for (const step of ['trip', 'berths'] as const) {
      const text = textOfWizard(wizardAt(step, full));
      expect(text).not.toMatch(/Miejsca zajmiemy dla Ciebie|wolnym jachtem/);
      expect(text).toContain('Liczymy z najtańszym jachtem.');
    }
  });

  it.each([
    [0, 'Nikt nie czeka przed Wami'],
    [1, 'W kolejce przed Wami: 1 rezerwacja'],
    [3, 'W kolejce przed Wami: 3 rezerwacje'],
  ])(
    'R64.4: the thank-you page says how many wait before (%i), what happens next, how to leave the list',
    (WaitingBefore, words) => {
      const { summary } = wizardData();
      const text = textOfPart(
        <ThanksContent
          reservation={wizardReservation({ ...LISTED, summary: { ...summary, WaitingBefore } })}
        />,
      );
      expect(text).toContain(words);
      expect(text).toMatch(
        /Co dzieje się dalej\?.*przeniesiemy rezerwację na listę główną.*24 godziny.*Zrezygnuj z listy/,
      );
      expect(text).not.toContain('Dodaj do kalendarza');
    },
  );
});

describe('the thank-you page, and what the browser tab remembers after an order', () => {
  beforeAll(() => optionalTimeline.load());
  const ordered = () => {
    const { summary } = wizardData();
    return wizardReservation({
      summary: {
        ...{ ...summary, ConfirmedAt: '2027-03-01T09:30:00.000Z', PaymentType: 'wired' },
        NextDue: { Amount: '4098', Until: null, By: '2027-03-02T09:30:00.000Z' },
      },
    });
  };

  it('W-101: the page lists the events after the order with their times, and the hour by which to pay', () => {
    const text = textOfPart(<ThanksContent reservation={ordered()} />);
    expect(text).toMatch(
      /aktywuj konto.*Po kolei Do 02\.03\.2027, 10:30 Wpłać 4 098 PLN\. Potem przypomnimy, a bez żadnej wpłaty miejsca wrócą do sprzedaży\. Do 05\.06\.2027 Uzupełnij w panelu dane załogi.*19\.06\.2027, 15:00 Spotkanie: Split\. 26\.06\.2027 Powrót/,
    );
    expect(text).toContain('Dodaj do kalendarza');
  });

  it('the page has a calendar entry for the trip’s days, and for the payment while it is due', () => {
    const entry = calendarEntryText({
      reservation: ordered(),
      payBy: '2027-03-02T09:30:00.000Z',
      brand: 'Kilwater',
    });
    expect(entry.split('\r\n')).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20270619',
        'DTEND;VALUE=DATE:20270627',
        'SUMMARY:Wyspy Dalmacji',
        'DTEND:20270302T093000Z',
        'PRODID:-//Kilwater//Rezerwacja//PL',
      ]),
    );
    // DTSTAMP is the order's time, so a later mail's entry replaces this one.
    expect(entry.match(/DTSTAMP:.*/g)).toEqual([
      'DTSTAMP:20270301T093000Z',
      'DTSTAMP:20270301T093000Z',
    ]);
    expect(
      calendarEntryText({ reservation: ordered(), payBy: null, brand: 'Kilwater' }).match(
        /BEGIN:VEVENT/g,
      ),
    ).toHaveLength(1);
  });

  it('W-103: the login page mentions the booking only in the browser tab that ordered it', () => {
    const ownShelf = memoryShelf();
    expect(readReservationAwaitingLogin(ownShelf)).toBeNull();
    storeReservationAwaitingLogin(ownShelf, { id: 'ABCDEFGH', trip: 'Wyspy Dalmacji' });
    expect(readReservationAwaitingLogin(ownShelf)).toEqual({
      id: 'ABCDEFGH',
      trip: 'Wyspy Dalmacji',
    });
  });
});

describe('the login page after an order', () => {
  it('W-103, R69.4: names the booking, and offers to send the activation link of the account again', () => {
    const text = textOfPart(<ReservationAwaitingLoginNotice id="ABCDEFGH" trip="Wyspy Dalmacji" />);
    expect(text).toMatch(
      /W panelu czeka Twoja rezerwacja: Wyspy Dalmacji, nr ABCDEFGH.*Wyślij ponownie/,
    );
  });
});

describe('the wizard’s error text for a group code', () => {
  it('W-186: if a group could not be opened, does not mention a typed code', () => {
    expect(codeMessageText('groupCreate', { kind: 'away' })).toBe(
      'Nie można utworzyć kodu grupowego. Spróbuj jeszcze raz za chwilę.',
    );
  });

  it('W-189: for a wrong group code in step 6 does not advise to go to step 6', () => {
    expect(codeMessageText('groupJoin', { kind: 'refused', why: null })).toMatch(
      /^Kod jest nieprawidłowy.*kroku szóstym/,
    );
    expect(codeMessageText('groupJoin', { kind: 'refused', why: null }, 'summary')).toMatch(
      /^Kod jest nieprawidłowy.*„Kod Ambasadora”/,
    );
    expect(codeMessageText('groupJoin', { kind: 'refused', why: null }, 'summary')).not.toContain(
      'kroku',
    );
  });
});
