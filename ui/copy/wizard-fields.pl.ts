import type { DecodeCode } from '../../adapters/http/contract/failure.ts';
import type { ProblemCode } from '../../domain/party/problem.ts';
import { COMMON_PASSWORD_TEXT } from './account.pl.ts';
import { personLabels } from './person.pl.ts';

/** `exists`: the e-mail has an account (R35). `notApplied`: a typed code was not applied. */
export type FieldCode = DecodeCode | ProblemCode | 'exists' | 'notApplied';

export const codeTexts: Readonly<Record<FieldCode, string>> = {
  required: 'Uzupełnij to pole',
  invalid: 'Popraw to pole',
  tooShort: 'To za krótkie',
  tooLong: 'To za długie',
  tooCommon: COMMON_PASSWORD_TEXT,
  tooSmall: 'Ta wartość jest za mała',
  tooLarge: 'Ta wartość jest za duża',
  tooFew: 'To za mało',
  tooMany: 'To za dużo',
  unknown: 'Tej możliwości już nie ma, wybierz inną',
  notAllowed: 'Tu nie można tego wybrać',
  notOffered: 'Ten rejs tego nie oferuje',
  tooManyForYacht: 'Na tej jednostce nie zmieści się tyle osób',
  noPlaces:
    'Na tej jednostce nie ma już tylu miejsc. Wybierz inną albo zapisz się na listę rezerwową.',
  addonsClosed: 'Na dodatki jest już za późno',
  ageUnder18: 'Osoby niepełnoletnie nie mogą uczestniczyć w rejsie',
  // This field error is short, because the message above the form names the age limit.
  age45: 'Wiek uczestnika: zapytaj biuro',
  contractParty: 'Te dane zmienia tylko biuro: są w umowie',
  exists: 'Użytkownik o podanym adresie email jest już w naszym systemie',
  notApplied: 'Ten kod nie jest jeszcze naliczony: nalicz go albo usuń',
};

export const fieldNames = {
  accommodationOption: 'Co chcesz zarezerwować',
  participantsCount: 'Liczba osób',
  ownSkipper: 'Swój skipper',
  roomId: 'Rodzaj jednostki',
  bedroomChosen: 'Kabina 2-osobowa',
  journeyId: 'Dojazd',
  journeyPointId: 'Miejsce odbioru',
  transportAddLuggage: 'Dodatkowy bagaż',
  valueName: 'Imię',
  valueSurname: 'Nazwisko',
  insuranceId: 'Ubezpieczenie podróżne',
  resignationInsuranceAccepted: 'Ubezpieczenie od kosztów rezygnacji',
  quarantineAssistanceAccepted: 'Ubezpieczenie na wypadek kwarantanny',
  trainingsSelected: 'Poziom szkolenia',
  addonsSelected: 'Dodatki',
  addonOptionId: 'Rozmiar',
  ...personLabels,
  password: 'Hasło',
  policyAccepted: 'Polityka prywatności i regulamin',
  fillInLater: 'Dane osobowe później',
  comments: 'Wiadomość do organizatora',
  paymentOption: 'Kiedy płacisz',
  paymentType: 'Jaką metodą płacisz',
  termsAccepted: 'Warunki uczestnictwa',
  dataAccepted: 'Przetwarzanie danych',
  voucherCode: 'Kod vouchera',
  ambassadorCode: 'Kod Ambasadora',
  groupCode: 'Kod grupowy',
};
export type FieldName = keyof typeof fieldNames;
