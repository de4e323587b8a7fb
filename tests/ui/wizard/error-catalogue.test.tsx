// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ApiFailure } from '../../../adapters/http/client/call.ts';
import { faultSummaryLine, stepErrors } from '../../../ui/features/wizard/copy/wizard.pl.ts';
import {
  type CodeMessage,
  type CodeName,
  toCodeCallFailure,
} from '../../../ui/features/wizard/state/codes.ts';
import { type Fault, toStepFailure } from '../../../ui/features/wizard/state/failures.ts';
import { type Wizard, wizardAfter } from '../../../ui/features/wizard/state/wizard-state.ts';
import { STEPS, type StepName } from '../../../ui/state/reservation/steps.ts';
import { openWizard, textOfWizard, wizardAt } from './render-wizard.tsx';
import { wizardData, wizardReservation } from './wizard-samples.ts';

// Every row of section 8 of the document, from the server's refusal to the text on the screen.

type Refusal = {
  readonly status: number;
  readonly message: string;
  readonly code?: string;
  readonly errors?: readonly (readonly [string, string])[];
};

const refused = ({ status, message, code, errors = [] }: Refusal): ApiFailure => ({
  kind: 'refused',
  status,
  message,
  code: code ?? null,
  errors: errors.map(([field, found]) => ({ field, code: found })),
  body: {},
});

const refusedAt = (
  step: StepName,
  refusal: Refusal,
  present = wizardReservation(),
  more: Partial<Wizard> = {},
): string => {
  const stepFailure = toStepFailure(refused(refusal));
  if (stepFailure.kind === 'blocking')
    return textOfWizard(
      wizardAfter(wizardAt(step, present, { attempt: 1 }), {
        type: 'failed',
        failure: stepFailure.blocking,
      }),
    );
  const { faults, account } = stepFailure;
  return textOfWizard(
    wizardAt(step, present, {
      faults,
      refusal: account ?? (faults.length === 0 ? 'unnamed' : null),
      attempt: 1,
      ...more,
    }),
  );
};

afterEach(cleanup);

const MALFORMED: Refusal = { status: 400, message: 'Malformed request' };

describe('texts if the server refuses a step', () => {
  it.each(['trip', 'insurance', 'extras'] as const)(
    'W-172: if the server refuses the step "%s" as malformed, the page says that choices are missing',
    (step) => {
      expect(refusedAt(step, MALFORMED)).toContain('Uzupełnij wszystkie dane');
    },
  );

  it('W-022: each step has its own text for a refusal that names no field', () => {
    for (const step of STEPS) expect(refusedAt(step, MALFORMED)).toContain(stepErrors[step]);
  });

  it('W-173: if the journey is missing, the question about the journey is marked', () => {
    const text = refusedAt('berths', {
      status: 400,
      message: 'JourneyId',
      errors: [['journeyConfig[0].journeyId', 'required']],
    });
    expect(text).toContain('Uzupełnij wszystkie dane');
    expect(text).toContain('Wybierz rodzaj transportu');
    expect(text).toContain('Wybierz środek transportu');
  });

  it('R67.9: if a name is refused, the closed name fields open and show the error', () => {
    const errors = [['accommodationConfig[1].valueName', 'invalid']] as const;
    const text = refusedAt('berths', { status: 400, message: 'Invalid valueName', errors });
    expect(text).toMatch(/Uczestnik 2: popraw imię\. Mogą w nim być litery/);
    expect(text).toMatch(/Imię.*Popraw imię\. Mogą w nim być litery/);
  });

  it('W-174: if a unit is missing, the text says for whom, and how to copy participant 1’s choice', () => {
    const text = refusedAt('berths', {
      status: 400,
      message: 'RoomId',
      errors: [['accommodationConfig[1].roomId', 'required']],
    });
    expect(text).toMatch(
      /Uczestnik 2: Wybierz rodzaj zakwaterowania albo zaznacz „Tak samo jak 1. uczestnik”/,
    );
    const alone: Fault = { field: 'roomId', person: 1, code: 'required' };
    expect([faultSummaryLine(alone, 1), faultSummaryLine(alone, 2)]).toEqual([
      'Wybierz rodzaj zakwaterowania',
      'Wybierz rodzaj zakwaterowania dla wszystkich uczestników',
    ]);
  });

  it('W-175: if a cabin is refused, the text says that this yacht has no cabin to sell', () => {
    const errors = [
      ['accommodationConfig[0].optionsChosen[0].bedroomChosen', 'notOffered'],
    ] as const;
    expect(refusedAt('berths', { status: 400, message: 'bedroom', errors })).toMatch(
      /Rezerwacja kabiny dla wybranego jachtu jest niedostępna/,
    );
  });

  it.each([
    ['W-173', 'JourneyId is required', /Wybierz rodzaj transportu/, /Wybierz środek transportu/],
    ['W-144', 'JourneyPointId is required', /Wybierz miejsce dosiadki/, /Wybierz miejsce dosiadki/],
    [
      'W-174',
      'RoomId is required',
      /(?<!: )Wybierz rodzaj zakwaterowania dla wszystkich uczestników/,
      /Wybierz jednostkę/,
    ],
    [
      'W-175',
      'bedroom cannot be chosen',
      /Rezerwacja kabiny dla wybranego jachtu jest niedostępna/,
      /jest niedostępna/,
    ],
  ] as const)(
    '%s: if the refusal has no error code, its message “%s” is enough to find the text (R51.1)',
    (_row, message, above, beside) => {
      const typed = { booking: {}, people: [{ journeyId: 1, pointId: 1 }] };
      const text = refusedAt('berths', { status: 400, message }, wizardReservation(), { typed });
      expect(text).toContain('Uzupełnij wszystkie dane');
      expect(text).toMatch(above);
      expect(text).toMatch(beside);
    },
  );

  it('W-145: if an add-on’s size is missing, the text asks for the size', () => {
    const errors = [['addonsConfig[1].addonsSelected[0].addonOptionId', 'required']] as const;
    const typed = { booking: {}, people: [{}, { addons: { 4: 0 } }] };
    const text = refusedAt(
      'extras',
      { status: 400, message: 'addonOptionId missing', errors },
      wizardReservation(),
      { typed },
    );
    expect(text).toContain('Uczestnik 2: wybierz rozmiar');
    expect(text).not.toContain('Wybierz rozmiar koszulki dla każdego uczestnika');
  });

  it('W-146: if shirts are in the price and sizes are missing, the text asks for everybody’s size', () => {
    const { extras } = wizardData();
    const gift = {
      ...extras,
      AddonsList: extras.AddonsList.map((addon) => ({ ...addon, Price: '0' })),
      AwaitingSizes: [4],
    };
    const errors = [['addonsConfig[0].addonsSelected[0].addonOptionId', 'required']] as const;
    const text = refusedAt(
      'extras',
      { status: 400, message: 'addonOptionId missing', errors },
      wizardReservation({ extras: gift, summary: {} }),
    );
    expect(text).toContain('Wybierz rozmiar koszulki dla każdego uczestnika');
    expect(text.match(/Wybierz z listy/g)).toHaveLength(2);
  });
});

describe('texts if the server refuses step 5', () => {
  const people = (...errors: readonly (readonly [string, string])[]) =>
    refusedAt('participants', { status: 400, message: 'x', errors });

  it('W-176: if names or birth dates are missing, the text says that they are required', () => {
    expect(people(['participantsConfig[0].firstName', 'required'])).toContain(
      'Należy podać imię, nazwisko i datę urodzenia każdego uczestnika.',
    );
  });

  it('W-176: the title of the error names the wrong fields, or only the missing name or birth date', () => {
    const title = (...errors: readonly (readonly [string, string])[]) =>
      /Popraw (?:pol|zaznaczone)[^:]*(?:: „[^”]+”(?:, „[^”]+”)*)?|Należy podać imię/.exec(
        people(...errors),
      )?.[0];
    const password = ['participantsConfig[0].password', 'tooCommon'] as const;
    const phone = ['participantsConfig[0].phone', 'invalid'] as const;
    expect(title(password)).toBe('Popraw pole: „Hasło”');
    expect(title(phone, password)).toBe('Popraw pola: „Telefon”, „Hasło”');
    expect(title(['participantsConfig[0].firstName', 'required'], password)).toBe(
      'Należy podać imię',
    );
  });

  it.each([
    ['participantsConfig[0].firstName', 'required', 'Podaj imię'],
    ['participantsConfig[0].lastName', 'required', 'Podaj nazwisko'],
    ['participantsConfig[0].phone', 'invalid', 'Niepoprawny numer telefonu.'],
    [
      'participantsConfig[0].birthDate',
      'invalid',
      'Data urodzenia ma nieprawidłowy format. Wprowadź datę w poprawnym fromacie: RRRR-MM-DD',
    ],
    ['participantsConfig[0].idDocument', 'invalid', 'Nieprawidłowy numer dokumentu.'],
    [
      'participantsConfig[0].birthDate',
      'ageUnder18',
      'Osoby niepełnoletnie nie mogą uczestniczyć w rejsie',
    ],
    [
      'participantsConfig[0].birthDate',
      'age45',
      'Prosimy o kontakt z biurem, celem weryfikacji czy na rejsie będzie załoga w wieku 45+',
    ],
    ['participantsConfig[0].password', 'tooShort', 'Hasło musi mieć co najmniej 6 znaków'],
    [
      'participantsConfig[0].password',
      'tooCommon',
      'To hasło jest zbyt łatwe do odgadnięcia. Wymyśl inne.',
    ],
    [
      'participantsConfig[0].policyAccepted',
      'required',
      'Zaakceptuj politykę prywatności i regulamin serwisu',
    ],
  ] as const)(
    'W-136, W-137, W-138, W-140, W-149, W-177, R67.5: the screen has a text for the field error %s %s',
    (field, code, words) => {
      const { container, getAllByText } = openWizard(
        wizardAt('participants', wizardReservation(), {
          faults: faultsOf(field, code),
          attempt: 1,
        }),
      );
      expect(getAllByText(words, { exact: false })).not.toEqual([]);
      expect(container.querySelector('[aria-invalid=true]')).toBeTruthy();
    },
  );

  it('W-177: the text says that participant 2’s birth date and document have errors', () => {
    const text = people(
      ['participantsConfig[1].birthDate', 'invalid'],
      ['participantsConfig[1].idDocument', 'invalid'],
    );
    expect(text).toMatch(
      /Uczestnik 2: data urodzenia ma nieprawidłowy format.*Uczestnik 2: nieprawidłowy numer dokumentu/,
    );
  });

  it('W-083, W-138, R33: a button asks the office about an age; then number and hold are shown', () => {
    const faults: readonly Fault[] = [{ field: 'birthDate', person: 2, code: 'age45' }];
    const wizard = wizardAt('participants', wizardReservation(), { faults, attempt: 1 });
    const words = textOfWizard(wizard);
    expect(words).toMatch(
      /Prosimy o kontakt z biurem.*Dotyczy: uczestnik 2.*Wyślij zapytanie do biura.*Wiek uczestnika: zapytaj biuro/,
    );
    expect(words.match(/kontakt z biurem/g)).toHaveLength(1);
    expect(words).not.toContain('Należy podać imię');
    const textUntil = (until: string) =>
      textOfWizard(wizard, { age: { kind: 'asked', number: 'ABC', until } });
    expect(textUntil('2027-06-03T22:00:00.000Z')).toMatch(
      /Zapytanie nr ABC jest w biurze.*Trzymamy Twoje miejsca do końca dnia 03.06.2027/,
    );
    expect(textUntil('2027-06-03T12:30:00.000Z')).toContain('do 03.06.2027, 14:30');
    expect(textOfWizard(wizard, { age: { kind: 'failed' } })).toContain(
      'Nie udało się wysłać zapytania',
    );
  });

  it('R65.1: while other fields have errors, the office cannot be asked; the text says to correct them', () => {
    const age: Fault = { field: 'birthDate', person: 2, code: 'age45' };
    const first = 'Najpierw popraw pozostałe pola i kliknij „Dalej”.';
    const among = textOfWizard(
      wizardAt('participants', wizardReservation(), {
        faults: [{ field: 'phone', person: 1, code: 'invalid' }, age],
        attempt: 1,
      }),
    );
    expect(among).toContain(first);
    expect(among).not.toContain('Wyślij zapytanie do biura');
    const alone = wizardAt('participants', wizardReservation(), { faults: [age], attempt: 1 });
    expect(textOfWizard(alone)).not.toContain(first);
    expect(textOfWizard(alone, { age: { kind: 'notSaved' } })).toContain(first);
  });

  it('W-178: if an e-mail already has an account, the page offers the login', () => {
    const errors = [['participantsConfig[0].email', 'exists']] as const;
    const text = refusedAt('participants', {
      status: 409,
      message: 'User with this e-mail already exists',
      code: 'userExists',
      errors,
    });
    expect(text).toMatch(
      /Użytkownik o podanym adresie email jest już w naszym systemie.*Mam już konto/,
    );
  });

  it('W-178: if an e-mail with an account is refused without a code, the page still offers the login', () => {
    const text = refusedAt('participants', {
      status: 409,
      message: 'User with this e-mail already exists',
    });
    expect(text).toMatch(
      /Użytkownik o podanym adresie email jest już w naszym systemie Zaloguj się, a wrócisz do tego kroku.*Kto już z nami/,
    );
  });

  it('W-179: if the account could not be created, the text says so', () => {
    const text = refusedAt('participants', {
      status: 400,
      message: 'Error while creating the account',
    });
    expect(text.match(/Sprawdź hasło, e-mail i akceptację regulaminu/g)).toHaveLength(2);
    expect(text).toMatch(/Nie udało się założyć konta.*Uczestnik 1/);
  });

  it('W-147: with resignation insurance step 5 requires names and birth date of the insured', () => {
    const { insurance } = wizardData();
    const insured = insurance.Config.InsuranceConfig.map((insurance) => ({
      ...insurance,
      resignationInsuranceAccepted: '1' as const,
    }));
    const present = wizardReservation({
      insurance: { ...insurance, Config: { InsuranceConfig: insured } },
    });
    const faults: readonly Fault[] = [{ field: 'birthDate', person: 2, code: 'required' }];
    const text = textOfWizard(wizardAt('participants', present, { faults, attempt: 1 }));
    expect(text).toContain('Dla tego uczestnika wybrano ubezpieczenie od kosztów rezygnacji');
  });

  const faultsOf = (field: string, code: string): readonly Fault[] => {
    const stepFailure = toStepFailure(
      refused({ status: 400, message: 'x', errors: [[field, code]] }),
    );
    return stepFailure.kind === 'faults' ? stepFailure.faults : [];
  };
});

describe('texts if the server refuses step 6, a voucher or a code', () => {
  it('W-180: if the refusal names no field, the text says that data are missing', () => {
    expect(refusedAt('summary', MALFORMED)).toContain('Uzupełnij wszystkie dane');
  });

  it('W-096: each of the two required consents has its own text', () => {
    const faults: readonly Fault[] = [
      { field: 'dataAccepted', person: 0, code: 'required' },
      { field: 'termsAccepted', person: 0, code: 'required' },
    ];
    const text = textOfWizard(wizardAt('summary', wizardReservation(), { faults, attempt: 1 }));
    expect(text).toMatch(/Zaznacz zgodę na przetwarzanie danych.*Zaakceptuj warunki uczestnictwa/);
  });

  const offer = { ...wizardReservation().Offer, ShowGroupRebate: true, ShowAmbassadorRebate: true };
  const typed = { booking: { hasVoucher: true }, people: [] };
  const textFor = (name: CodeName, message: CodeMessage): string =>
    textOfWizard(wizardAt('summary', wizardReservation({}, { Offer: offer }), { typed }), {
      said: { [name]: message },
    });

  it.each([
    ['W-181', 'voucher-2', 'applied', 'Voucher został naliczony na poczet rezerwacji.'],
    [
      'W-182',
      'voucher-2',
      'refused',
      'Kod vouchera jest nieprawidłowy lub został już wykorzystany',
    ],
    ['W-150', 'voucher-1', 'empty', 'Wpisz kod vouchera'],
    [
      'W-183',
      'ambassador',
      'applied',
      'Kod Ambasadora jest prawidłowy. Zostanie naliczony jako rabat do rezerwacji',
    ],
    [
      'W-184',
      'ambassador',
      'refused',
      'Kod Ambasadora jest nieprawidłowy lub został już przypisany do rezerwacji',
    ],
    ['W-186', 'groupCreate', 'exists', 'Kod grupowy już istnieje'],
    ['W-186', 'groupCreate', 'refused', 'Nie można utworzyć kodu grupowego'],
    ['W-187', 'groupCreate', 'assigned', 'Kod grupowy jest już przypisany do tej rezerwacji'],
    ['W-187', 'groupJoin', 'assigned', 'Kod grupowy jest już przypisany do tej rezerwacji'],
    ['W-188', 'groupJoin', 'applied', 'Witaj w ekipie!'],
    ['W-189', 'groupJoin', 'refused', 'Kod jest nieprawidłowy'],
  ] as const)(
    '%s: at the field %s, the result “%s” has the text of the published documents',
    (_row, name, kind, words) => {
      expect(textFor(name, kind === 'refused' ? { kind, why: null } : { kind })).toContain(words);
    },
  );

  it('W-129, W-189, R51: after a wrong group code the text names the ambassador’s field; both forms remain', () => {
    const text = textFor('groupJoin', { kind: 'refused', why: null });
    expect(text).toMatch(/wpisz go w polu „Kod Ambasadora”/);
    expect(text).toMatch(/Dołącz.*Wygeneruj kod grupowy/);
  });

  it('W-182: a refused voucher has the text of the published documents, followed by the reason', () => {
    expect(textFor('voucher-1', { kind: 'refused', why: 'voucherExpired' })).toMatch(
      /lub został już wykorzystany. Ten voucher stracił ważność/,
    );
  });

  it('W-185: after the customer opens a group, its code is shown', () => {
    const present = wizardReservation({}, { Offer: offer, Group: { Code: 'ABCDEFGH', Days: 10 } });
    expect(textOfWizard(wizardAt('summary', present))).toMatch(/Kod Waszej grupy.*ABCDEFGH/);
  });

  it('R57: after too many wrong codes the text says when to retry; after a failure the typed code stays', () => {
    expect(textFor('ambassador', { kind: 'tooMany', seconds: 90 })).toMatch(
      /Spróbuj ponownie za 2 minuty/,
    );
    expect(textFor('voucher-1', { kind: 'away' })).toContain('Kod został w polu');
    expect(textFor('voucher-1', { kind: 'broken' })).toMatch(
      /po naszej stronie.*Kod został w polu.*bezpiecznie/,
    );
  });
});

describe('the result that is shown for a failed call with a voucher or code (R51)', () => {
  it.each([
    [
      { status: 404, message: 'Not found', code: 'voucherUnknown' },
      { said: { kind: 'refused', why: 'voucherUnknown' } },
    ],
    [
      { status: 400, message: 'groupCode is invalid', errors: [['groupCode', 'invalid']] },
      { said: { kind: 'refused', why: null } },
    ],
    [
      { status: 409, message: 'anything', code: 'groupCodeAssigned' },
      { said: { kind: 'assigned' } },
    ],
    [{ status: 409, message: 'Group code already exists' }, { said: { kind: 'exists' } }],
    [
      { status: 409, message: 'Group code belongs to another offer' },
      { said: { kind: 'otherOffer' } },
    ],
    [
      { status: 401, message: 'No session', code: 'noSession' },
      { blocking: { kind: 'login', hasSession: false } },
    ],
    [{ status: 409, message: 'x', code: 'alreadyConfirmed' }, { blocking: { kind: 'confirmed' } }],
    [
      { status: 409, message: 'x', code: 'changedElsewhere' },
      { blocking: { kind: 'elsewhere', reservation: null } },
    ],
    [{ status: 500, message: 'Internal error', code: 'defect' }, { said: { kind: 'broken' } }],
  ] as const)(
    'R51: status, error code, field errors or message of a refusal decide what the customer sees: %o',
    (refusal, meaning) => {
      expect(toCodeCallFailure(refused(refusal))).toEqual(meaning);
    },
  );

  it('differs for a missing connection, an unreadable response and too many calls', () => {
    expect(toCodeCallFailure({ kind: 'offline' })).toEqual({ said: { kind: 'away' } });
    expect(toCodeCallFailure({ kind: 'malformed', status: 500 })).toEqual({
      said: { kind: 'broken' },
    });
    expect(toCodeCallFailure({ kind: 'tooMany', retryAfterSeconds: 30, message: 'x' })).toEqual({
      said: { kind: 'tooMany', seconds: 30 },
    });
  });
});
