import { describe, expect, it } from 'vitest';
import { detailsCopy, passwordCopy } from '../../../ui/features/panel/copy/panel.pl.ts';
import { ambassadorCopy } from '../../../ui/features/panel/copy/panel-ambassador.pl.ts';
import {
  changeFieldErrorText,
  savedTexts,
} from '../../../ui/features/panel/copy/panel-trip-changes.pl.ts';
import { voucherCopy } from '../../../ui/features/panel/copy/panel-trip-payments.pl.ts';
import {
  GATE_ADDONS_CHOSEN,
  gateTexts,
  groupTexts,
} from '../../../ui/features/panel/copy/panel-trips.pl.ts';
import { vouchersCopy } from '../../../ui/features/panel/copy/panel-vouchers.pl.ts';
import { PERSON_FIELDS } from '../../../ui/shared/person/PersonField.tsx';

/** Section 8 of document 1, word for word. */
const CATALOGUE: readonly (readonly [string, string, string])[] = [
  ['A-155', groupTexts.otherOffer, 'Kod grupowy jest powiązany z inną ofertą'],
  ['A-156', groupTexts.unknown, 'Kod grupowy nie istnieje'],
  ['A-157', groupTexts.malformed, 'Kod jest nieprawdiłowy'],
  ['A-158', groupTexts.assigned, 'Kod grupowy jest już przypisany do rezerwacji'],
  ['A-158', groupTexts.notCreated, 'Nie można utworzyć kodu grupowego'],
  ['A-159', groupTexts.joined, 'Witaj w ekipie!'],
  ['A-160', groupTexts.created('ABCD2345'), 'Utworzono nowy kod. Kod grupowy to: ABCD2345'],
  ['A-161', gateTexts.closed, 'Minął termin na edycję danych. Prosimy o kontakt z biurem.'],
  ['A-162', GATE_ADDONS_CHOSEN, 'Rezerwacji nie można już zmienić'],
  [
    'A-163',
    savedTexts.personIncomplete,
    'Wprowadzone przez Ciebie dane nie zostały zapisane. Uzupełnij wymagane pola: Imię, Nazwisko, data urodzenia',
  ],
  ['A-164', savedTexts.personFailed, 'Dane nie zostały zapisane'],
  ['A-165', savedTexts.person, 'Dane zostały zapisane poprawnie.'],
  ['A-166', savedTexts.optionsFailed, 'Dane uczestnika nie zostały zapisane'],
  ['A-167', savedTexts.optionsIncomplete, 'Dane uczestnika nie zostały zapisane.'],
  ['A-168', savedTexts.options, 'Dane zostały poprawnie zapisane'],
  ['A-170', detailsCopy.saved, 'Twoje dane zostały zapisane poprawnie'],
  ['A-171', detailsCopy.failed, 'Twoje dane nie zostały zapisane'],
  ['A-172', passwordCopy.done, 'Twoje hasło zostało zmienione'],
  ['A-115', passwordCopy.refused, 'Wypełnij prawidłowo wszystkie pola'],
  [
    'A-176',
    ambassadorCopy.nameRefused,
    'Wprowadzony kod ma nieprawidłowy format lub już istnieje w naszej bazie',
  ],
  [
    'A-177',
    ambassadorCopy.notGenerated,
    'Voucher nie może zostać wygenerowany. W razie problemów, skontaktuj się z biurem.',
  ],
  [
    'A-179',
    vouchersCopy.created,
    'Voucher został wygenerowany. W celu aktywacji, napisz do nas maila.',
  ],
  ['A-180', voucherCopy.redeemed, 'Voucher został naliczony jako wpłata'],
  [
    'A-181',
    voucherCopy.wrongType,
    'Nieprawidłowy typ vouchera. Voucher zniżkowy może zostać użyty tylko podczas rezerwacji.',
  ],
  ['A-182', voucherCopy.bad, 'Kod vouchera jest nieprawidłowy'],
];

describe('the Polish error texts of the panel', () => {
  it('each field error names its field, because the text can also be shown far from the field', () => {
    const codes = [
      'required',
      'invalid',
      'unknown',
      'notAllowed',
      'notOffered',
      'tooLong',
      'fromTheFuture',
    ];
    const fields = [
      ...PERSON_FIELDS,
      'journeyId',
      'journeyPointId',
      'roomId',
      'insuranceId',
      'addonsSelected',
      'addonId',
      'addonOptionId',
    ];
    for (const field of fields)
      for (const code of codes)
        expect(changeFieldErrorText(field, code)).not.toMatch(
          /^(Uzupełnij to pole|Popraw to pole|To za długie|Te(j|go) )/,
        );
  });

  it.each(CATALOGUE)(
    'the panel shows the text that row %s of the published documents gives',
    (_, text, words) => expect(text.replaceAll('\u00a0', ' ')).toBe(words),
  );
});
