import { describe, expect, it } from 'vitest';
import { addDays } from '../../../domain/calendar.ts';
import type { Trait } from '../../../domain/catalogue/traits.ts';
import { OFFER, offerWith, unitWith } from '../../arbitraries/offers.ts';
import { berthsBody, orderBody, peopleBody, personBody, tripBody, walk } from './step-bodies.ts';
import { catalogueEntryOf } from './test-catalogue.ts';
import { at, openWizardShop, WizardBrowser } from './wizard-shop.ts';

const daysBefore = (days: number): number => Date.parse(`${addDays(OFFER.from, -days)}T10:00:00Z`);

const refusalOf = (field: string, code: string) => ({
  status: 400,
  body: { errors: [{ field, code }] },
});

describe('choices that depend on the days before the start', () => {
  it.each([
    [31, true],
    [30, false],
    [29, false],
  ])(
    'W-132, R29: are instalments offered and accepted %i days before the start? %s',
    async (days, offered) => {
      const shop = openWizardShop();
      shop.at(daysBefore(days));
      const anna = new WizardBrowser(shop);
      await walk(anna, 900, 501, 1, 5);
      const sixth = await anna.well('confirmation/get');
      expect(at(sixth, 'Data.6.InstallmentPaymentDetails')).toHaveLength(offered ? 3 : 0);
      const answer = await anna.on('confirm', { ...orderBody, paymentOption: 'installment' });
      if (offered) expect(answer.status).toBe(200);
      else expect(answer).toMatchObject(refusalOf('paymentOption', 'notOffered'));
    },
  );

  it('W-132, R29: a party that joins the reserve list can choose instalments even near the start', async () => {
    const shop = openWizardShop([catalogueEntryOf(offerWith({ grayedOut: true }))]);
    shop.at(daysBefore(20));
    const anna = new WizardBrowser(shop);
    await walk(anna, 900, 501, 1, 1);
    await anna.well('accommodations/update', berthsBody(1, 501, 1));
    await anna.well('insurance/update', { insuranceConfig: [{ userNum: 1, insuranceId: 1 }] });
    await anna.well('participants/update', peopleBody(1));
    expect(
      at(await anna.well('confirmation/get'), 'Data.6.InstallmentPaymentDetails'),
    ).toHaveLength(3);
    const signed = await anna.on('confirm', { ...orderBody, paymentOption: 'installment' });
    expect([
      signed.status,
      at(signed.body, 'Reservation.Data.6.InstallmentPaymentDetails'),
    ]).toEqual([200, []]);
  });

  it.each([
    [8, '150'],
    [7, null],
    [6, null],
  ])(
    'W-195, R16: %i days before the start the price of resignation insurance is %s (null: refused)',
    async (days, cost) => {
      const shop = openWizardShop();
      shop.at(daysBefore(days));
      const anna = new WizardBrowser(shop);
      await walk(anna, 900, 501, 1, 2);
      expect(at(await anna.well('insurance/get'), 'Data.3.ResignationCost')).toBe(cost);
      const answer = await anna.on('insurance/update', {
        insuranceConfig: [{ userNum: 1, insuranceId: 1, resignationInsuranceAccepted: '1' }],
      });
      if (cost !== null) expect(answer.status).toBe(200);
      else
        expect(answer).toMatchObject(
          refusalOf('insuranceConfig[0].resignationInsuranceAccepted', 'notOffered'),
        );
    },
  );
});

describe('ages by calendar year (R33)', () => {
  // Age by calendar year on 31 July 2027: 1982 means 45, 1983 44, 2009 18, 2010 17.
  const answerTo = async (
    birthDate: string,
    option: 'single' | 'cabin' | 'whole',
    traits: readonly Trait[] = [],
  ) => {
    const anna = new WizardBrowser(openWizardShop([catalogueEntryOf(offerWith({ traits }))]));
    await anna.begin(900);
    await anna.well('details/update', { ...tripBody(2), accommodationOption: option });
    const chosen = {
      userNum: 1,
      roomId: 501,
      optionsChosen: [{ bedroomChosen: option === 'cabin' ? 1 : 0 }],
    };
    await anna.well('accommodations/update', {
      ...berthsBody(2, 501),
      accommodationConfig: [chosen, { ...chosen, userNum: 2 }],
    });
    await anna.well('insurance/update', {
      insuranceConfig: [1, 2].map((userNum) => ({ userNum, insuranceId: 1 })),
    });
    return anna.on('participants/update', {
      participantsConfig: [personBody(1), { ...personBody(2), birthDate }],
    });
  };
  const birth = 'participantsConfig[1].birthDate';

  it.each([
    ['2009-12-31', 'single', null],
    ['2010-01-01', 'single', 'ageUnder18'],
    ['2010-01-01', 'cabin', 'ageUnder18'],
    ['1983-01-01', 'single', null],
    ['1982-12-31', 'single', 'age45'],
    ['1982-12-31', 'cabin', 'age45'],
    ['2020-01-01', 'whole', null],
    ['1950-01-01', 'whole', null],
  ] as const)(
    'W-138, W-140: a traveller born on %s with the accommodation %s gets the error %s; null is no error',
    async (birthDate, option, code) => {
      const answer = await answerTo(birthDate, option);
      if (code === null) expect(answer.status).toBe(200);
      else expect(answer).toMatchObject(refusalOf(birth, code));
    },
  );

  it.each([
    ['noAgeLimits', '1950-01-01', null],
    ['noAgeLimits', '2020-01-01', null],
    ['noUpperAge', '1950-01-01', null],
    ['noUpperAge', '2010-01-01', 'ageUnder18'],
    ['adultsOnly26', '2005-01-01', null],
  ] as const)(
    'W-139, W-140, W-141: with the trait %s, a person born on %s gets the error %s; null is no error',
    async (trait, birthDate, code) => {
      const answer = await answerTo(birthDate, 'single', [trait]);
      if (code === null) expect(answer.status).toBe(200);
      else expect(answer).toMatchObject(refusalOf(birth, code));
    },
  );
});

describe('validation of participants’ data (R34)', () => {
  const answerTo = async (changes: object) => {
    const anna = new WizardBrowser(openWizardShop());
    await walk(anna, 900, 501, 1, 4);
    return anna.on('participants/update', {
      participantsConfig: [{ ...personBody(1), ...changes }],
    });
  };

  it.each([
    ['12345678', false],
    ['123456789', true],
    ['123456789012345', true],
    ['1234567890123456', false],
    ['+- () -- ()', false],
  ])('W-136: does step 5 accept the phone number %s? %s', async (phone, isAccepted) => {
    const answer = await answerTo({ phone });
    if (isAccepted) expect(answer.status).toBe(200);
    else expect(answer).toMatchObject(refusalOf('participantsConfig[0].phone', 'invalid'));
  });

  it.each([
    '05.05.1995',
    '1995/05/05',
    '1995-5-5',
    '19950505',
    '1995-13-01',
    '1899-12-31',
    '2027-01-11',
  ])(
    'W-137: step 5 refuses the birth date %s: wrong form, impossible, before 1900 or in the future',
    async (birthDate) =>
      expect(await answerTo({ birthDate })).toMatchObject(
        refusalOf('participantsConfig[0].birthDate', 'invalid'),
      ),
  );

  it.each([
    ['12345', 'tooShort'],
    ['', 'required'],
    ['Sunshine1987', 'tooCommon'],
    ['kilwater2027', 'tooCommon'],
  ])(
    'W-149, R67.1, R67.4: step 5 refuses the password %j (%s) and accepts one of six characters',
    async (password, code) => {
      expect(await answerTo({ password })).toMatchObject(
        refusalOf('participantsConfig[0].password', code),
      );
      expect((await answerTo({ password: 'kajuta' })).status).toBe(200);
    },
  );

  it('W-073, W-149: step 5 refuses a new account without the accepted policy; the newsletter is optional', async () => {
    expect(await answerTo({ policyAccepted: 0 })).toMatchObject(
      refusalOf('participantsConfig[0].policyAccepted', 'required'),
    );
    expect((await answerTo({ newsletterAccepted: 0 })).status).toBe(200);
  });
});

describe('validation of names in the wizard (R67)', () => {
  const LONG = 'Ż'.repeat(101);

  it.each([
    ['Jan@example.com', 'invalid'],
    ['Jan\tAnna_', 'invalid'],
    [LONG, 'tooLong'],
  ])(
    'R67.7, R67.10: steps 2 and 5 refuse the name %j with a field error, and nothing is stored',
    async (name, code) => {
      const anna = new WizardBrowser(openWizardShop());
      await walk(anna, 900, 501, 2, 4);
      const [first, second] = peopleBody(2).participantsConfig;
      const answer = await anna.on('participants/update', {
        participantsConfig: [
          { ...first, firstName: name },
          { ...second, lastName: name },
        ],
      });
      expect(answer).toMatchObject({
        status: 400,
        body: {
          errors: [
            { field: 'participantsConfig[0].firstName', code },
            { field: 'participantsConfig[1].lastName', code },
          ],
        },
      });
      const two = berthsBody(2, 501);
      const named = two.accommodationConfig.map((entry) =>
        entry.userNum === 1 ? entry : { ...entry, valueName: name, valueSurname: 'Nowak' },
      );
      expect(
        await anna.on('accommodations/update', { ...two, accommodationConfig: named }),
      ).toMatchObject(refusalOf('accommodationConfig[1].valueName', code));
      expect(JSON.stringify(await anna.well('participants/get'))).not.toContain('Nowak');
    },
  );

  it('R67.13: a country that a spreadsheet would run as a formula is refused with a field error', async () => {
    const anna = new WizardBrowser(openWizardShop());
    await walk(anna, 900, 501, 1, 4);
    const country = "Polska;=cmd|'/C calc'!A0;";
    expect(
      await anna.on('participants/update', { participantsConfig: [{ ...personBody(1), country }] }),
    ).toMatchObject(refusalOf('participantsConfig[0].country', 'invalid'));
  });

  it('R67.7: a name of a hundred letters is stored without the spaces around it', async () => {
    const anna = new WizardBrowser(openWizardShop());
    await walk(anna, 900, 501, 1, 4);
    const whole = 'Ż'.repeat(100);
    const after = await anna.well('participants/update', {
      participantsConfig: [{ ...personBody(1), firstName: `  ${whole} ` }],
    });
    expect(at(after, 'Data.5.Config.ParticipantsConfig.0.firstName')).toBe(whole);
  });
});

describe('accommodation that some offers do not sell', () => {
  const answerTo = async (traits: readonly Trait[], body: object) => {
    const anna = new WizardBrowser(openWizardShop([catalogueEntryOf(offerWith({ traits }))]));
    await anna.begin(900);
    const begun = await anna.well('details/get');
    return { begun, answer: await anna.on('details/update', { ...tripBody(2), ...body }) };
  };

  it('W-151, R36.7: boat trips and skipperRequired offers are only for parties with own skipper', async () => {
    for (const traits of [['skipperRequired'], ['boatTrip', 'skipperRequired']] as const) {
      const { begun, answer } = await answerTo(traits, { accommodationOption: 'whole' });
      expect(at(begun, 'Data.0.WholeYacht.OrganiserSkipper')).toBeNull();
      expect(answer).toMatchObject(refusalOf('ownSkipper', 'required'));
      expect(
        (await answerTo(traits, { accommodationOption: 'whole', ownSkipper: true })).answer.status,
      ).toBe(200);
    }
  });

  it('W-152, R5: step 2 of an offer without cabins offers no cabin, and a request for one is refused', async () => {
    const { begun, answer } = await answerTo(['noCabin'], { accommodationOption: 'cabin' });
    expect(at(begun, 'Data.0.CanReserveCabin')).toBe(false);
    expect(answer).toMatchObject(refusalOf('accommodationOption', 'notOffered'));
  });

  it('W-153, R56: a training cruise sells only single places', async () => {
    for (const accommodationOption of ['cabin', 'whole']) {
      const { begun, answer } = await answerTo(['course'], { accommodationOption });
      expect(at(begun, 'Data.0')).toMatchObject({
        CanReservePlace: true,
        CanReserveCabin: false,
        CanReserveWhole: false,
      });
      expect(answer).toMatchObject(refusalOf('accommodationOption', 'notOffered'));
    }
  });

  it('W-154, R5: a unit of a luxury class sells no two-person cabin', async () => {
    const anna = new WizardBrowser(
      openWizardShop([
        catalogueEntryOf(
          offerWith({ units: [unitWith({ unitClass: 'luxury' }), unitWith({ id: 503 })] }),
        ),
      ]),
    );
    await anna.begin(900);
    const second = await anna.well('details/update', {
      ...tripBody(2),
      accommodationOption: 'cabin',
    });
    expect(at(second, 'Data.2.ResortsList.0.RoomsList.0.Availability.CabinOpen')).not.toBe(
      at(second, 'Data.2.ResortsList.1.RoomsList.0.Availability.CabinOpen'),
    );
    const inCabin = (roomId: number) => ({
      ...berthsBody(2, roomId),
      accommodationConfig: [1, 2].map((userNum) => ({
        userNum,
        roomId,
        optionsChosen: [{ bedroomChosen: 1 }],
      })),
    });
    const answer = await anna.on('accommodations/update', inCabin(501));
    expect(answer).toMatchObject({ status: 400, body: { message: 'Invalid bedroom' } });
    expect((await anna.on('accommodations/update', inCabin(503))).status).toBe(200);
  });
});
