import { isDay } from '../../domain/calendar.ts';
import { list, object, oneOfCodec, withDefault } from '../http/contract/codecs/shapes.ts';
import { Bool } from '../http/contract/codecs/values.ts';
import {
  email,
  matchingTextCodec,
  nullIfMissingCodec,
  phone,
  trimmedTextCodec,
  wholeNumberCodec,
} from './shapes.ts';

const birthDate = matchingTextCodec('day of birth as 1994-05-17', /^\d{4}-\d\d-\d\d$/, isDay);
const number = wholeNumberCodec(1, 999_999_999);
const choices = {
  journey: nullIfMissingCodec(number),
  point: nullIfMissingCodec(number),
  insurance: nullIfMissingCodec(number),
};

const traveller = { name: trimmedTextCodec(), born: birthDate, ...choices };

/** The file for `bookings prepare`. A choice for one person replaces the choice for everybody. */
export const OrderFile = object({
  yacht: number,
  as: withDefault(oneOfCodec('place', 'cabin', 'yacht'), 'place'),
  people: nullIfMissingCodec(wholeNumberCodec(1, 99)),
  ownSkipper: withDefault(Bool, false),
  ...choices,
  booker: object({ ...traveller, phone, email }),
  with: withDefault(list(object(traveller), { max: 98 }), []),
});
