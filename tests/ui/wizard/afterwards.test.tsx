// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { err, ok } from 'neverthrow';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Step6 } from '../../../adapters/http/contract/wizard/steps.ts';
import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import {
  CHECK_INTERVAL,
  MOST_CHECKS,
  type PaymentFailure,
  PaymentResult,
  paymentFailureInSearch,
  paymentStateOf,
  shouldCheckPaymentAgain,
} from '../../../ui/features/wizard/afterwards/OnlinePaymentScreen.tsx';
import { ThanksContent } from '../../../ui/features/wizard/afterwards/Thanks.tsx';
import { optionalTimeline } from '../../../ui/shared/trips/timeline-part.ts';
import { sampleAccount } from '../account-samples.ts';
import { openScreen } from '../open-screen.tsx';
import { openWizard, textOfPart, textOfWizard, wizardAt } from './render-wizard.tsx';
import { TIMELINE, wizardData, wizardReservation } from './wizard-samples.ts';

beforeAll(() => optionalTimeline.load());
afterEach(cleanup);

const { summary } = wizardData();
const price = (Paid: string, LeftToPay: string) => ({
  CurrentPrice: '4098',
  Paid,
  LeftToPay,
  Rebate: '0',
});
const FIRST = { NextDue: { Amount: '1000', Until: null, By: null } };
const ordered = (
  PaymentType: 'wired' | 'payu',
  more: Partial<Step6> = {},
  Paid = '0',
  Left = '4098',
) =>
  wizardReservation(
    { summary: { ...summary, ...FIRST, ...more, PaymentType } },
    { Price: price(Paid, Left) },
  );
const PAID: Partial<Step6> = { OnlineStanding: 'paid', NextDue: null };

const PAYABLE: Partial<Step6> = {
  PaymentUrl: '/v1/payments/ABCDEFGH/next',
  NextPayment: { Amount: '1000', Commission: '10', Charged: '1010' },
};
const withStanding = (OnlineStanding: Step6['OnlineStanding']): Partial<Step6> => ({
  ...PAYABLE,
  OnlineStanding,
});

describe('the thank-you page after an order', () => {
  const thanks = (present: WizardReservation) =>
    textOfPart(<ThanksContent reservation={present} />);
  const openThanks = (present: WizardReservation) =>
    openScreen(<ThanksContent reservation={present} />);

  it('for an order by transfer shows bank account, amount and deadline (W-098, W-101, W-103)', () => {
    const present = ordered('wired', { NextDue: { Amount: '4098', Until: null, By: null } });
    expect(thanks(present)).toMatch(
      /Kwota 4 098 PLN.*w ciągu 24 godzin.*61 1090 1014.*W ciągu 15 minut.*Po kolei.*panel/,
    );
    const links = openThanks(present).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain('/twoj-panel');
  });

  it('shows the customer’s e-mail with no full stop after it; a line can break before its @', () => {
    const { container } = openThanks(ordered('wired'));
    const breaking = container.querySelector('wbr');
    expect(breaking?.nextSibling?.textContent).toMatch(/^@/);
    expect(breaking?.closest('p')?.textContent).toMatch(/adres: ola@example\.pl$/);
  });

  it('has a QR code for the transfer, or a note if the amount is too large for a QR code', () => {
    const transfer = {
      Recipient: 'Kilwater',
      AccountNumber: '61 1090',
      Title: 'ABCDEFGH',
      Code: null,
      NoCode: null,
    };
    const withCode = (more: Partial<NonNullable<Step6['BankTransfer']>>) =>
      ordered('wired', { BankTransfer: { ...transfer, ...more } });
    const Code = { Amount: '1000', Size: 41, Path: 'M4 4h7v1h-7z' };
    const code = openThanks(withCode({ Code })).getByRole('img', {
      name: /^Kod do przelewu na 1.000.PLN$/,
    });
    expect(code.getAttribute('viewBox')).toBe('0 0 41 41');
    expect(code.querySelector(`path[d="${Code.Path}"]`)).toBeTruthy();
    expect(thanks(withCode({ NoCode: 'tooMuch' }))).toMatch(
      /Kod do skanowania działa do 9.999,99.PLN/,
    );
    expect(thanks(withCode({}))).not.toMatch(/Kod do/);
  });

  it('shows the next amount that is due and its deadline (R25, R28, R31)', () => {
    const due = (NextDue: Step6['NextDue']) => thanks(ordered('wired', { NextDue }));
    expect(due({ Amount: '700', Until: null, By: null })).toMatch(
      /Kwota 700 PLN Termin w ciągu 24 godzin/,
    );
    expect(due({ Amount: '749', Until: '2027-04-20', By: null })).toMatch(
      /Kwota 749 PLN Termin do 20\.04\.2027/,
    );
  });

  it('R28.11, R28.12: with instalments shows the price, the amount due now and later amounts', () => {
    const due = { Amount: '995', Until: null, By: '2027-03-02T09:00:00.000Z' };
    const Later = [{ Name: 'III rata', Amount: '995', Until: '2027-03-16', By: null }];
    const plan = { NextDue: due, DuePlan: { Now: { Name: 'I i II rata', ...due }, Later } };
    const Payments = [plan.DuePlan.Now, ...Later].map((part) => ({ ...part, Late: false }));
    const Timeline = { ...TIMELINE, Payments };
    const words = thanks({ ...ordered('wired', plan), Timeline });
    expect(words).toMatch(/Cena 4 098 PLN.*Kwota 995 PLN Termin do 02\.03\.2027, 10:00/);
    expect(words).toMatch(
      /Po kolei Do 02\.03\.2027, 10:00 Wpłać 995 PLN \(I i II rata\)\..* Do 16\.03\.2027 Wpłać 995 PLN \(III rata\)\. Do 05\.06\.2027 Uzupełnij/,
    );
  });

  it('R35.1, R69.4: mentions the activation link, and can resend it, only if the account is new', () => {
    const hint = 'W osobnym e-mailu jest link, którym aktywujesz konto';
    expect(thanks(ordered('wired'))).toMatch(
      new RegExp(`Otwórz pocztę i aktywuj konto ${hint}.*Wyślij ponownie`),
    );
    const { participants } = wizardData();
    expect(
      thanks(wizardReservation({ participants: { ...participants, Account: sampleAccount() } })),
    ).not.toContain(hint);
  });

  it('for an order by online payment shows a payment button and no bank account', () => {
    const pay = openThanks(ordered('payu', PAYABLE)).getByRole('link', { name: 'Zapłać online' });
    expect(pay.getAttribute('href')).toBe('/v1/payments/ABCDEFGH/next');
    const words = thanks(ordered('payu', PAYABLE));
    expect(words).toMatch(
      /Do zapłaty.*1 000 PLN.*Prowizja operatora 10 PLN.*Zapłacisz online 1 010 PLN.*Zapłać online/,
    );
    expect(words).not.toContain('Numer rachunku');
    expect(thanks(ordered('payu'))).toContain('Link do płatności online znajdziesz w swoim panelu');
  });

  it('R30.8: while the office has not set the payment method, the page says so and asks for no payment', () => {
    const words = thanks({
      ...ordered('payu', {
        OnlineOnly: true,
        OnlineOffered: false,
        NextDue: null,
        BankTransfer: null,
      }),
      Timeline: { ...TIMELINE, Payments: [], ByOffice: true },
    });
    expect(words).toMatch(
      /Sposób zapłaty poda Ci biuro.*24 godziny od tej wiadomości.*Biuro napisze albo zadzwoni/,
    );
    expect(words).not.toMatch(/opłacona|Link do płatności|Numer rachunku|w ciągu 24 godzin/);
  });

  it('for a sign-up says that nothing is due until the organiser writes (W-102, R53.3)', () => {
    const present = wizardReservation({
      flags: { Config: { IsReserveList: 1 } },
      summary: { ...summary, PaymentType: 'wired' },
    });
    expect(thanks(present)).toMatch(
      /na liście rezerwowej.*skontaktuje się z Tobą, gdy zwolnią się miejsca.*nie wpłacaj zaliczki/,
    );
    expect(thanks(present)).not.toContain('Numer rachunku');
  });

  it('for an order that vouchers paid in full says so and shows no payment method (R53.2)', () => {
    const text = thanks(ordered('wired', PAID, '4098', '0'));
    expect(text).toContain('Nie musisz już nic wpłacać');
    expect(text).not.toContain('Numer rachunku');
  });
});

describe('the page /OnlinePayment, to which the payer returns from the provider (R31, R53)', () => {
  const pageText = (
    present: WizardReservation | null,
    failed: PaymentFailure = null,
    overdue = false,
  ) =>
    textOfPart(
      <PaymentResult
        state={present === null ? { kind: 'unknown' } : paymentStateOf(present)}
        failed={failed}
        overdue={overdue}
        asking={false}
        onCheckAgain={() => undefined}
      />,
    );

  it.each([
    ['paid', 'Płatność dotarła'],
    ['part', 'Wpłata dotarła'],
    ['waiting', 'Czekamy na potwierdzenie płatności'],
    ['refused', 'Problem z płatnością'],
  ] as const)('R53.4: for a payment in the state %s the page says: %s', (kind, words) => {
    expect(pageText(ordered('payu', withStanding(kind))).toLowerCase()).toContain(
      words.toLowerCase(),
    );
  });

  it('has a payment button if no payment was started, unless nothing is left to pay', () => {
    expect(pageText(ordered('payu', PAYABLE))).toMatch(/czeka na wpłatę.*Zapłać online/);
    expect(paymentStateOf(wizardReservation({ summary: {} })).kind).toBe('open');
    expect(pageText(ordered('payu', {}, '0', '0'))).not.toContain('Zapłać online');
  });

  it('W-009: says that the confirmation mail arrives within 15 minutes, and links to the panel', () => {
    for (const present of [
      null,
      ordered('payu', PAID, '4098', '0'),
      ordered('payu', withStanding('waiting')),
    ])
      expect(pageText(present)).toMatch(/15 minut.*Przejdź do swojego panelu/);
  });

  it('W-010, R53.4: with an error in its address, the page names the office as help until money arrives', () => {
    expect(pageText(null, 'payment')).toMatch(/Problem z płatnością.*Skontaktuj się z biurem/);
    for (const state of ['waiting', 'refused'] as const)
      expect(pageText(ordered('payu', withStanding(state)), 'payment')).toMatch(
        /Problem z płatnością/,
      );
    for (const arrived of [
      ordered('payu', PAID, '4098', '0'),
      ordered('payu', withStanding('part'), '1000', '3098'),
    ])
      expect(pageText(arrived, 'payment')).not.toContain('Problem z płatnością');
  });

  it('R53.4, R68: if the provider is unavailable, offers a retry and does not say that money was taken', () => {
    expect(['', 'r=A&error=501', 'r=A&error=502'].map(paymentFailureInSearch)).toEqual([
      null,
      'payment',
      'provider',
    ]);
    const text = pageText(ordered('payu', withStanding('refused')), 'provider');
    expect(text).toMatch(
      /Problem z płatnością.*Operator płatności teraz nie odpowiada.*kilka minut.*Zapłać ponownie/,
    );
    expect(text).not.toContain('zniknęły');
    expect(pageText(ordered('payu', PAID, '4098', '0'), 'provider')).not.toContain(
      'Problem z płatnością',
    );
  });

  it('R30.9: if the provider refuses the payment, the page shows the data for a bank transfer', () => {
    expect(paymentFailureInSearch('r=A&error=409')).toBe('order');
    const transfer = {
      Recipient: 'Kilwater',
      AccountNumber: '61 1090',
      Title: 'ABCDEFGH',
      Code: null,
      NoCode: null,
    };
    const text = pageText(
      ordered('payu', { ...withStanding('refused'), BankTransfer: transfer }),
      'order',
    );
    expect(text).toMatch(
      /nie przyjął tej płatności.*Zapłać zwykłym przelewem.*Dane do przelewu.*1 000 PLN.*61 1090.*ABCDEFGH/,
    );
    const byOffice = pageText(
      ordered('payu', { ...withStanding('refused'), BankTransfer: null }),
      'order',
    );
    expect(byOffice).toMatch(/Biuro wie już o tym kłopocie i poda Ci inny sposób zapłaty/);
    expect(
      pageText(ordered('payu', { ...PAID, BankTransfer: transfer }, '4098', '0'), 'order'),
    ).not.toContain('Dane do przelewu');
  });

  it('R30.9: if a payment failed, the page shows the data for a bank transfer, too', () => {
    for (const failed of ['payment', 'provider', null] as const)
      expect(pageText(ordered('payu', withStanding('refused')), failed)).toMatch(
        /możesz wysłać zwykły przelew.*Dane do przelewu/,
      );
  });

  it('R53.4: checks the payment again while it is pending or the server does not respond', () => {
    const answer = (kind: Step6['OnlineStanding']) =>
      ok({ Reservation: ordered('payu', withStanding(kind)) });
    const refused = (status: number) =>
      err({ kind: 'refused', status, message: '', code: null, errors: [], body: {} } as const);
    for (const again of [
      answer('waiting'),
      err({ kind: 'offline' } as const),
      err({ kind: 'malformed', status: 502 } as const),
      refused(503),
    ])
      expect(shouldCheckPaymentAgain(again)).toBe(true);
    for (const end of [
      answer('part'),
      answer('paid'),
      answer('refused'),
      refused(401),
      refused(404),
    ])
      expect(shouldCheckPaymentAgain(end)).toBe(false);
  });

  it('R53.5: if a payment is still pending after one minute, has a button to pay', () => {
    const waiting = ordered('payu', withStanding('waiting'));
    expect(pageText(waiting)).not.toMatch(/Zapłać online|Dokończ płatność/);
    expect(pageText(waiting, null, true)).toMatch(
      /Zapłacisz online 1 010 PLN.*Dokończ płatność.*Sprawdź ponownie/,
    );
    expect(pageText(waiting, null, true)).not.toContain('Nie płać drugi raz');
    expect(
      pageText(
        ordered('payu', { ...withStanding('waiting'), PaymentUrl: null, NextPayment: null }),
        null,
        true,
      ),
    ).not.toContain('Dokończ płatność');
    expect(MOST_CHECKS * CHECK_INTERVAL).toBe(60_000);
  });

  it('W-194, R30: a rejected payment can be repeated; the commission is shown before that', () => {
    expect(pageText(ordered('payu', withStanding('refused')))).toMatch(
      /Prowizja operatora 10 PLN.*Zapłacisz online 1 010 PLN.*Zapłać ponownie/,
    );
    const free = { Amount: '1000', Commission: '0', Charged: '1000' };
    const text = pageText(ordered('payu', { ...withStanding('refused'), NextPayment: free }));
    expect(text).toContain('Zapłacisz online 1 000 PLN');
    expect(text).not.toContain('Prowizja');
    expect(pageText(ordered('payu', withStanding('waiting')))).not.toContain('Zapłać ponownie');
  });
});

describe('the choice of payment in step 6', () => {
  const step6 = (present: WizardReservation, booking: Record<string, string> = {}) =>
    textOfWizard(wizardAt('summary', present, { typed: { booking, people: [] } }));

  it('shows the commission of the chosen payment method (W-194, R30)', () => {
    expect(step6(wizardReservation())).toContain('+ 40,98 PLN (1%)');
    expect(step6(wizardReservation(), { paymentOption: 'installment' })).toContain('+ 10 PLN (1%)');
  });

  it('W-098: shows the bank account only while the option for a transfer is chosen', async () => {
    const { user, getByText, getByRole } = openWizard(wizardAt('summary', wizardReservation()));
    const account = getByText('Dane do przelewu').closest('details');
    expect(account?.open).toBe(true);
    await user.click(getByRole('radio', { name: /^Płatność online/ }));
    expect(account?.open).toBe(false);
    expect(step6(wizardReservation(), { paymentType: 'wired' })).toMatch(
      /W trzech ratach dziś.*W trzech ratach zapłacisz: I rata.*Jaką metodą Przelew tradycyjny.*Odbiorca.*Numer rachunku.*Tytuł przelewu.*Płatność online/,
    );
  });

  it('R30: mentions no commission if none is charged', () => {
    const OnlineCommission = { Percent: '0', Onetime: '0', Installment: '0' };
    const summary = { ...wizardData().summary, OnlineCommission };
    const words = step6(wizardReservation({ summary }), { paymentType: 'payu' });
    expect(words).toMatch(
      /Przelew tradycyjny Wpłata pojawi się.*Płatność online.*Wpłatę zobaczysz od razu/,
    );
    expect(words).not.toMatch(/rowizj/);
  });

  it('shows no payment method if nothing is left to pay (R53.2)', () => {
    const paid = wizardReservation({}, { Price: price('4098', '0') });
    expect(step6(paid)).toContain('Nie masz nic do zapłaty');
    expect(step6(paid)).not.toContain('Jak płacisz?');
  });

  it('R25, R26.5: lists vouchers with the amounts that they pay, and those that are not used', () => {
    const Vouchers = [
      { userNum: 1, code: 'LATO', value: '300', used: '300', remains: '0', kind: 'gift' as const },
      {
        userNum: 2,
        code: 'ZIMA',
        value: '100',
        used: '100',
        remains: '0',
        kind: 'discount' as const,
      },
      {
        userNum: 1,
        code: 'JESIEN',
        value: '90',
        used: '0',
        remains: '90',
        kind: 'discount' as const,
      },
    ];
    const text = step6(
      wizardReservation({ summary: { ...summary, Vouchers } }, { Price: price('300', '3798') }),
    );
    expect(text).toMatch(
      /LATO, voucher podarunkowy; zostanie na nim 0 PLN −300 PLN.*ZIMA, voucher zniżkowy −100 PLN/,
    );
    expect(text).toContain('JESIEN, voucher zniżkowy; nie obniża już ceny');
    expect(text).toMatch(/Do zapłaty: 3 798 PLN/);
  });
});
