import { pages } from '../../adapters/http/contract/pages.pl.ts';
export const analyticsNames = { trips: 'Wyjazdy', options: 'Dodatkowe opcje' } as const;

export const consentCopy = {
  label: 'Zgoda na statystyki',
  title: 'Czy możemy policzyć Twoją wizytę?',
  brief: 'Bez zgody nic nie liczymy, a sklep działa tak samo.',
  text: 'Statystyki mówią nam, które rejsy oglądacie i gdzie rezerwacja się zacina. Bez zgody nic nie liczymy, a sklep działa tak samo.',
  privacy: 'Polityka prywatności',
  privacyHref: pages.privacy,
  answers: { refused: 'Nie, dziękuję', granted: 'Zgadzam się' },
  now: {
    unasked: '',
    granted: 'Teraz: zgoda udzielona.',
    refused: 'Teraz: bez zgody, nic nie liczymy.',
  },
} as const;
