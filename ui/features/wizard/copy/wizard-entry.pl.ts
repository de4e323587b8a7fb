import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { keepWordsTogether } from '../../../format.ts';
import texts from './wizard-entry.pl.json' with { type: 'json' };

export const entryCopy = {
  ...texts.entryCopy,
  guestText: keepWordsTogether('Konto założysz w kroku 5, wystarczy hasło.'),
  offersHref: pages.offers,
} as const;

export const recognitionCopy = texts.recognitionCopy;
