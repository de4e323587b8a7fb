// @vitest-environment happy-dom
import { cleanup, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { wizardFailureCopy } from '../../../ui/features/wizard/copy/wizard.pl.ts';
import { Summary } from '../../../ui/features/wizard/frame/Summary.tsx';
import { StepView } from '../../../ui/features/wizard/StepScreen.tsx';
import type { BlockingFailure, Fault } from '../../../ui/features/wizard/state/failures.ts';
import { type Wizard, wizardAfter } from '../../../ui/features/wizard/state/wizard-state.ts';
import { STEPS, type StepName } from '../../../ui/state/reservation/steps.ts';
import { openScreen } from '../open-screen.tsx';
import { demoFrame } from '../page-frames.ts';
import { openWizard, textOfPart, textOfWizard, wizardAt } from './render-wizard.tsx';
import { wizardData, wizardReservation, wizardRoom } from './wizard-samples.ts';

const textOfStep = (
  step: StepName,
  present = wizardReservation(),
  more: Partial<Wizard> = {},
): string => textOfWizard(wizardAt(step, present, more));

const open = (step: StepName, present = wizardReservation(), more: Partial<Wizard> = {}) =>
  openWizard(wizardAt(step, present, more));
afterEach(cleanup);

describe('what the wizard shows around every step', () => {
  it('shows the step’s name as its heading while the step loads (W-005, R57)', () => {
    const { getByRole } = openScreen(
      <StepView
        id="ABCDEFGH"
        step="insurance"
        wizard={null}
        submit={() => undefined}
        retry={() => undefined}
      />,
    );
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Ubezpieczenie');
    expect(getByRole('status')).toBeTruthy();
  });

  it('shows steps, trip, total, hold, rebates without vouchers (W-012, W-014, W-015, W-017 to W-020)', () => {
    const text = textOfStep('insurance');
    const { getByText } = open('insurance');
    const header = getByText('Rezerwacja: Wyspy Dalmacji').closest('header');
    expect(header?.querySelector('a')?.getAttribute('href')).toBe('/');
    for (const words of [
      'Ukończono: Twój Rejs',
      'Podsumowanie i płatność',
      '19.06–26.06.2027, 2 osoby',
    ])
      expect(text).toContain(words);
    expect(text).toContain('2 × 2 149 PLN');
    expect(text).toContain('First Minute −200 PLN');
    expect(text).not.toContain('Voucher');
    expect(text).toContain('Razem 4 098 PLN');
    expect(text).toContain('Trzymamy miejsca do 14:30');
    expect(text).toContain('Wstecz');
    expect(text).toContain('Dalej: dodatki');
  });

  it('shows the titles of all six steps, ticks completed ones, and has two buttons (W-005, W-014, W-015)', () => {
    const titles = [
      'Twój Rejs',
      'Zakwaterowanie i dojazd',
      'Ubezpieczenie',
      'Dodatki',
      'Dane uczestników',
      'Podsumowanie i płatność',
    ];
    for (const [index, step] of STEPS.entries()) {
      const text = textOfStep(step);
      for (const [at, title] of titles.entries()) {
        expect(text).toContain(title);
        expect(text.includes(`Ukończono: ${title}`)).toBe(at < index);
      }
      expect(text).toContain(`krok ${index + 1} z 6`);
      expect(text).toContain('Wstecz');
      expect(text).toMatch(step === 'summary' ? /Rezerwuję i płacę/ : /Dalej: /);
    }
  });

  it('says for a sign-up that nothing is due, also in the bar at the bottom on a phone (W-021, W-118)', () => {
    const present = wizardReservation(
      { flags: { Config: { IsReserveList: 1 } } },
      { HoldUntil: null },
    );
    const text = textOfPart(<Summary reservation={present} />);
    expect(text).toContain('UWAGA: Zapisujesz się na listę rezerwową');
    expect(text).not.toContain('Trzymamy miejsca');
    expect(text).toContain('Razem, 2 osoby, lista rezerwowa');
  });

  it('W-017, W-047: the closed side summary shows picture, name, dates, and that this is a sign-up', () => {
    const { getByRole, getByText } = open(
      'insurance',
      wizardReservation({ flags: { Config: { IsReserveList: 1 } } }),
    );
    const side = getByRole('complementary');
    expect(side.querySelector('img')?.getAttribute('src')).toMatch(/^\/sceny\//);
    for (const words of [
      'Wyspy Dalmacji',
      '19.06–26.06.2027',
      'UWAGA: Zapisujesz się na listę rezerwową',
    ])
      expect(side.textContent).toContain(words);
    expect(getByText(/^UWAGA/).closest('details')).toBeNull();
  });

  it('while it saves, blocks the step and disables its buttons (W-016)', () => {
    const { container, getAllByRole } = openWizard(
      wizardAfter(wizardAt('trip', wizardReservation()), { type: 'sent' }),
    );
    expect(container.querySelector('[inert]')).toBeTruthy();
    const submits = getAllByRole('button', { hidden: true }).filter(
      (button) => button.getAttribute('type') === 'submit',
    );
    expect(submits.length).toBeGreaterThan(0);
    expect(submits.map((button) => button.getAttribute('aria-disabled'))).toEqual(
      submits.map(() => 'true'),
    );
    for (const submit of submits) expect(submit.textContent).toContain('Zapisuję…');
  });

  it('lists errors above the form, with a link to each field', async () => {
    const faults: readonly Fault[] = [{ field: 'insuranceId', person: 1, code: 'required' }];
    const { user, getByRole, getAllByRole } = open('insurance', wizardReservation(), {
      faults,
      attempt: 1,
    });
    const summary = getByRole('alert');
    expect(summary.textContent).toContain('Uzupełnij wszystkie dane');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await user.click(within(summary).getByRole('link'));
    expect(document.activeElement).toBe(getAllByRole('radio')[0]);
  });

  it('has no style attributes, because the content security policy forbids them', () => {
    for (const step of ['trip', 'berths', 'insurance', 'extras', 'summary'] as const)
      expect(open(step).container.querySelectorAll('[style]')).toHaveLength(0);
  });
});

describe('the wizard’s six steps, by number', () => {
  it('1: asks for number of people and accommodation, without types that are not sold (W-023, W-024)', () => {
    const text = textOfStep('trip');
    expect(text).toContain('Co chcesz zarezerwować?');
    expect(text).toContain('Miejsce na jachcie');
    expect(text).toContain('od 1 do 10 osób');
    expect(text).not.toContain('Kabina 2-osobowa');
    const all = { ...wizardData().trip, CanReserveCabin: true, CanReserveWhole: true };
    expect(textOfStep('trip', wizardReservation({ trip: all }))).toMatch(
      /Kabina 2-osobowa.*Cały jacht/,
    );
    for (const [count, fewer, more] of [
      [1, true, false],
      [4, false, false],
      [10, false, true],
    ] as const) {
      const counted = {
        ...wizardData().trip,
        Config: { ...wizardData().trip.Config, ParticipantsCount: count },
      };
      const { getByRole, container, unmount } = open('trip', wizardReservation({ trip: counted }));
      expect(container.querySelector('output')?.textContent).toBe(String(count));
      const disabled = ['Mniej', 'Więcej'].map((name) =>
        getByRole('button', { name }).hasAttribute('disabled'),
      );
      expect(disabled).toEqual([fewer, more]);
      unmount();
    }
  });

  it('2: asks for yacht class, unit and journey, with prices (W-031 to W-034, W-039, W-041, W-043, W-046)', () => {
    const text = textOfStep('berths');
    for (const words of [
      'Rodzaj jednostki',
      'Klasa PREMIER',
      'Klasa LUXURY',
      'Bavaria 1',
      'Lista rezerwowa',
      '1 949 PLN za osobę',
    ])
      expect(text).toContain(words);
    expect(text).toContain('cały jacht: 17 400 PLN');
    expect(text).toContain('Tak samo jak 1. uczestnik');
    expect(text).toContain('Bavaria 1, Dojazd własny');
    expect(text).not.toContain('Dodatkowy bagaż');
    expect(text).not.toContain('Miejsce odbioru');
    const [stars] = open('berths').getAllByRole('img', { name: 'Klasa 3 na 5 plus' });
    expect(stars?.querySelectorAll('svg')).toHaveLength(4);
  });

  it('2 (W-040, W-048, W-049, W-124): explains a full unit’s list and that a pick-up point needs 15 people', () => {
    const typed = { booking: {}, people: [{ roomId: 2, journeyId: 1, pointId: 2 }] };
    const text = textOfStep('berths', wizardReservation(), { typed });
    expect(text).toContain('Zapisz się na Listę Rezerwową!');
    expect(text).toContain('Wyjazd możliwy pod warunkiem uzbierania się grupy min. 15 osób');
    expect(text).toContain('co najmniej 2 tygodnie przed wyjazdem');
  });

  it('2: says above the list of units that the hold has expired (R8)', () => {
    expect(
      textOfStep('berths', wizardReservation({}, { PlacesLost: true, HoldUntil: null })),
    ).toContain('Twoje miejsca wróciły do puli');
  });

  it('3: marks included, recommended, cheaper insurances (W-050 to W-053, W-055, W-056, W-058, R16)', () => {
    const text = textOfStep('insurance');
    expect(text).toMatch(/Podstawowe.*W cenie wyjazdu/);
    expect(text).toContain('Rekomendujemy dla tego wyjazdu');
    expect(text).toMatch(/50 PLN za osobę.*200 PLN/);
    expect(text).not.toContain('kwarantanny');
    const assisted = { ...wizardData().insurance, AssistanceCost: '90', AssistanceStruck: '200' };
    expect(textOfStep('insurance', wizardReservation({ insurance: assisted }))).toMatch(
      /na wypadek kwarantanny.*TAK.*200 PLN.*90 PLN za osobę.*NIE/,
    );
  });

  it('4 (W-060, W-061, W-063 to W-067): offers clothes until a day and a skip, or says that none are sold', async () => {
    const text = textOfStep('extras');
    expect(text).toContain('do 05.06');
    expect(text).toContain('Przechodzę dalej, wybiorę dodatki później');
    expect(text).toMatch(/Ciuchy.*Bluza żeglarska.*199 PLN za osobę/);
    expect(text).not.toContain('Transport dodatkowego bagażu');
    expect(text).toMatch(/co najmniej 2 tygodnie wcześniej/);
    const frame = await demoFrame();
    const { getByRole, getAllByRole, unmount } = openWizard(
      wizardAt('extras', wizardReservation()),
      { frame },
    );
    const [picture] = getAllByRole('img', { name: 'Jacht pod żaglami' });
    expect(picture?.getAttribute('src')).toMatch(/^\/sceny\//);
    const clothes = getByRole('link', { name: /^Zobacz ubrania/ });
    expect(['target', 'rel', 'href'].map((name) => clothes.getAttribute(name))).toEqual([
      '_blank',
      'noopener noreferrer',
      expect.stringMatching(/^https:/),
    ]);
    unmount();
    const gifts = {
      ...wizardData().extras,
      AddonsList: wizardData().extras.AddonsList.map((addon) => ({ ...addon, Price: '0' })),
    };
    expect(textOfStep('extras', wizardReservation({ extras: gifts }))).toContain(
      'Bluza żeglarska GRATIS',
    );
    const none = textOfStep(
      'extras',
      wizardReservation({ extras: { ...wizardData().extras, AddonsList: [] } }),
    );
    expect(none).toContain('Brak opcji dodatkowych');
    expect(none).toContain('Na tym wyjeździe nie oferujemy opcji dodatkowych');
    const late = open(
      'extras',
      wizardReservation({ extras: { ...wizardData().extras, AddonsOpen: false } }),
    );
    expect(late.container.textContent).toMatch(/Na dodatki jest już za późno.*do 05.06/);
    expect(late.queryByText(/wybiorę dodatki później/)).toBeNull();
    for (const choice of late.getAllByRole('checkbox'))
      expect(choice.hasAttribute('disabled')).toBe(true);
    const sized = textOfStep('extras', wizardReservation(), {
      typed: { booking: {}, people: [{ addons: { 4: 0 } }] },
    });
    expect(sized).toMatch(/Rozmiar.*Wybierz z listy/);
  });

  it('4: if the offer has a training, asks for its level, with prices (W-062)', () => {
    expect(textOfStep('extras')).not.toContain('Poziom szkolenia');
    const option = {
      TrainingOptionId: 21,
      Name: 'Szkolenie i egzamin',
      Description: 'Egzamin w porcie.',
      Price: '700',
    };
    const course = {
      ...wizardData().extras,
      TrainingsList: [{ TrainingId: 2, OptionsList: [option] }],
    };
    expect(textOfStep('extras', wizardReservation({ extras: course }))).toMatch(
      /Poziom szkolenia.*Bez szkolenia.*Szkolenie i egzamin 700 PLN za osobę Egzamin w porcie\./,
    );
  });
});

describe('screens that replace the form of a step after a refusal', () => {
  const textFor = (failure: BlockingFailure): string =>
    textOfWizard(
      wizardAfter(wizardAt('summary', wizardReservation()), { type: 'failed', failure }),
    );

  it('each screen says what happened and how to continue (R51.2)', () => {
    expect(textFor({ kind: 'lapsed' })).toMatch(
      /Twoje miejsca wróciły do puli.*Spróbuj zająć je ponownie/,
    );
    expect(textFor({ kind: 'priceChanged', before: '4098', now: '4500' })).toMatch(
      /4 098 PLN.*4 500 PLN.*Rezerwuję i płacę 4 500 PLN.*Wróć/,
    );
    const lostPlaces = textFor({
      kind: 'placesGone',
      rooms: [wizardRoom(2, { Label: 'reserveList', PlaceOpen: false, Remaining: 0 })],
    });
    expect(lostPlaces).toMatch(/Bavaria 2.*Lista rezerwowa.*Zapisz się na listę rezerwową/);
    expect(textFor({ kind: 'elsewhere', reservation: wizardReservation() })).toMatch(
      /Zapisane teraz.*4 098 PLN.*Wróć do kroku/,
    );
    expect(textFor({ kind: 'closed' })).toContain(wizardFailureCopy.closed.title);
    expect(textFor({ kind: 'away' })).toMatch(/Nie możemy się połączyć.*Spróbuj ponownie/);
    expect(textFor({ kind: 'broken' })).toMatch(/po naszej stronie.*bezpiecznie.*Spróbuj ponownie/);
    expect(textFor({ kind: 'broken' })).not.toContain('połączyć');
    expect(textFor({ kind: 'tooMany', seconds: 90 })).toContain('Spróbuj ponownie za 2 minuty');
    expect(textFor({ kind: 'login', hasSession: false })).toMatch(
      /Zaloguj się.*Zacznij od nowa.*Hasło/,
    );
  });
});
