import { SITES } from '../../domain/sites.ts';
import { list, nullable, object, oneOfCodec } from '../http/contract/codecs/shapes.ts';
import { Bool } from '../http/contract/codecs/values.ts';
import {
  calendarDay,
  email,
  matchingTextCodec,
  phone,
  trimmedTextCodec,
  zlotysCodec,
} from './shapes.ts';

const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];
/** Checks a Polish tax number: its last digit follows from the nine digits before it. */
const isTaxNumber = (digits: string): boolean =>
  WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11 ===
  Number(digits[9]);

const guarantee = object({
  guarantor: trimmedTextCodec(140),
  address: trimmedTextCodec(140),
  email,
  phone,
  number: trimmedTextCodec(60),
  sum: zlotysCodec(1, 1_000_000_000),
  until: calendarDay,
  marshal: trimmedTextCodec(140),
  marshalAddress: trimmedTextCodec(140),
  marshalPhone: phone,
  marshalEmail: email,
});

const SellerCodec = object(
  {
    siteId: oneOfCodec(...SITES),
    name: trimmedTextCodec(140),
    nip: matchingTextCodec(
      'tax number of ten digits whose check digit fits',
      /^\d{10}$/,
      isTaxNumber,
    ),
    address: trimmedTextCodec(140),
    zip: matchingTextCodec('postal code as 81-350', /^\d\d-\d{3}$/),
    city: trimmedTextCodec(80),
    permit: trimmedTextCodec(40),
    guarantee: nullable(guarantee),
    emergencyPhone: nullable(phone),
  },
  { advanceInvoices: Bool },
);

export const SELLERS_FORMAT = 'kilwater-sellers/1';
export const SellersFile = object({
  format: oneOfCodec(SELLERS_FORMAT),
  sellers: list(SellerCodec, { min: 1, max: SITES.length }),
});
