// @vitest-environment happy-dom
import { cleanup, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import { HoldTimer } from '../../../ui/features/wizard/frame/HoldTimer.tsx';
import { Receipt } from '../../../ui/features/wizard/frame/Receipt.tsx';
import type { Codes } from '../../../ui/features/wizard/state/codes.ts';
import { previewKey, type WizardPreview } from '../../../ui/features/wizard/state/preview.ts';
import type { Wizard } from '../../../ui/features/wizard/state/wizard-state.ts';
import type { SessionState } from '../../../ui/state/account/session.ts';
import type { StepName } from '../../../ui/state/reservation/steps.ts';
import {
  type EnteredAnswers,
  NOTHING_ENTERED,
} from '../../../ui/state/reservation/stored-input.ts';
import { sampleAccount } from '../account-samples.ts';
import { type Around, openWizard, textOfPart, textOfWizard, wizardAt } from './render-wizard.tsx';
import { berthsWithoutUnits, wizardData, wizardReservation, wizardRoom } from './wizard-samples.ts';

type State = {
  readonly typed?: EnteredAnswers;
  readonly faults?: Wizard['faults'];
  readonly session?: SessionState;
  readonly said?: Codes['said'];
  readonly told?: WizardReservation;
  readonly counting?: boolean;
};

const pageAt = (
  step: StepName,
  present = wizardReservation(),
  { typed = NOTHING_ENTERED, faults = [], session, said, told, counting = false }: State = {},
): readonly [Wizard, Around] => {
  const wizard = wizardAt(step, present, { typed, faults });
  const preview: WizardPreview = {
    of: previewKey(wizard),
    asking: counting,
    reservation: told ?? null,
    faults: [],
  };
  return [
    wizard,
    {
      ...(session && { session }),
      ...(said && { said }),
      ...((told || counting) && { preview }),
    },
  ];
};
const open = (...page: Parameters<typeof pageAt>) => openWizard(...pageAt(...page));
const textOfStep = (...page: Parameters<typeof pageAt>): string => textOfWizard(...pageAt(...page));
const unitsOf = (screen: ReturnType<typeof open>) =>
  within(screen.getByRole('group', { name: 'Rodzaj jednostki' })).getAllByRole<HTMLInputElement>(
    'radio',
  );
afterEach(cleanup);

const trip = wizardData().trip;
const wholeTrip = {
  ...trip,
  CanReserveWhole: true,
  Config: { ...trip.Config, AccommodationOption: 'whole' as const, ParticipantsCount: 9 },
};
const CUSTOMER: SessionState = {
  kind: 'customer',
  hasNewMessages: false,
  isAmbassador: false,
  account: sampleAccount(),
};

describe('the screen of step 1', () => {
  it('shows the server’s limit of people on a whole yacht, depending on the skipper (W-126, R36)', () => {
    expect(textOfStep('trip', wizardReservation({ trip: wholeTrip }))).toContain(
      'od 1 do 9 osób, nie licząc skippera od nas',
    );
    const withOwnSkipper = { ...wholeTrip, Config: { ...wholeTrip.Config, ownSkipper: true } };
    expect(textOfStep('trip', wizardReservation({ trip: withOwnSkipper }))).toContain(
      'od 2 do 10 osób, razem z Waszym skipperem',
    );
    expect(textOfStep('trip', wizardReservation({ trip: withOwnSkipper }))).toContain(
      'Skipperem jest uczestnik 2.',
    );
    expect(textOfStep('trip', wizardReservation({ trip: wholeTrip }))).not.toContain(
      'Skipperem jest',
    );
  });

  it('R60.8: shows the lowest price for a place, a cabin and a whole yacht', () => {
    const all = { ...trip, CanReserveCabin: true, CanReserveWhole: true };
    expect(textOfStep('trip', wizardReservation({ trip: all }))).toMatch(
      /Miejsce na jachcie od 1 949 PLN za osobę.*Kabina 2-osobowa od 2 249 PLN za osobę.*Cały jacht od 17 400 PLN za jacht/,
    );
  });

  it('R62.1: asks how many people sail on a whole yacht; before the first save a default is filled in', () => {
    expect(textOfStep('trip', wizardReservation({ trip: wholeTrip }))).toContain('Ilu Was płynie?');
    const fresh = {
      trip: { ...wholeTrip, Config: { ...wholeTrip.Config, ParticipantsCount: 1 } },
      berths: {},
      insurance: {},
      extras: {},
    };
    const fewer = { ...fresh, berths: wizardData().berths };
    const counts = [fresh, fewer].map((parts) => {
      const screen = open('trip', wizardReservation(parts));
      const count = screen.container.querySelector('output')?.textContent;
      screen.unmount();
      return count;
    });
    expect(counts).toEqual(['8', '1']);
  });

  it('says if an offer needs an own skipper; asks who is a skipper if skippers get a rebate (W-026, W-027)', () => {
    const only = { ...wholeTrip, WholeYacht: { ...wholeTrip.WholeYacht, OrganiserSkipper: null } };
    const onlySkippers = textOfStep('trip', wizardReservation({ trip: only }));
    expect(onlySkippers).toContain(
      'Cały jacht na tym rejsie jest tylko dla grup ze swoim skipperem',
    );
    expect(onlySkippers).not.toContain('Czy macie swojego skippera?');
    const skipperQuestion = textOfStep(
      'trip',
      wizardReservation({ trip: { ...wholeTrip, AsksBeSkipper: true } }),
    );
    expect(skipperQuestion).toContain('Czy jesteś skipperem?');
    expect(skipperQuestion).not.toContain('Czy macie swojego skippera?');
  });

  it('W-006: says that a booking can start without an account and offers login, if nobody is logged in', () => {
    expect(textOfStep('trip')).toMatch(/Rezerwujesz bez konta.*Mam konto.*Miejsce na jachcie/);
    // A no-break space after a one-letter word moves the word to the next line.
    expect(open('trip').container.textContent).toContain('Konto założysz w\u00a0kroku 5');
    expect(textOfStep('trip', wizardReservation(), { session: CUSTOMER })).not.toContain(
      'Rezerwujesz bez konta',
    );
  });

  it('says that the party can join the reserve list if no places are free (W-030)', () => {
    expect(textOfStep('trip')).not.toContain('listy rezerwowej');
    expect(textOfStep('trip', wizardReservation({ trip: { ...trip, AllTaken: true } }))).toContain(
      'Możesz dołączyć do listy rezerwowej.',
    );
  });

  it('says how many people are missing for the next group rebate if only a few are missing (R21)', () => {
    const more = (Travellers: number) =>
      textOfStep('trip', wizardReservation({}, { More: { Travellers, Rebate: '40' } }));
    expect(more(2)).toContain('Jeszcze 2 osoby, a każdy w grupie dostanie 40 PLN rabatu.');
    expect(more(1)).toContain('Jeszcze 1 osoba, a każdy w grupie dostanie');
    expect(more(4)).not.toContain('Jeszcze');
  });

  it('shows the part about groups to logged-in customers if the offer has the group rebate (W-029)', () => {
    const present = wizardReservation();
    const grouped = { ...present, Offer: { ...present.Offer, ShowGroupRebate: true } };
    const both = /Mam kod grupowy.*Dołącz.*Zakładam grupę.*Wygeneruj kod grupowy/;
    expect(textOfStep('trip', grouped, { session: CUSTOMER })).toMatch(both);
    expect(textOfStep('trip', grouped)).not.toContain('Mam kod grupowy');
    expect(textOfStep('trip', present, { session: CUSTOMER })).not.toContain('Mam kod grupowy');
    const typed: EnteredAnswers = { booking: { groupCode: 'ZXCVBNMA' }, people: [] };
    expect(textOfStep('trip', grouped, { typed })).toMatch(both);
    const whole = { ...grouped, Data: wizardReservation({ trip: wholeTrip }).Data };
    expect(textOfStep('trip', whole, { session: CUSTOMER })).not.toContain('Mam kod grupowy');
    const refused = textOfStep('trip', grouped, {
      session: CUSTOMER,
      said: { groupJoin: { kind: 'refused', why: null } },
    });
    expect(refused).toContain('Kod jest nieprawidłowy');
    expect(refused).toMatch(both);
    expect(refused).toContain('w ciągu 10 dni od założenia grupy');
    const inGroup = { ...grouped, Group: { Code: 'ZXCVBNMA', Days: 10 } };
    expect(
      textOfStep('trip', inGroup, { session: CUSTOMER, said: { groupJoin: { kind: 'applied' } } }),
    ).toMatch(/Witaj w ekipie!.*ZXCVBNMA/);
    expect(textOfStep('trip', inGroup, { session: CUSTOMER })).toMatch(
      /Witaj w ekipie!.*Twój kod grupowy: ZXCVBNMA/,
    );
    const opened = { ...grouped, Group: { Code: grouped.ReservationId, Days: 10 } };
    expect(textOfStep('trip', opened, { session: CUSTOMER })).toMatch(
      /Kod grupowy jest gotowy.*Wyślij go znajomym/,
    );
    for (const [open, words] of [
      [{ kind: 'exists' }, 'Kod grupowy już istnieje'],
      [{ kind: 'assigned' }, 'Kod grupowy jest już przypisany do tej rezerwacji'],
      [{ kind: 'refused', why: null }, 'Nie można utworzyć kodu grupowego'],
    ] as const)
      expect(
        textOfStep('trip', grouped, { session: CUSTOMER, said: { groupCreate: open } }),
      ).toContain(words);
  });
});

describe('the screen of step 2', () => {
  const berths = wizardData().berths;
  const withRooms = (...rooms: ReturnType<typeof wizardRoom>[]) => ({
    ...berths,
    ResortsList: [{ Name: 'Dalmacja', RoomsList: rooms }],
  });

  it('shows the deck plan of the chosen yacht and describes the plan for screen readers (R7)', () => {
    const { getByRole } = open('berths');
    expect(getByRole('img', { name: /^Plan jachtu: 4\skabiny, 10\smiejsc$/ })).toBeTruthy();
    expect(getByRole('heading', { name: /Jak się śpi: Bavaria 1/ })).toBeTruthy();
  });

  it('a unit that does not sell the chosen accommodation cannot be chosen, and says why (R5, R9)', () => {
    const cabin = { ...trip, Config: { ...trip.Config, AccommodationOption: 'cabin' as const } };
    const present = wizardReservation({
      trip: cabin,
      berths: withRooms(wizardRoom(1), wizardRoom(2, { ReserveCabin: false })),
    });
    const [first, second] = unitsOf(open('berths', present));
    expect([first?.disabled, second?.disabled]).toEqual([false, true]);
    expect(second?.closest('label')?.textContent).toContain(
      'Na tej jednostce nie zarezerwujesz kabiny 2-osobowej.',
    );
  });

  it('for a whole yacht a unit shows the yacht’s price, its capacity and the price of a place (W-033)', () => {
    const text = textOfStep('berths', wizardReservation({ trip: wholeTrip }));
    expect(text).toMatch(/do 9 osób na pokładzie.*miejsce: 1 949 PLN.*17 400 PLN za cały jacht/);
  });

  it('R60.8: a unit’s card has today’s price for the chosen accommodation, as on public pages', () => {
    const cabin = { ...trip, Config: { ...trip.Config, AccommodationOption: 'cabin' as const } };
    expect(textOfStep('berths')).toMatch(/cały jacht: 17 400 PLN.*1 949 PLN za osobę/);
    expect(textOfStep('berths', wizardReservation({ trip: cabin }))).toMatch(
      /cały jacht: 17 400 PLN.*2 249 PLN za osobę/,
    );
    expect(textOfStep('berths')).not.toContain('Cena: 2 149 PLN');
  });

  it('says how many places are free if they are too few for the party (W-125, R7)', () => {
    const few =
      /Zapisz się na Listę Rezerwową!.*Bavaria 1: za mało miejsc dla Was, wolne: 1\. Jeśli wybierzesz tę jednostkę/;
    expect(
      textOfStep(
        'berths',
        wizardReservation({ berths: withRooms(wizardRoom(1, { Remaining: 1 })) }),
      ),
    ).toMatch(few);
    const enough = { berths: withRooms(wizardRoom(1, { Remaining: 2 })) };
    const typed: EnteredAnswers = { booking: {}, people: [{ luggage: true }] };
    const onReserveList = wizardReservation({ ...enough, flags: { Config: { IsReserveList: 1 } } });
    expect(
      textOfStep('berths', wizardReservation(enough), { typed, told: onReserveList }),
    ).toContain('Zapisz się na Listę Rezerwową!');
    expect(textOfStep('berths', wizardReservation(enough), { typed })).not.toContain(
      'Zapisz się na Listę Rezerwową!',
    );
  });

  it('the units of all regions are one list, grouped by yacht class (W-035)', () => {
    const resorts = [1, 3, 12, 13, 14].map((id) => ({
      Name: `Ośrodek ${id}`,
      RoomsList: [wizardRoom(id)],
    }));
    const text = textOfStep(
      'berths',
      wizardReservation({ berths: { ...berths, ResortsList: resorts } }),
    );
    expect(text).toMatch(/Rodzaj jednostki Klasa PREMIER Klasa LUXURY .*Bavaria 1 .*Bavaria 3 /);
    expect(text.match(/Rodzaj jednostki/g)).toHaveLength(1);
  });

  it('if there is only one journey, it is shown as a text, not as a question (W-038, R53.1)', () => {
    const [, ownTransport] = berths.Journeys;
    if (!ownTransport) throw new Error('two journeys');
    const alone = open(
      'berths',
      wizardReservation({ berths: { ...berths, Journeys: [ownTransport] } }),
    );
    expect(alone.getByText(/^Dojazd:/).closest('p')?.textContent).toMatch(
      /Dojazd: Dojazd własny, 0\sPLN/,
    );
    expect(alone.queryByRole('radio', { name: /^Dojazd własny/ })).toBeNull();
    alone.unmount();
    expect(open('berths').getByRole('radio', { name: /^Dojazd własny/ })).toBeTruthy();
  });

  it('W-044: on a whole yacht step 2 asks for the names of participant 2 and others, even with one journey', () => {
    const [, ownTransport] = berths.Journeys;
    if (!ownTransport) throw new Error('two journeys');
    const alone = {
      trip: wholeTrip,
      berths: { ...berths, Journeys: [ownTransport], LuggageCost: null },
    };
    expect(textOfStep('berths', wizardReservation(alone))).toMatch(
      /Uczestnik 2 .*Podaj imię i nazwisko tej osoby/,
    );
  });

  it('W-040, W-048: below the coach are the minimum group of 15 and the question for the pick-up point', () => {
    const typed: EnteredAnswers = { booking: {}, people: [{ journeyId: 1 }] };
    const text = textOfStep('berths', wizardReservation(), { typed });
    expect(text).toMatch(
      /Autokar z Polski .*Kraków: przy grupie min\. 15 osób\. Miejsce odbioru .*Łódź .*Kraków .*Dojazd własny/,
    );
  });

  it('W-046: for a full unit the step has the text for phones, „Brak miejsc. Lista rezerwowa”', () => {
    expect(textOfStep('berths')).toContain('Brak miejsc. Lista rezerwowa');
  });

  it('asks for the names of all participants except the first, and shows names that are known (W-044)', () => {
    const text = textOfStep('berths', wizardReservation(), {
      typed: { booking: {}, people: [{}, { name: 'Jan', surname: 'Kos' }] },
    });
    expect(text).toMatch(/Uczestnik 2 Jan Kos/);
    expect(text).toContain('Zmień imię i nazwisko');
    expect(textOfStep('berths').match(/Podaj imię i nazwisko tej osoby/g)).toHaveLength(1);
  });

  it('a coach that is not chosen shows its lowest price and the towns that need a group (W-039, W-045)', () => {
    const [coach, ownTransport] = berths.Journeys;
    if (!coach || !ownTransport) throw new Error('two journeys');
    const byPoint = {
      ...berths,
      Journeys: [
        { ...coach, Price: '0', CostsByPoint: true, PriceFrom: '80' },
        { ...ownTransport, Price: '150', IsPayOnPlace: true },
      ],
    };
    const text = textOfStep('berths', wizardReservation({ berths: byPoint }));
    expect(text).toMatch(
      /Autokar z Polski od 80 PLN Wyjazd w piątek\. Kraków: przy grupie min\. 15 osób\./,
    );
    expect(text).toContain('Płatność na miejscu: 150 PLN');
    const typed: EnteredAnswers = { booking: {}, people: [{ journeyId: 1 }] };
    expect(textOfStep('berths', wizardReservation({ berths: byPoint }), { typed })).toContain(
      'Kraków (+ 80 PLN, min. 15 osób)',
    );
  });

  it('W-017, R14: from step 1 on, the side summary shows items as “2 × 80 PLN” and costs paid on the spot', () => {
    const line = { ItemCount: 1, Currency: 'PLN', IsPayOnPlace: false } as const;
    const Lines: WizardReservation['Lines'] = [
      { ...line, Name: 'Autokar z Polski: Kraków', ItemCount: 2, PricePerSingleItem: '80' },
      {
        ...line,
        Name: 'Skipper organizatora',
        PricePerSingleItem: '700',
        Currency: 'EUR',
        IsPayOnPlace: true,
      },
    ];
    const text = textOfStep('trip', wizardReservation({}, { Lines }));
    expect(text).toMatch(
      /Autokar z Polski: Kraków 2 × 80 PLN Skipper organizatora Płatność na miejscu: 700 EUR/,
    );
  });

  it('R14: step 2 offers extra luggage only for a journey with pick-up points, in a cabin to each person', () => {
    const luggageText = (journeyId: number, present = wizardReservation()) =>
      textOfStep('berths', present, {
        typed: { booking: {}, people: [{ journeyId }, { same: true }] },
      }).match(/Dodatkowy bagaż[^(]*\(\+ 120 PLN\)/g);
    expect(luggageText(2)).toBeNull();
    expect(luggageText(1)).toHaveLength(2);
    const cabin = { ...trip, Config: { ...trip.Config, AccommodationOption: 'cabin' as const } };
    expect(luggageText(1, wizardReservation({ trip: cabin }))).toEqual([
      'Dodatkowy bagaż, Uczestnik 1 (+ 120 PLN)',
      'Dodatkowy bagaż, Uczestnik 2 (+ 120 PLN)',
    ]);
  });

  it('marks the form field of each question that has no answer (W-142, W-143)', () => {
    const faults = [
      { field: 'roomId', person: 1, code: 'required' },
      { field: 'journeyId', person: 1, code: 'required' },
    ] as const;
    const { getAllByRole } = open('berths', wizardReservation(), { faults });
    const marked = (...options: Parameters<typeof getAllByRole>) =>
      getAllByRole(...options).filter((radio) => radio.hasAttribute('aria-invalid'));
    expect(marked('radio')).toEqual([
      ...marked('radio', { description: /Wybierz jednostkę/ }),
      ...marked('radio', { description: /Wybierz środek transportu/ }),
    ]);
    expect(marked('radio')).toHaveLength(4);
  });
});

describe('the screen of step 3', () => {
  it('shows the conditions of the resignation insurance (W-057)', () => {
    const text = textOfStep('insurance');
    for (const words of [
      'Obejmuje tylko jedną osobę.',
      'imię, nazwisko i data urodzenia każdej ubezpieczonej osoby',
      'Choroby przewlekłe wymagają dopłaty, którą ustalamy mailowo.',
    ])
      expect(text).toContain(words);
  });

  it('links to the insurance terms and to the page /faq, which open in new tabs (W-054)', () => {
    const links = open('insurance').getAllByRole('link');
    const inNewTabs = links.filter((link) => link.getAttribute('target') === '_blank');
    expect(inNewTabs.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/o-nas/dokumenty/ubezpieczenie-podrozne', '/faq']),
    );
  });

  it('strikes through a price only if the Safe Booking package makes it lower (W-056, R16.5)', () => {
    const struck = open('insurance');
    expect(struck.getByRole('deletion').textContent).toMatch(/200\sPLN/);
    struck.unmount();
    const without = { ...wizardData().insurance, ResignationStruck: null };
    const screen = open('insurance', wizardReservation({ insurance: without }));
    expect(screen.queryByRole('deletion')).toBeNull();
  });

  it('R16.1: a chosen resignation insurance that is no longer sold can still be removed', async () => {
    const { insurance } = wizardData();
    const InsuranceConfig = insurance.Config.InsuranceConfig.map((answer) => ({
      ...answer,
      resignationInsuranceAccepted: '1' as const,
    }));
    const closed = { ...insurance, ResignationCost: null, Config: { InsuranceConfig } };
    const { user, getByRole } = open('insurance', wizardReservation({ insurance: closed }));
    const choice = within(getByRole('group', { name: /od kosztów rezygnacji/ }));
    expect(choice.getByRole<HTMLInputElement>('radio', { name: 'TAK' }).checked).toBe(true);
    await user.click(choice.getByRole('radio', { name: 'NIE' }));
    expect(choice.getByRole<HTMLInputElement>('radio', { name: 'NIE' }).checked).toBe(true);
  });

  it('shows participant 1’s insurance as text for a participant who copies it (W-059)', () => {
    const typed: EnteredAnswers = { booking: {}, people: [{ insuranceId: 2, resignation: true }] };
    expect(textOfStep('insurance', wizardReservation(), { typed })).toContain(
      'Tak samo jak 1. uczestnik Żeglarz Plus, z ubezpieczeniem od kosztów rezygnacji',
    );
  });
});

describe('the side summary, which shows the price beside each step', () => {
  const typed: EnteredAnswers = { booking: { count: 6 }, people: [] };
  const reservation = wizardReservation({
    trip: { ...trip, Config: { ...trip.Config, ParticipantsCount: 6 } },
  });
  const dearer = { ...reservation, Offer: { ...reservation.Offer, CurrentPrice: '12654' } };

  it('shows the server’s price preview of choices that are not saved yet', () => {
    const text = textOfStep('trip', wizardReservation(), { typed, told: dearer });
    expect(text).toContain('6 osób');
    expect(text).toContain('12 654 PLN');
    expect(text).not.toContain('4 098 PLN');
  });

  it('says that the price is being calculated; screen readers announce only the result', () => {
    const { container, getAllByText } = open('trip', wizardReservation(), {
      typed,
      counting: true,
    });
    for (const words of getAllByText('Przeliczam…'))
      expect(words.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelector('p[aria-live=polite]')?.textContent).toBe('');
  });

  it('names the unit that the price assumes, until the customer chooses a unit (R15)', () => {
    expect(textOfStep('berths', wizardReservation({ berths: berthsWithoutUnits() }))).toContain(
      'Liczymy z najtańszym wolnym jachtem.',
    );
    expect(textOfStep('berths')).not.toContain('Liczymy z najtańszym');
  });

  it('the rows of a whole yacht and of the rebate for it have different names (W-019)', () => {
    const { Offer } = wizardReservation();
    const line = {
      userNum: 1,
      Kind: 'wholeYacht',
      Rule: 'R24',
      Asked: '200',
      Given: '200',
      CutBy: null,
      Missing: null,
    };
    const rebates: typeof Offer.RebatesList = [
      { Kind: 'wholeYacht', Name: 'Cały jacht', Value: '200' },
    ];
    const present = wizardReservation(
      {},
      { Offer: { ...Offer, RebatesList: rebates }, Receipt: [line] },
    );
    expect(textOfStep('insurance', present)).toContain('Rabat za cały jacht −200 PLN');
    expect(textOfPart(<Receipt reservation={present} />)).toContain(
      'Rabat za cały jacht Za rezerwację całego jachtu.',
    );
  });

  it('explains each rebate, why one is reduced, and which rebates are still possible (R18, R21, R23)', () => {
    const line = { userNum: 1, CutBy: null, Missing: null };
    const lines = [
      { ...line, Kind: 'firstMinute', Rule: 'R19', Asked: '200', Given: '200' },
      { ...line, userNum: 2, Kind: 'firstMinute', Rule: 'R19', Asked: '200', Given: '200' },
      { ...line, Kind: 'group', Rule: 'R21', Asked: '60', Given: '40', CutBy: 'cap' },
    ];
    const text = textOfPart(
      <Receipt
        reservation={wizardReservation(
          {},
          { Receipt: lines, More: { Travellers: 3, Rebate: '80' } },
        )}
      />,
    );
    expect(text).toMatch(/Miejsce na jachcie: Bavaria 1 2 × 2 149 PLN/);
    expect(text).toMatch(/First Minute Rezerwujesz w okresie First Minute\. 2 × −200 PLN/);
    expect(text).toContain('Z rabatu 60 PLN odjęliśmy część: suma rabatów sięgnęła limitu.');
    expect(text).toContain('Razem 4 098 PLN');
    expect(text).toContain('Jeszcze 3 osoby, a każdy w grupie dostanie 80 PLN');
    const nothing = lines.map((each) => (each.Kind === 'group' ? { ...each, Given: '0' } : each));
    const without = textOfPart(
      <Receipt reservation={wizardReservation({}, { Receipt: nothing })} />,
    );
    expect(without).not.toContain(' 0 PLN');
    expect(without).toContain(
      'Rabat grupowy: Z rabatu 60 PLN odjęliśmy część: suma rabatów sięgnęła limitu.',
    );
  });
});

describe('the text about the hold of places', () => {
  const hold = (HoldSeconds: number | null, takes = false, last = false, HoldExtends = true) =>
    textOfPart(
      <HoldTimer
        reservation={wizardReservation(
          {},
          {
            HoldSeconds,
            HoldUntil: HoldSeconds === null ? null : '2027-01-01T13:30:00.000Z',
            HoldExtends,
          },
        )}
        takes={takes}
        last={last}
      />,
    );

  it('says when the hold ends, counts down its last minutes, or says when the hold will start (R8)', () => {
    expect(hold(1800)).toContain('Trzymamy miejsca do 14:30');
    expect(hold(240)).toContain(
      'Trzymamy miejsca jeszcze 4 minuty. Przejdź dalej, a czas się wydłuży.',
    );
    // Step 6 has no 'Dalej', only the order.
    expect(hold(240, false, true)).toMatch(/Trzymamy miejsca jeszcze 4 minuty\.$/);
    // After two hours no save extends the hold.
    expect(hold(240, false, false, false)).toMatch(/Trzymamy miejsca jeszcze 4 minuty\.$/);
    expect(hold(null)).toBe('');
    expect(hold(null, true)).toContain('Gdy przejdziesz dalej, zatrzymamy miejsca na 30 minut.');
  });
});
