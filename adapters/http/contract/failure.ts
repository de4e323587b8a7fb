import type { FieldError } from '../../codecs/decode.ts';
import { Account } from './account/account.ts';
import { Money } from './codecs/money.ts';
import { either, list, object, withName } from './codecs/shapes.ts';
import { Int, Text } from './codecs/values.ts';
import { Room } from './offers/catalogue.ts';
import { Reservation } from './panel/reservation.ts';
import refusalTable from './refusals.json' with { type: 'json' };
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

export const refusals = refusalTable.shop;
export type RefusalCode = keyof typeof refusals;

/**
 * HTTP status and English message of all refusal codes: the codes in `refusals` and those that only
 * the panel's calls use. Screens show their own Polish texts instead.
 */
export const allRefusals = { ...refusals, ...refusalTable.panel };
export type AnyRefusalCode = keyof typeof allRefusals;

const wireNames: Readonly<Record<string, string>> = {
  roomId: 'RoomId',
  journeyId: 'JourneyId',
  journeyPointId: 'JourneyPointId',
  bedroomChosen: 'bedroom',
};

/** Messages that the contract fixes for a field, whatever is wrong with it. */
const fixedMessages: Readonly<Record<string, string>> = {
  '': 'Malformed request',
  email: 'E-mail is invalid',
  token: refusals.tokenInvalid.message,
};

export const fieldErrorsMessage = (errors: readonly FieldError[]): string => {
  const field = errors[0]?.field ?? '';
  const last =
    field
      .replace(/\[\d+\]/g, '')
      .split('.')
      .at(-1) ?? '';
  return fixedMessages[field] ?? `Invalid ${wireNames[last] ?? field}`;
};
