// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import { savedAnswers } from '../../../ui/features/wizard/state/answers.ts';
import { replaceUnofferedPaymentChoice } from '../../../ui/features/wizard/state/confirm.ts';
import type { Fault } from '../../../ui/features/wizard/state/failures.ts';
import {
  confirmPayload,
  type SummaryAnswers,
} from '../../../ui/features/wizard/state/step6-summary.ts';
import { sampleAccount } from '../account-samples.ts';
import { openWizard, textOfWizard, wizardAt } from './render-wizard.tsx';
import { type Parts, wizardData, wizardReservation } from './wizard-samples.ts';

const { trip, summary, participants } = wizardData();
type Booking = Partial<SummaryAnswers['booking']>;
const at = (present: WizardReservation, booking: Booking = {}, faults: readonly Fault[] = []) =>
  wizardAt('summary', present, { typed: { booking, people: [] }, faults });
const open = (...args: Partial<Parameters<typeof at>>) => {
  const [present = wizardReservation(), ...more] = args;
  return openWizard(at(present, ...more));
};
const text = (present = wizardReservation(), booking: Booking = {}): string =>
  textOfWizard(at(present, booking));
const offering = (more: Partial<WizardReservation['Offer']>, parts: Partial<Parts> = {}) =>
  wizardReservation(parts, { Offer: { ...wizardReservation().Offer, ...more } });
const OLGA = sampleAccount();
const waiting = wizardReservation({ flags: { Config: { IsReserveList: 1 } } });
afterEach(cleanup);

describe('the cancellation terms in step 6 (R48)', () => {
  it('the side summary shows the fees, and the last day of free cancellation if this day is still to come', () => {
    const words = text();
    expect(words).toMatch(
      /Bezpłatna rezygnacja do 20\.05\.2027 Ile kosztuje rezygnacja Przy późniejszej rezygnacji zatrzymujemy część ceny:/,
    );
    expect(words).toMatch(/14–29 dni przed rejsem 50% mniej niż 14 dni przed rejsem 80%/);
    const Fees = [{ FromDays: 60, ToDays: null, Percent: 10 }];
    const over = text(wizardReservation({}, { Cancelling: { FreeUntil: null, Fees } }));
    expect(over).not.toContain('Bezpłatna');
    expect(over).toMatch(
      /Przy rezygnacji zatrzymujemy część ceny: co najmniej 60 dni przed rejsem 10%/,
    );
  });

  it('are not shown for a sign-up, because leaving the reserve list costs nothing', () => {
    expect(
      text(wizardReservation({ flags: { Config: { IsReserveList: 1 } } }, { Cancelling: null })),
    ).not.toContain('rezygnacja');
  });
});

describe('the legal documents that step 6 links beside the order button (R38.7, R38.8)', () => {
  it('W-097: each link opens the version of the document that the customer accepts with the order', () => {
    const Documents = [
      {
        Id: 'abc',
        Name: 'tripTerms',
        Title: 'Warunki uczestnictwa',
        Version: '1.0',
        From: '2026-11-22',
        Path: '/o-nas/dokumenty/wersje/abc.pdf',
      },
    ];
    const present = wizardReservation({ summary: { ...summary, Documents } });
    const link = open(present).getByRole('link', { name: /^Warunki uczestnictwa \(1\.0\)/ });
    expect(link.getAttribute('href')).toBe('/o-nas/dokumenty/wersje/abc.pdf');
  });
});

describe('the message to the organiser (W-092)', () => {
  it('R67.9: a pasted message that is too long is not cut; the field says how long it may be', async () => {
    const faults: readonly Fault[] = [{ field: 'comments', person: 0, code: 'tooLong' }];
    const { user, getByRole } = open(wizardReservation(), {}, faults);
    const field = getByRole('textbox', {
      name: /^Wiadomość do organizatora/,
      description: /najwyżej 2000 znaków/,
    });
    await user.click(field);
    await user.paste('a'.repeat(2001));
    expect(field).toHaveProperty('value.length', 2001);
  });
});

describe('the overview of the booking in step 6', () => {
  it('W-084, W-085, W-086, W-087: each participant has a table, with what is included or paid on the spot', () => {
    const words = text();
    expect(words).toMatch(
      /1\. Aleksandra Nowak Miejsce na jachcie: Bavaria 1 2 149 PLN Podstawowe W cenie wyjazdu/,
    );
    expect(words).toMatch(
      /Skipper organizatora Płatność na miejscu: 700 EUR 2\. Piotr Źrałek Miejsce na jachcie: Bavaria 1 2 149 PLN/,
    );
    expect(words).not.toContain('Rabaty');
    const free = {
      Kind: 'journey' as const,
      Description: 'Transfer',
      Price: '0',
      Currency: 'PLN' as const,
      extendData: { IsPayOnPlace: true },
    };
    const present = wizardReservation({
      summary: { ...summary, LinesPerParticipant: { UserNum1: [free], UserNum2: [] } },
    });
    expect(text(present)).toMatch(/Transfer Płatność na miejscu(?!:)/);
  });

  it('R61: on a phone, where the side summary is closed, the rebates are above the total', () => {
    expect(text()).toMatch(/First Minute −200 PLN Voucher −100 PLN Razem za 2 osoby 4 098 PLN/);
    const rebates = open().getAllByText('First Minute');
    expect(rebates.filter((rebate) => rebate.closest('[class*=narrowOnly]'))).toHaveLength(1);
  });

  it('W-020: a discount voucher is a line above the total, not a rebate in the side summary', () => {
    expect(text()).toMatch(/Voucher −100 PLN Razem za 2 osoby 4 098 PLN/);
    expect(text().match(/Voucher −100 PLN/g)).toHaveLength(1);
    const RebatesList: WizardReservation['Offer']['RebatesList'] = [
      { Kind: 'firstMinute', Name: 'First Minute', Value: '200' },
    ];
    expect(text(offering({ RebatesList }))).not.toContain('Voucher −');
  });

  it('W-207, R14: the organiser’s skipper is a line in its own currency that the total does not include', () => {
    const skipper = {
      Kind: 'organiserSkipper' as const,
      Description: 'Skipper',
      Price: '800',
      Currency: 'PLN' as const,
      extendData: { IsPayOnPlace: true },
    };
    const present = wizardReservation({
      summary: { ...summary, LinesPerParticipant: { UserNum1: [skipper] } },
    });
    expect(text(present)).toContain('Płatność na miejscu: 800 PLN');
    expect(text()).toContain('Płatność na miejscu: 700 EUR');
    expect(text()).toMatch(/Razem za 2 osoby 4 098 PLN/);
  });

  it('W-088: the booker’s own data are shown so that the booker can check them', () => {
    expect(text()).toMatch(
      /Twoje dane Imię i nazwisko Aleksandra Nowak Data urodzenia 11\.01\.1995 Telefon 600 100 200 E-mail ola@example\.pl.*Kraj Polska/,
    );
  });

  it('W-093: the total on the screen is the price that the order sends', () => {
    expect(text()).toMatch(/Razem za 2 osoby 4 098 PLN/);
    const answers = savedAnswers.summary(wizardReservation());
    if (!answers) throw new Error('step 6 is reached');
    expect(
      confirmPayload('ABCDEFGH', answers, {
        price: wizardReservation().Price.CurrentPrice,
        left: null,
        documents: null,
      }),
    ).toMatchObject({
      expectedPrice: '4098',
    });
  });
});

describe('vouchers and codes on the screen of step 6', () => {
  const isFolded = (...args: Parameters<typeof open>): boolean | undefined => {
    const screen = open(...args);
    const details = screen.getByText('Mam kod lub voucher').closest('details');
    screen.unmount();
    return details?.open === false;
  };

  it('W-089 to W-091: are hidden behind „Mam kod lub voucher” until a code is typed, used or refused', () => {
    expect(isFolded()).toBe(true);
    expect(isFolded(wizardReservation(), { hasVoucher: true })).toBe(false);
    expect(isFolded(wizardReservation(), { ambassadorCode: 'ANNA' })).toBe(false);
    expect(
      isFolded(wizardReservation(), {}, [{ field: 'groupCode', person: 0, code: 'notApplied' }]),
    ).toBe(false);
    expect(
      isFolded(
        wizardReservation({
          summary: { ...summary, AmbassadorRebateCodeDetails: { Name: 'ANNA' } },
        }),
      ),
    ).toBe(false);
  });

  it('W-185: the code of the booking’s group is shown, whether or not the customer is logged in', () => {
    const present = wizardReservation({}, { Group: { Code: 'ABCDEFGH', Days: 10 } });
    expect(text(present)).toContain('Kod Waszej grupy ABCDEFGH');
    expect(isFolded(present)).toBe(false);
  });

  it('R51.8: if the booking is in a group, the group is shown, and no other can be joined or opened', () => {
    const offered = offering({ ShowGroupRebate: true });
    expect(text(offered)).toMatch(/Dołącz.*Wygeneruj kod grupowy/);
    const joined = text({ ...offered, Group: { Code: 'ZXCVBNMA', Days: 10 } });
    expect(joined).toMatch(/Witaj w ekipie!.*Kod Waszej grupy ZXCVBNMA/);
    const opened = text({ ...offered, Group: { Code: offered.ReservationId, Days: 10 } });
    expect(opened).toContain('Kod grupowy jest gotowy');
    for (const words of [joined, opened]) expect(words).not.toMatch(/Dołącz|Wygeneruj kod grupowy/);
  });

  it('W-089: „Posiadam voucher” opens a field and a button „Przelicz” for each of twelve participants', async () => {
    const twelve = participants.Config.ParticipantsConfig.flatMap((participant) =>
      Array.from({ length: 6 }, () => participant),
    ).map((participant, index) => ({
      ...participant,
      userNum: index + 1,
    }));
    const present = wizardReservation({
      trip: { ...trip, Config: { ...trip.Config, ParticipantsCount: 12 } },
      participants: { Account: null, Config: { ParticipantsConfig: twelve } },
    });
    const { user, getByLabelText, getAllByText, queryByText } = open(present);
    expect(queryByText('Przelicz')).toBeNull();
    await user.click(getByLabelText('Posiadam voucher'));
    expect(getAllByText('Przelicz')).toHaveLength(12);
    expect(getByLabelText(/^Kod vouchera, uczestnik 12/)).toBeTruthy();
  });

  it('R51.6, R52.2: a group code that was typed before the login stays visible', () => {
    const present = offering(
      { ShowGroupRebate: true },
      { participants: { ...participants, Account: OLGA } },
    );
    expect(text(present, { groupCode: 'ZXCVBNMA' })).toContain('Rezerwacja grupowa');
  });

  it.each([
    ['shown to bookers who are not logged in', true, null, 'single', true],
    ['not shown if the offer has no group rebate', false, null, 'single', false],
    ['not shown to logged-in bookers, whom step 1 asked', true, OLGA, 'single', false],
    ['not shown for a whole yacht', true, null, 'whole', false],
  ] as const)(
    'W-090, R52.2: the part about groups is %s',
    (_case, ShowGroupRebate, Account, AccommodationOption, isVisible) => {
      const parts: Partial<Parts> = {
        trip: { ...trip, Config: { ...trip.Config, AccommodationOption } },
        participants: { ...participants, Account },
      };
      const words = text(offering({ ShowGroupRebate }, parts));
      if (isVisible)
        expect(words).toMatch(
          /Rezerwacja grupowa.*Lider grupy generuje kod.*Kod grupowy.*Dołącz.*Wygeneruj kod grupowy/,
        );
      else expect(words).not.toContain('Kod grupowy');
    },
  );

  it('R26.6: a gift voucher has the amount used for this booking and the amount left on it', () => {
    const gift = {
      userNum: 1,
      code: 'WIELKI',
      value: '20000',
      kind: 'gift',
      used: '1799',
      remains: '18201',
    } as const;
    const words = text(wizardReservation({ summary: { ...summary, Vouchers: [gift] } }));
    expect(words).toContain('WIELKI, voucher podarunkowy; zostanie na nim 18 201 PLN −1 799 PLN');
    expect(words).not.toContain('20 000');
  });

  it('W-091: the field for an ambassador’s code is shown only if the offer accepts such codes', () => {
    expect(text(offering({ ShowAmbassadorRebate: true }))).toMatch(/Kod Ambasadora.*Zapisz/);
    expect(text(offering({ ShowAmbassadorRebate: false }))).not.toContain('Kod Ambasadora');
  });
});

describe('the choice of a payment in step 6', () => {
  it('W-094, W-095: starts with a one-off payment by bank transfer', () => {
    const chosen = open().getAllByRole('radio', { checked: true });
    expect(chosen.map((radio) => radio.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/^Całość od razu/),
      expect.stringMatching(/^Przelew tradycyjny/),
    ]);
    const answers = savedAnswers.summary(wizardReservation());
    expect(answers && replaceUnofferedPaymentChoice(answers.booking, summary)).toMatchObject({
      paymentOption: 'onetime',
      paymentType: 'wired',
    });
  });

  it('W-094, W-190, R28.8: shows the three instalments with their due days', () => {
    expect(text()).toMatch(
      /W trzech ratach zapłacisz: I rata, w ciągu 24 godzin 1 000 PLN II rata, do 20\.04\.2027 1 049 PLN III rata, do 20\.05\.2027 2 049 PLN/,
    );
  });

  it('R30.1: mentions no online commission if the brand charges none', () => {
    const OnlineCommission = { Percent: '0', Onetime: '0', Installment: '0' };
    expect(text()).toContain('rowizj');
    expect(text(wizardReservation({ summary: { ...summary, OnlineCommission } }))).not.toContain(
      'rowizj',
    );
  });

  it('R28.11, R28.12, W-194: instalments due now are one amount; the commission is a percentage of it', () => {
    const DuePlan = {
      Now: { Name: 'I i II rata', Amount: '2049', Until: null, By: null },
      Later: [{ Name: 'III rata', Amount: '2049', Until: '2027-03-16', By: null }],
    };
    const OnlineCommission = { Percent: '1', Onetime: '40.98', Installment: '20.49' };
    const words = text(wizardReservation({ summary: { ...summary, DuePlan, OnlineCommission } }), {
      paymentOption: 'installment',
    });
    expect(words).toMatch(/W trzech ratach dziś 2 049 PLN Od razu 2 049 PLN: I i II rata\./);
    expect(words).toMatch(
      /zapłacisz: I i II rata, w ciągu 24 godzin 2 049 PLN III rata, do 16\.03\.2027 2 049 PLN/,
    );
    expect(words).toContain('+ 20,49 PLN (1%)');
  });

  it('R25, R31: a gift voucher reduces the first instalment, and a line says so', () => {
    const Price = { ...wizardReservation().Price, Paid: '300', LeftToPay: '3798' };
    const { DuePlan } = summary;
    const Now = { ...DuePlan.Now, Amount: '700' };
    const paid = wizardReservation(
      { summary: { ...summary, DuePlan: { ...DuePlan, Now } } },
      { Price },
    );
    const words = text(paid, { paymentOption: 'installment' });
    expect(words).toMatch(
      /Całość od razu 3 798 PLN.*W trzech ratach dziś 700 PLN.*Wpłata voucherem 300 PLN I rata, w ciągu 24 godzin 700 PLN/,
    );
    expect(text()).not.toContain('Wpłata voucherem');
  });

  it('W-133, R28.8: near the start of the trip says why instalments are not offered', () => {
    const textWith = (DaysLeft: number) =>
      text(
        wizardReservation({
          summary: {
            ...summary,
            InstallmentPaymentDetails: [],
            DuePlan: null,
            InstallmentsOver: { DaysLeft, LastDays: 30 },
          },
        }),
      );
    const near = textWith(20);
    expect(near).toContain(
      'Do rejsu pozostało mniej niż 30 dni, prosimy o jednorazową wpłatę całej należności.',
    );
    // The limit of 30 days is inclusive.
    expect(textWith(30)).toContain(
      'Do rejsu pozostało 30 dni, prosimy o jednorazową wpłatę całej należności.',
    );
    expect(near).not.toContain('W trzech ratach');
  });

  it('W-134: with resignation insurance, online is the only payment to choose, and the order sends it', () => {
    const online = { ...summary, OnlineOnly: true };
    const words = text(wizardReservation({ summary: online }));
    expect(words).toContain('Tę rezerwację opłacisz tylko online');
    expect(words).not.toContain('Przelew tradycyjny');
    const answers = savedAnswers.summary(wizardReservation({ summary: online }));
    expect(answers && replaceUnofferedPaymentChoice(answers.booking, online)).toMatchObject({
      paymentType: 'payu',
    });
  });

  it('R30.5: if the shop has no online payment, only the transfer can be chosen and is sent', () => {
    const offline = { ...summary, OnlineOffered: false };
    const words = text(wizardReservation({ summary: offline }), { paymentType: 'payu' });
    expect(words).toContain('Przelew tradycyjny');
    expect(words).not.toContain('Płatność online');
    const answers = savedAnswers.summary(wizardReservation({ summary: offline }));
    expect(
      answers &&
        replaceUnofferedPaymentChoice({ ...answers.booking, paymentType: 'payu' }, offline),
    ).toMatchObject({ paymentType: 'wired' });
  });

  it('R30.8: if only online payment is allowed but the shop has none, says that the office sets a method', () => {
    const words = text(
      wizardReservation({ summary: { ...summary, OnlineOnly: true, OnlineOffered: false } }),
    );
    expect(words).toContain('Sposób zapłaty poda Ci biuro');
    // Each deadline counts from the office's message about the payment method.
    expect(words).not.toMatch(/od rezerwacji|dziś|I rata, w\sciągu/);
    expect(words).toMatch(
      /Całość od razu.*24\sgodziny od wiadomości z\sbiura.*W trzech ratach.*najpierw .*I rata, 24\sgodziny od wiadomości z\sbiura/s,
    );
    expect(words).not.toMatch(/tylko online|Przelew tradycyjny/);
  });

  it('W-098: shows bank account and transfer title: booking number, first participant and trip', () => {
    expect(text()).toMatch(
      /Odbiorca Kilwater sp\. z o\.o\. Numer rachunku 61 1090 1014 Tytuł przelewu ABCDEFGH Aleksandra Nowak Wyspy/,
    );
    expect(text(waiting)).not.toMatch(/Numer rachunku|Jak płacisz\?/);
  });
});

describe('the form of step 6 that sends the order', () => {
  it('W-092: has a field for a message to the organiser', () => {
    expect(open().getByRole('textbox', { name: /^Wiadomość do organizatora/ })).toBeTruthy();
  });

  it('W-096, W-097, R55.1: needs two consents, both marked with a star', () => {
    const required = open()
      .getAllByRole('checkbox')
      .filter((checkbox) => checkbox.hasAttribute('required'));
    expect(required.map((checkbox) => checkbox.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/^Zgadzam się na przetwarzanie danych.*\*$/),
      'Akceptuję warunki uczestnictwa i regulamin. *',
    ]);
  });

  it('W-099, W-100: has a button whose text says what it does, also for a sign-up', () => {
    const submits = (present?: WizardReservation) => {
      const screen = open(present);
      const buttons = screen
        .getAllByRole('button', { hidden: true })
        .filter((button) => button.getAttribute('type') === 'submit');
      screen.unmount();
      return new Set(buttons.map(({ textContent }) => textContent));
    };
    expect(submits()).toEqual(new Set(['Rezerwuję i płacę']));
    expect(submits(waiting)).toEqual(new Set(['Zapisuję się na listę rezerwową']));
  });
});

describe('the card of a payment method for screen readers', () => {
  it('has the method’s name and cost as its label, and the explanation as its description', () => {
    expect(
      open().getByRole('radio', {
        name: /^Płatność online: BLIK, karta, przelew \+\s40,98\sPLN \(1%\)$/,
        description: /Operator płatności dolicza 1%\sprowizji/,
      }),
    ).toBeTruthy();
  });
});
