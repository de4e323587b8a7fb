import { isDay } from '../../domain/calendar.ts';
import { list, object, oneOf, withDefault } from '../http/contract/codecs/shapes.ts';
import { Bool } from '../http/contract/codecs/values.ts';
import { defaultNull, email, matchingText, phone, trimmedText, wholeNumber } from './shapes.ts';

const birthDate = matchingText('day of birth as 1994-05-17', /^\d{4}-\d\d-\d\d$/, isDay);
const number = wholeNumber(1, 999_999_999);
const choices = {
  journey: defaultNull(number),
  point: defaultNull(number),
  insurance: defaultNull(number),
};

const traveller = { name: trimmedText(), born: birthDate, ...choices };

/** The file for `bookings prepare`. A person's choice replaces the same choice for everybody. */
export const OrderFile = object({
  yacht: number,
  as: withDefault(oneOf('place', 'cabin', 'yacht'), 'place'),
  people: defaultNull(wholeNumber(1, 99)),
  ownSkipper: withDefault(Bool, false),
  ...choices,
  booker: object({ ...traveller, phone, email }),
  with: withDefault(list(object(traveller), { max: 98 }), []),
});
