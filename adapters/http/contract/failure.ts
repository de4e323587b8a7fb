import type { FieldError } from '../../codecs/decode.ts';
import { Account } from './account/account.ts';
import { Money } from './codecs/money.ts';
import { either, list, object, withName } from './codecs/shapes.ts';
import { Int, Text } from './codecs/values.ts';
import { Room } from './offers/catalogue.ts';
import { Reservation } from './panel/reservation.ts';
import { WizardReservation } from './wizard/wizard.ts';

export type { DecodeCode, FieldError } from '../../codecs/decode.ts';

/** A refusal. Some codes add data: CurrentPrice, Rooms, Reservation or Account. */
export const Failure = withName(
  'Failure',
  object(
    { message: Text },
    {
      code: Text,
      errors: list(
        object({ field: Text, code: Text }, { detail: object({ character: Text, position: Int }) }),
      ),
      CurrentPrice: Money,
      Rooms: list(Room),
      Reservation: either(WizardReservation, Reservation),
      Account,
    },
  ),
);

export const refusals = {
  malformed: { status: 400, message: 'Malformed request' },
  unknownSite: { status: 400, message: 'Unknown site' },
  stepSkipped: { status: 400, message: 'An earlier step is not done' },
  tokenInvalid: { status: 400, message: 'Token is invalid' },
  alreadyActive: { status: 400, message: 'Account is already active' },
  accountNotCreated: { status: 400, message: 'Error while creating the account' },
  voucherUsed: { status: 400, message: 'Voucher is already used' },
  voucherExpired: { status: 400, message: 'Voucher is no longer valid' },
  voucherInactive: { status: 400, message: 'Voucher is not active' },
  voucherOtherBrand: { status: 400, message: 'Voucher belongs to another brand' },
  voucherReserved: { status: 400, message: 'Voucher is being used in another reservation' },
  voucherTooLate: {
    status: 400,
    message: 'Voucher of this type cannot be redeemed after reservation is completed',
  },
  voucherNothingToPay: { status: 400, message: 'Nothing is left to pay' },
  voucherOnReserveList: { status: 400, message: 'Nothing is paid on the reserve list' },
  ambassadorInvalid: { status: 400, message: 'Ambassador code is invalid' },
  ambassadorExpired: { status: 400, message: 'Ambassador code is no longer valid' },
  ambassadorOwn: { status: 400, message: 'Ambassador code is your own' },
  ambassadorUsed: { status: 400, message: 'Ambassador code is already used in this reservation' },
  ambassadorNotOffered: { status: 400, message: 'Ambassador codes are not offered here' },
  groupMalformed: { status: 400, message: 'Group code is invalid' },
  groupNotOffered: { status: 400, message: 'Group codes are not offered here' },
  notNeeded: { status: 400, message: 'notNeeded' },
  alreadySubscribed: { status: 409, message: 'already subscribed' },
  noSession: { status: 401, message: 'No session' },
  invalidCredentials: { status: 401, message: 'Invalid credentials' },
  wrongOrigin: { status: 403, message: 'Refused from another origin' },
  accountBlocked: { status: 403, message: 'Account is blocked' },
  passwordNeeded: { status: 403, message: 'The password is needed' },
  changesClosed: { status: 403, message: 'Changes are closed' },
  notFound: { status: 404, message: 'Not found' },
  draftRemoved: { status: 404, message: 'Reservation was cleared away' },
  alreadyLoggedIn: { status: 409, message: 'Already logged in' },
  voucherUnknown: { status: 404, message: 'Voucher does not exist' },
  groupUnknown: { status: 404, message: 'Group code does not exist' },
  offerClosed: { status: 409, message: 'Offer cannot be booked' },
  userExists: { status: 409, message: 'User with this e-mail already exists' },
  passwordRequired: { status: 409, message: 'Password required' },
  groupCodeExists: { status: 409, message: 'Group code already exists' },
  groupCodeAssigned: { status: 409, message: 'Group code already assigned to reservation' },
  groupCodeOfOtherOffer: { status: 409, message: 'Group code belongs to another offer' },
  alreadyConfirmed: { status: 409, message: 'Reservation is already confirmed' },
  changedElsewhere: { status: 409, message: 'Changed elsewhere' },
  wrongState: { status: 409, message: 'Not possible in this state of the reservation' },
  priceChanged: { status: 409, message: 'Price changed' },
  noPlacesLeft: { status: 409, message: 'No places left' },
  nothingToPay: { status: 409, message: 'Nothing is to be paid' },
  paymentRefused: { status: 409, message: 'Payment provider refuses this payment' },
  bodyTooLarge: { status: 413, message: 'Body over 256 kB' },
  keyReused: { status: 422, message: 'Idempotency-Key was used with another body' },
  tooManyHolds: { status: 429, message: 'Too many held places' },
  tooManyRequests: { status: 429, message: 'Too many requests' },
  defect: { status: 500, message: 'Internal error' },
  paymentAway: { status: 502, message: 'Payment provider cannot be reached' },
  // Tells the payment provider to repeat a notification that the shop could not confirm (R31).
  paymentUnproved: { status: 503, message: 'Not proved yet: say it again' },
  notReady: { status: 503, message: 'Store is not reachable' },
  // The server does not know if the change was stored. A retry with the same key finds out.
  inDoubt: { status: 503, message: 'It is not known whether this was done: call again' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;

export type RefusalCode = keyof typeof refusals;

const wireNames: Readonly<Record<string, string>> = {
  roomId: 'RoomId',
  journeyId: 'JourneyId',
  journeyPointId: 'JourneyPointId',
  bedroomChosen: 'bedroom',
};

export const messageOf = (errors: readonly FieldError[]): string => {
  const field = errors[0]?.field ?? '';
  const last =
    field
      .replace(/\[\d+\]/g, '')
      .split('.')
      .at(-1) ?? '';
  return field === '' ? 'Malformed request' : `Invalid ${wireNames[last] ?? field}`;
};
