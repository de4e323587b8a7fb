import { SITES } from '../../domain/sites.ts';
import { list, nullable, object, oneOf } from '../http/contract/codecs/shapes.ts';
import { Bool } from '../http/contract/codecs/values.ts';
import { calendarDay, email, matching, phone, words, zlotys } from './shapes.ts';

const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];
/** Whether the last digit of a Polish tax number is the check digit of the nine before it. */
const isTaxNumber = (digits: string): boolean =>
  WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11 === Number(digits[9]);

/** What the pages of guarantee and register say, and the standard information form. */
const guarantee = object({
  guarantor: words(140),
  address: words(140),
  email,
  phone,
  number: words(60),
  sum: zlotys(1, 1_000_000_000),
  until: calendarDay,
  marshal: words(140),
  marshalAddress: words(140),
  marshalPhone: phone,
  marshalEmail: email,
});

/** Who signs the papers of a brand (R38). */
const SellerCodec = object(
  {
    siteId: oneOf(...SITES),
    name: words(140),
    nip: matching('tax number of ten digits whose check digit fits', /^\d{10}$/, isTaxNumber),
    address: words(140),
    zip: matching('postal code as 81-350', /^\d\d-\d{3}$/),
    city: words(80),
    permit: words(40),
    guarantee: nullable(guarantee),
    emergencyPhone: nullable(phone),
  },
  { advanceInvoices: Bool },
);

export const SELLERS_FORMAT = 'kilwater-sellers/1';
/** Who sells for each brand. */
export const SellersFile = object({ format: oneOf(SELLERS_FORMAT), sellers: list(SellerCodec, { min: 1, max: SITES.length }) });
