// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { countryProblem } from '../../../domain/travellers/names.ts';
import { type Fault, toStepFailure } from '../../../ui/features/wizard/state/failures.ts';
import type { Wizard } from '../../../ui/features/wizard/state/wizard-state.ts';
import { countries } from '../../../ui/shared/person/countries.ts';
import { sampleAccount } from '../account-samples.ts';
import { demoFrame } from '../page-frames.ts';
import { openWizard, textOfWizard, wizardAt } from './render-wizard.tsx';
import { type Parts, wholeYacht, wizardData, wizardReservation } from './wizard-samples.ts';

const FRAME = await demoFrame();
const { trip, participants, insurance } = wizardData();
const whole = (ownSkipper = false): Partial<Parts> => ({ ...wholeYacht(ownSkipper), summary: {} });
const saying = (more: { readonly AdultsOnly26?: boolean; readonly ChildDiscount?: boolean }) =>
  wizardReservation({ participants: { ...wizardData().participants, ...more } });
const open = (present = wizardReservation(), more: Partial<Wizard> = {}) =>
  openWizard(wizardAt('participants', present, more));
const text = (present = wizardReservation()): string =>
  textOfWizard(wizardAt('participants', present));
const LABELS = [
  'Imię',
  'Nazwisko',
  'E-mail',
  'Data urodzenia',
  'Telefon',
  'Seria i numer dokumentu',
  'Kraj',
] as const;
const labelled = (label: string): RegExp => new RegExp(`^${label}( nieobowiązkowe)?$`);
const LATER = 'Podam dane osobowe później';
const resigning = {
  ...insurance,
  Config: {
    InsuranceConfig: insurance.Config.InsuranceConfig.map((answer) => ({
      ...answer,
      resignationInsuranceAccepted: '1' as const,
    })),
  },
};
afterEach(cleanup);

describe('step 5: the fields of every participant', () => {
  it.each([1, 2])(
    'W-068, W-069, W-076: participant %i has names, birth date, phone, document and country',
    async (number) => {
      const { user, participant } = open();
      const { getByLabelText } = participant(number);
      for (const label of LABELS) expect(getByLabelText(labelled(label))).toBeTruthy();
      const born = getByLabelText('Data urodzenia');
      expect(born.getAttribute('placeholder')).toBe('YYYY-MM-DD');
      await user.clear(born);
      await user.type(born, '19940517');
      expect(born.getAttribute('value')).toBe('1994-05-17');
    },
  );

  it('W-070: about 200 countries are in the list, each once; Poland is first and preselected', () => {
    expect(countries()[0]).toBe('Polska');
    expect(countries().length).toBeGreaterThan(190);
    expect(new Set(countries()).size).toBe(countries().length);
    expect(open().participant(1).getByDisplayValue('Polska')).toBeTruthy();
  });

  it('R67.13: the check of the country field accepts every country in the list', () => {
    expect(countries().filter((country) => countryProblem(country) !== null)).toEqual([]);
  });

  it('W-071: the gender is optional, and is sent as 1 for a woman and 2 for a man', async () => {
    const { user, participant } = open();
    const { getByLabelText } = participant(1);
    const [woman, man] = ['Kobieta', 'Mężczyzna'].map((label) =>
      getByLabelText<HTMLInputElement>(label),
    );
    expect([woman?.value, man?.value, man?.required]).toEqual(['1', '2', false]);
    if (man) await user.click(man);
    expect([woman?.checked, man?.checked]).toEqual([false, true]);
  });
});

describe('step 5: participant 1, the booker', () => {
  it('W-072: has e-mail and password; a hint says at least 6 characters, a button shows the password', async () => {
    const { user, participant, getByLabelText, getByText } = open();
    expect(participant(1).getByLabelText('E-mail').getAttribute('type')).toBe('email');
    const password = getByLabelText('Hasło');
    expect(password.getAttribute('type')).toBe('password');
    expect(password.getAttribute('aria-describedby')).toBe(getByText('Co najmniej 6 znaków').id);
    await user.type(password, 'tajne');
    await user.click(getByLabelText('Pokaż hasło'));
    expect([password.getAttribute('type'), password.getAttribute('value')]).toEqual([
      'text',
      'tajne',
    ]);
  });

  it('W-073: must accept the policy and the terms, and can subscribe to the newsletter', () => {
    const { container, getByLabelText, getByText } = open();
    const policy = getByLabelText(/^Akceptuję politykę prywatności i regulamin serwisu\./);
    expect([...container.querySelectorAll('[required]')]).toEqual([policy]);
    expect(getByLabelText(/^Chcę dostawać wiadomości o rejsach i promocjach/)).toBeTruthy();
    expect(
      ['Polityka prywatności', 'Regulamin'].map((link) => getByText(link).getAttribute('href')),
    ).toEqual(['/polityka-prywatnosci', '/regulamin']);
  });

  it('W-074: for a logged-in booker, has their data filled in and no fields for e-mail and password', () => {
    const Account = sampleAccount({
      ...{ FirstName: 'Olga', BirthDate: '1990-01-01', Phone: '600 100 200' },
      Email: 'olga@example.pl',
    });
    const blank = { firstName: '', lastName: '', birthDate: '', phone: '' };
    const unnamed = participants.Config.ParticipantsConfig.map((participant) => ({
      ...participant,
      ...blank,
    }));
    const { participant, queryByLabelText } = open(
      wizardReservation({
        participants: { ...participants, Account, Config: { ParticipantsConfig: unnamed } },
        summary: {},
      }),
    );
    const { getByLabelText, queryByLabelText: queryFirst } = participant(1);
    expect(
      ['Imię', 'Nazwisko', 'Data urodzenia', 'Telefon'].map((label) =>
        getByLabelText(label).getAttribute('value'),
      ),
    ).toEqual(['Olga', 'Lis', '1990-01-01', '600 100 200']);
    expect([
      queryFirst('E-mail'),
      queryByLabelText('Hasło'),
      queryByLabelText(/^Akceptuję politykę/),
    ]).toEqual([null, null, null]);
  });
});

describe('step 5: participants from the second on', () => {
  it('W-077, R34: on single places and in a cabin they must give their data now', () => {
    const cabin: Partial<Parts> = {
      trip: { ...trip, Config: { ...trip.Config, AccommodationOption: 'cabin' } },
    };
    for (const present of [wizardReservation(), wizardReservation(cabin)])
      expect(text(present)).not.toContain(LATER);
  });

  it('W-077, W-078: on a whole yacht they give their data later by default, but can give an e-mail now', async () => {
    const { user, participant, queryAllByLabelText } = open(wizardReservation(whole()));
    expect(participant(1).queryByLabelText(LATER)).toBeNull();
    expect(queryAllByLabelText('Imię')).toHaveLength(1);
    expect(participant(2).getByLabelText(labelled('E-mail'))).toBeTruthy();
    await user.click(participant(2).getByLabelText(LATER));
    expect(queryAllByLabelText('Imię')).toHaveLength(2);
  });

  it('W-147: with resignation insurance they must give their data now, even on a whole yacht', () => {
    const needed = { insurance: resigning, participants: { ...participants, MayFillLater: [] } };
    const { queryByLabelText, queryAllByLabelText } = open(
      wizardReservation({ ...whole(), ...needed }),
    );
    expect(queryByLabelText(LATER)).toBeNull();
    expect(queryAllByLabelText('Imię')).toHaveLength(2);
  });

  it('W-082, R36.8: participant 2 is the party’s own skipper, if there is one, under a green heading', () => {
    const { participant } = open(wizardReservation(whole(true)));
    expect(participant(2).section.className).toMatch(/marked/);
    expect(participant(2).getByText('Skipper')).toBeTruthy();
    expect(participant(2).getByText(/^Uczestnik 2 to Wasz skipper/)).toBeTruthy();
    expect(participant(1).section.className).not.toMatch(/marked/);
    expect(text(wizardReservation(whole()))).not.toContain('Skipper');
  });

  it('W-080, W-081, R20.4: a text says what their e-mails are for, and until when data can be given', () => {
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
  it('W-079: explain the discount for children, and how to get it', () => {
    const discounted = wizardAt('participants', saying({ ChildDiscount: true }));
    expect(textOfWizard(discounted, { frame: FRAME })).toMatch(
      /do 6 lat w kabinie rodziców: −1000 PLN.*7–12 lat śpiące osobno: −500 PLN.*napisz do biura/,
    );
    expect(text()).not.toContain('Rabaty dla dzieci');
    // Issue 44: a company without rebates for children has no notice.
    expect(text(saying({ ChildDiscount: true }))).not.toContain('Rabaty dla dzieci');
  });

  it('W-141: say that the cruise is for people aged 26 or older', () => {
    expect(text(saying({ AdultsOnly26: true }))).toContain('Rejs dla osób w wieku 26+');
    expect(text()).not.toContain('26+');
  });
});

describe('step 5: errors, and the order of the form’s fields', () => {
  const refusal = (...errors: readonly (readonly [string, string])[]): readonly Fault[] => {
    const stepFailure = toStepFailure({
      ...{ kind: 'refused', status: 400, message: 'Invalid', code: null, body: {} },
      errors: errors.map(([field, code]) => ({ field, code })),
    });
    return stepFailure.kind === 'faults' ? stepFailure.faults : [];
  };

  it('W-083: an error about a participant is in that participant’s section', () => {
    const { participant } = open(wizardReservation({ insurance: resigning }), {
      faults: refusal(['participantsConfig[1].firstName', 'required']),
      attempt: 1,
    });
    const warning = /^Dla tego uczestnika wybrano ubezpieczenie od kosztów rezygnacji/;
    expect(participant(2).getByText(warning)).toBeTruthy();
    expect(participant(1).queryByText(warning)).toBeNull();
  });

  it('W-148: an edit clears its field’s error; a typed name clears the participant’s, not the password’s', async () => {
    const names = [
      ...['firstName', 'lastName', 'birthDate', 'idDocument', 'country', 'gender', 'phone'],
      ...['email', 'password', 'policyAccepted'],
    ];
    const faults = refusal(
      ...names.map((name) => [`participantsConfig[0].${name}`, 'invalid'] as const),
    );
    const { user, participant, getByLabelText } = open(wizardReservation(), { faults, attempt: 1 });
    const { getByLabelText: ofFirst } = participant(1);
    for (const field of [
      ...[...LABELS, 'Kobieta'].map((label) => ofFirst(labelled(label))),
      getByLabelText('Hasło'),
      getByLabelText(/^Akceptuję politykę/),
    ])
      expect(field.getAttribute('aria-invalid')).toBe('true');
    const isMarked = (label: string) => ofFirst(labelled(label)).hasAttribute('aria-invalid');
    await user.type(ofFirst('Telefon'), '1');
    expect([isMarked('Telefon'), isMarked('Nazwisko')]).toEqual([false, true]);
    await user.type(ofFirst('Imię'), 'a');
    expect(LABELS.some((label) => isMarked(label))).toBe(false);
    expect(getByLabelText('Hasło').getAttribute('aria-invalid')).toBe('true');
  });

  it('W-072: the form asks for the booker’s e-mail once, directly after the booker’s name', () => {
    const { container } = open();
    const ids = [...container.querySelectorAll('input')].map(({ id }) => id);
    const asked = ['lastName-1', 'email-1', 'birthDate-1', 'email-2', 'password-1'];
    expect(ids.filter((id) => asked.includes(id))).toEqual(asked);
  });

  it('errors are listed in the order of the form’s fields', () => {
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
