import { SITES } from '../../domain/sites.ts';
import { list, nullable, object, oneOf } from '../http/contract/codecs/shapes.ts';
import { Bool } from '../http/contract/codecs/values.ts';
import { calendarDay, email, matchingText, phone, trimmedText, zlotys } from './shapes.ts';

const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];
/** Checks a Polish tax number: its last digit follows from the nine digits before it. */
const isTaxNumber = (digits: string): boolean =>
  WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11 ===
  Number(digits[9]);

const guarantee = object({
  guarantor: trimmedText(140),
  address: trimmedText(140),
  email,
  phone,
  number: trimmedText(60),
  sum: zlotys(1, 1_000_000_000),
  until: calendarDay,
  marshal: trimmedText(140),
  marshalAddress: trimmedText(140),
  marshalPhone: phone,
  marshalEmail: email,
});

const SellerCodec = object(
  {
    siteId: oneOf(...SITES),
    name: trimmedText(140),
    nip: matchingText('tax number of ten digits whose check digit fits', /^\d{10}$/, isTaxNumber),
    address: trimmedText(140),
    zip: matchingText('postal code as 81-350', /^\d\d-\d{3}$/),
    city: trimmedText(80),
    permit: trimmedText(40),
    guarantee: nullable(guarantee),
    emergencyPhone: nullable(phone),
  },
  { advanceInvoices: Bool },
);

export const SELLERS_FORMAT = 'kilwater-sellers/1';
export const SellersFile = object({
  format: oneOf(SELLERS_FORMAT),
  sellers: list(SellerCodec, { min: 1, max: SITES.length }),
});
