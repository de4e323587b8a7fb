import { describe, expect, it } from 'vitest';
import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import { countryProblem } from '../../../domain/travellers/names.ts';
import { type Fault, toStepFailure } from '../../../ui/features/wizard/state/failures.ts';
import { remainingFaults } from '../../../ui/features/wizard/state/remaining-faults.ts';
import type { Wizard } from '../../../ui/features/wizard/state/wizard-state.ts';
import { countries } from '../../../ui/shared/person/countries.ts';
import { demoFrame } from '../page-frames.ts';
import { visibleText, wizardAt, wizardPage } from './render-wizard.tsx';
import { type Parts, wholeYacht, wizardData, wizardReservation } from './wizard-samples.ts';

const FRAME = await demoFrame();
const { trip, participants, insurance } = wizardData();
const whole = (ownSkipper = false): Partial<Parts> => ({ ...wholeYacht(ownSkipper), summary: {} });
const saying = (more: { readonly AdultsOnly26?: boolean; readonly ChildDiscount?: boolean }) =>
  wizardReservation({ participants: { ...wizardData().participants, ...more } });
const html = (present = wizardReservation(), more: Partial<Wizard> = {}): string =>
  wizardPage(wizardAt('participants', present, more));
const text = (present = wizardReservation(), more: Partial<Wizard> = {}): string =>
  visibleText(html(present, more));
const sheet = (page: string, number: number): string =>
  page.split('<section').find((part) => part.includes(`Uczestnik ${number}<`)) ?? '';
const control = (page: string, id: string): string =>
  new RegExp(`<(input|select)[^>]*\\sid="${id}"[^>]*>`).exec(page)?.[0] ?? '';

describe('step 5: the fields of every participant', () => {
  it.each([1, 2])(
    'W-068, W-069, W-076: participant %i has names, birth date, phone, document and country',
    (person) => {
      const page = html();
      for (const field of [
        'firstName',
        'lastName',
        'birthDate',
        'phone',
        'idDocument',
        'country',
        'email',
      ])
        expect(control(page, `${field}-${person}`)).not.toBe('');
      expect(control(page, `birthDate-${person}`)).toContain('placeholder="YYYY-MM-DD"');
      const words = visibleText(page);
      for (const label of [
        'Imię',
        'Nazwisko',
        'Data urodzenia',
        'Telefon',
        'Seria i numer dokumentu',
        'Kraj',
        'E-mail',
      ])
        expect(words).toContain(label);
    },
  );

  it('W-070: about 200 countries are listed once each; Poland is first and preselected', () => {
    expect(countries()[0]).toBe('Polska');
    expect(countries().length).toBeGreaterThan(190);
    expect(new Set(countries()).size).toBe(countries().length);
    expect(html()).toMatch(
      /<option[^>]*value="Polska"[^>]*selected=""|<option[^>]*selected=""[^>]*value="Polska"/,
    );
  });

  it('R67.13: every country of the list is valid', () => {
    expect(countries().filter((country) => countryProblem(country) !== null)).toEqual([]);
  });

  it('W-071: the wire’s 1 is a woman, 2 is a man, and the answer is optional', () => {
    const page = sheet(html(), 1);
    expect(page).toMatch(/value="1"[^>]*\/?>(<[^>]+>)*Kobieta/);
    expect(page).toMatch(/value="2"[^>]*\/?>(<[^>]+>)*Mężczyzna/);
  });
});

describe('step 5: participant 1, the booker', () => {
  it('W-072: gives an e-mail and a password, which can be shown and has a length hint', () => {
    const page = html();
    expect(control(page, 'email-1')).toContain('type="email"');
    expect(control(page, 'password-1')).toContain('type="password"');
    expect(visibleText(page)).toContain('Co najmniej 6 znaków');
    expect(page).toContain('Pokaż hasło');
  });

  it('W-073: must accept the policy and the terms, and may subscribe to the newsletter', () => {
    const page = html();
    expect(control(page, 'policyAccepted-1')).toContain('required=""');
    expect(visibleText(page)).toMatch(
      /Akceptuję politykę prywatności i regulamin serwisu. \*.*Chcę dostawać wiadomości o rejsach i promocjach/,
    );
    expect(page.match(/required=""/g)).toHaveLength(1);
    for (const href of ['/polityka-prywatnosci', '/regulamin'])
      expect(page).toContain(`href="${href}"`);
  });

  it('W-074: a logged-in customer’s data are prefilled, without e-mail and password fields', () => {
    const Account = {
      ...{
        FirstName: 'Olga',
        LastName: 'Lis',
        BirthDate: '1990-01-01',
        IdDocument: '',
        Country: 'Polska',
        Gender: '1' as const,
      },
      ...{ Phone: '600 100 200', Email: 'olga@example.pl' },
      ...{ InvoiceName: '', InvoiceNip: '', InvoiceAddress: '', InvoiceCity: '', InvoiceZip: '' },
    };
    const unnamed = participants.Config.ParticipantsConfig.map((participant) => ({
      ...participant,
      firstName: '',
      lastName: '',
      birthDate: '',
      phone: '',
    }));
    const page = html(
      wizardReservation({
        participants: { ...participants, Account, Config: { ParticipantsConfig: unnamed } },
        summary: {},
      }),
    );
    expect(control(page, 'firstName-1')).toContain('value="Olga"');
    expect(control(page, 'lastName-1')).toContain('value="Lis"');
    expect(control(page, 'birthDate-1')).toContain('value="1990-01-01"');
    expect(control(page, 'phone-1')).toContain('value="600 100 200"');
    expect(
      control(page, 'email-1') + control(page, 'password-1') + control(page, 'policyAccepted-1'),
    ).toBe('');
  });
});

describe('step 5: participants from the second on', () => {
  it('W-077, R34: in single places and in a cabin everybody must give their data now', () => {
    const cabin: Partial<Parts> = {
      trip: { ...trip, Config: { ...trip.Config, AccommodationOption: 'cabin' } },
    };
    for (const present of [wizardReservation(), wizardReservation(cabin)])
      expect(text(present)).not.toContain('Podam dane osobowe później');
  });

  it('W-077, W-078: on a whole yacht they give their data later by default, and only the e-mail is asked', () => {
    const page = html(wizardReservation(whole()));
    expect(control(page, 'fillInLater-1')).toBe('');
    expect(control(page, 'fillInLater-2')).toContain('checked=""');
    expect(control(page, 'firstName-1')).not.toBe('');
    expect(control(page, 'firstName-2')).toBe('');
    expect(control(page, 'email-2')).not.toBe('');
    const named = { booking: {}, people: [{}, { later: false }] };
    expect(control(html(wizardReservation(whole()), { typed: named }), 'firstName-2')).not.toBe('');
  });

  it('W-147: with resignation insurance they must give their data now, on a whole yacht too', () => {
    const InsuranceConfig = insurance.Config.InsuranceConfig.map((answer) => ({
      ...answer,
      resignationInsuranceAccepted: '1' as const,
    }));
    const needed = {
      insurance: { ...insurance, Config: { InsuranceConfig } },
      participants: { ...participants, MayFillLater: [] },
    };
    const page = html(wizardReservation({ ...whole(), ...needed }));
    expect(control(page, 'fillInLater-2')).toBe('');
    expect(control(page, 'firstName-2')).not.toBe('');
  });

  it('W-082, R36.8: participant 2 is the own skipper, whose section has a green heading', () => {
    const page = html(wizardReservation(whole(true)));
    expect(sheet(page, 2)).toMatch(/class="[^"]*marked[^"]*"/);
    expect(visibleText(sheet(page, 2))).toMatch(/Skipper.*Uczestnik 2 to Wasz skipper/);
    expect(sheet(page, 1)).not.toMatch(/class="[^"]*marked/);
    expect(html(wizardReservation(whole()))).not.toMatch(/class="[^"]*marked/);
  });

  it('W-080, W-081, R20.4: a party of two reads what the e-mails are for, and the deadline for the data', () => {
    const words = text();
    expect(words).toMatch(/Podaj e-maile współuczestników.*rabat lojalnościowy/);
    expect(words).toContain('do północy 14 dni przed wyjazdem');
    const [first] = participants.Config.ParticipantsConfig;
    const alone = wizardReservation({
      trip: { ...trip, Config: { ...trip.Config, ParticipantsCount: 1 } },
      participants: { ...participants, Config: { ParticipantsConfig: first ? [first] : [] } },
    });
    expect(text(alone)).not.toContain('Podaj e-maile współuczestników');
  });
});

describe('step 5: texts that only some offers have', () => {
  it('W-079: explain the discounts of children, and how to get them', () => {
    const page = wizardPage(wizardAt('participants', saying({ ChildDiscount: true })), {
      frame: FRAME,
    });
    expect(visibleText(page)).toMatch(
      /do 6 lat w kabinie rodziców: −1000 PLN.*7–12 lat śpiące osobno: −500 PLN.*napisz do biura/,
    );
    expect(text()).not.toContain('Rabaty dla dzieci');
    // Issue 44: a company without rebates for children has no notice.
    expect(text(saying({ ChildDiscount: true }))).not.toContain('Rabaty dla dzieci');
  });

  it('W-141: name the lower age limit of 26', () => {
    expect(text(saying({ AdultsOnly26: true }))).toContain('Rejs dla osób w wieku 26+');
    expect(text()).not.toContain('26+');
  });
});

describe('errors of step 5', () => {
  const refusal = (...errors: readonly (readonly [string, string])[]): readonly Fault[] => {
    const stepFailure = toStepFailure({
      ...{ kind: 'refused', status: 400, message: 'Invalid', code: null, body: {} },
      errors: errors.map(([field, code]) => ({ field, code })),
    });
    return stepFailure.kind === 'faults' ? stepFailure.faults : [];
  };

  it('W-083: a warning is in the section of its participant', () => {
    const InsuranceConfig = insurance.Config.InsuranceConfig.map((answer) => ({
      ...answer,
      resignationInsuranceAccepted: '1' as const,
    }));
    const present: WizardReservation = wizardReservation({
      insurance: { ...insurance, Config: { InsuranceConfig } },
    });
    const page = html(present, {
      faults: refusal(['participantsConfig[1].firstName', 'required']),
      attempt: 1,
    });
    const warning = 'Dla tego uczestnika wybrano ubezpieczenie od kosztów rezygnacji';
    expect(visibleText(sheet(page, 2))).toContain(warning);
    expect(visibleText(sheet(page, 1))).not.toContain(warning);
  });

  it('W-148: each invalid field is marked until it is edited', () => {
    const names = [
      'firstName',
      'lastName',
      'birthDate',
      'idDocument',
      'country',
      'gender',
      'phone',
      'email',
      'password',
      'policyAccepted',
    ];
    const faults = refusal(
      ...names.map((name) => [`participantsConfig[0].${name}`, 'invalid'] as const),
    );
    const page = html(wizardReservation(), { faults, attempt: 1 });
    for (const name of names) expect(control(page, `${name}-1`)).toContain('aria-invalid="true"');
    const before = { booking: {}, people: [{ firstName: '', lastName: '' }] };
    const after = { booking: {}, people: [{ firstName: 'A', lastName: 'B' }] };
    expect(remainingFaults(faults, before, after).map(({ field }) => field)).toEqual(
      expect.not.arrayContaining(['firstName', 'lastName']),
    );
  });

  it('W-072: the booker’s e-mail is asked once, directly after the booker’s name', () => {
    const page = wizardPage(wizardAt('participants', wizardReservation()));
    const order = [
      'id="lastName-1"',
      'id="email-1"',
      'id="birthDate-1"',
      'id="email-2"',
      'id="password-1"',
    ].map((id) => page.indexOf(id));
    expect(order).toEqual([...order].sort((first, other) => first - other));
    expect(page.match(/id="email-1"/g)).toHaveLength(1);
  });

  it('errors are listed in the order of the form: the booker’s e-mail after the name, the password last', () => {
    const faults = refusal(
      ['participantsConfig[0].email', 'required'],
      ['participantsConfig[0].password', 'required'],
      ['participantsConfig[0].firstName', 'required'],
      ['participantsConfig[1].email', 'invalid'],
    );
    expect(faults.map(({ field, person }) => `${field}-${person}`)).toEqual([
      'firstName-1',
      'email-1',
      'email-2',
      'password-1',
    ]);
  });
});
