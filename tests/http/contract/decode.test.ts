import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode } from '../../../adapters/codecs/decode.ts';
import { LoginRequest } from '../../../adapters/http/contract/account/account.ts';
import { fieldErrorsMessage } from '../../../adapters/http/contract/failure.ts';
import type { Route } from '../../../adapters/http/contract/route.ts';
import { routes } from '../../../adapters/http/contract/routes.ts';
import {
  AccommodationsUpdate,
  AddonsUpdate,
  ConfirmRequest,
  ParticipantsUpdate,
} from '../../../adapters/http/contract/wizard/wizard.ts';
import { examples } from './request-examples.ts';

const errorsOf = (route: Route, input: unknown) => decode(route.request, input)._unsafeUnwrapErr();

describe('errors of decoding a request', () => {
  test('a missing value is reported as required, a wrong type as invalid, each with its path', () => {
    expect(
      errorsOf(routes.participantsUpdate, {
        participantsConfig: [{ userNum: 1, phone: {} }, { phone: '1' }],
      }),
    ).toEqual([
      { field: 'reservationId', code: 'required' },
      { field: 'participantsConfig[0].phone', code: 'invalid' },
      { field: 'participantsConfig[1].userNum', code: 'required' },
    ]);
  });

  test('an error’s path names the field at any depth', () => {
    const sent = {
      reservationId: 'K',
      addonsConfig: [{ userNum: 1, addonsSelected: [{ addonId: 'x' }] }],
    };
    expect(errorsOf(routes.addonsUpdate, sent)).toEqual([
      { field: 'addonsConfig[0].addonsSelected[0].addonId', code: 'invalid' },
    ]);
  });

  test.each([[undefined], [[]], [null]])(
    'if the list of participants is %o, the list is reported as required',
    (participantsConfig) => {
      expect(
        errorsOf(routes.participantsUpdate, { reservationId: 'K', participantsConfig }),
      ).toEqual([{ field: 'participantsConfig', code: 'required' }]);
    },
  );

  test('a list of more than twelve participants is refused before its entries are decoded', () => {
    expect(
      errorsOf(routes.participantsUpdate, {
        reservationId: 'K',
        participantsConfig: Array(1_000_000).fill('x'),
      }),
    ).toEqual([{ field: 'participantsConfig', code: 'tooMany' }]);
  });

  test.each([
    [
      [{ userNum: 2 }, { userNum: 1 }, { userNum: '2' }],
      ['data[2].userNum', 'invalid'],
    ],
    [
      [{ userNum: 2 }, { userNum: 2, phone: {} }],
      ['data[1].phone', 'invalid'],
    ],
  ])(
    'a second entry of a participant is refused as soon as all entries are valid: %o',
    (data, [field, code]) => {
      expect(errorsOf(routes.changeParticipants, { reservationId: 'K', data })).toEqual([
        { field, code },
      ]);
    },
  );

  test('invalid e-mail, password and policy at registration get the contract’s error codes', () => {
    expect(errorsOf(routes.accountCreate, { email: '', password: '', policyAccepted: 0 })).toEqual([
      { field: 'email', code: 'required' },
      { field: 'password', code: 'required' },
      { field: 'policyAccepted', code: 'required' },
    ]);
    expect(
      errorsOf(routes.accountCreate, { email: 'anna@', password: '12345', policyAccepted: true }),
    ).toEqual([
      { field: 'email', code: 'invalid' },
      { field: 'password', code: 'tooShort' },
    ]);
  });

  test('a missing body is reported as one error, with the error code `required`', () => {
    expect(errorsOf(routes.login, undefined)).toEqual([{ field: '', code: 'required' }]);
    expect(errorsOf(routes.login, 'x')).toEqual([{ field: '', code: 'invalid' }]);
    expect(fieldErrorsMessage([{ field: '', code: 'required' }])).toBe('Malformed request');
  });

  test.each([
    ['accommodationConfig[0].roomId', 'RoomId'],
    ['journeyConfig[1].journeyId', 'JourneyId'],
    ['journeyConfig[1].journeyPointId', 'JourneyPointId'],
    ['accommodationConfig[0].optionsChosen[0].bedroomChosen', 'bedroom'],
  ])('the error message for an invalid field %s contains the word %s', (field, word) => {
    expect(fieldErrorsMessage([{ field, code: 'invalid' }])).toContain(word);
  });

  test('at most a hundred errors are reported for one request', () => {
    const filterCountry = Array(100).fill('x');
    expect(errorsOf(routes.offersList, { filterCountry, filterType: filterCountry })).toHaveLength(
      100,
    );
  });
});

describe('values that the codecs decode', () => {
  test('keys that the contract does not know are dropped at every depth', () => {
    const sent = {
      reservationId: 'K',
      participantsConfig: [{ userNum: 1, admin: true }],
      admin: true,
    };
    expect(decode(ParticipantsUpdate, sent)._unsafeUnwrap()).toEqual({
      reservationId: 'K',
      siteId: 1,
      participantsConfig: [{ userNum: 1 }],
    });
  });

  test('R34: the codec accepts a person without data, because the domain validates persons', () => {
    const empty = { userNum: 2, firstName: '', phone: '', email: '', birthDate: '', gender: null };
    expect(
      decode(ParticipantsUpdate, { reservationId: 'K', participantsConfig: [empty] }).isOk(),
    ).toBe(true);
  });

  test.each([[undefined], [null], [''], [0], ['0']])(
    'the value %o of a choice is decoded as “not chosen yet”',
    (nothing) => {
      const journeyConfig = [{ userNum: 1, journeyId: nothing, journeyPointId: nothing }];
      const read = decode(AccommodationsUpdate, {
        reservationId: 'K',
        accommodationConfig: [{ userNum: '1', roomId: nothing }],
        journeyConfig,
      });
      expect(read._unsafeUnwrap().accommodationConfig).toEqual([{ userNum: 1, roomId: null }]);
      expect(read._unsafeUnwrap().journeyConfig).toEqual([
        { userNum: 1, journeyId: null, journeyPointId: null },
      ]);
      const addonsConfig = [
        { userNum: 1, addonsSelected: [{ addonId: 4, addonOptionId: nothing }] },
      ];
      expect(
        decode(AddonsUpdate, { reservationId: 'K', addonsConfig })._unsafeUnwrap().addonsConfig[0]
          ?.addonsSelected,
      ).toEqual([{ addonId: 4, addonOptionId: null }]);
    },
  );

  test('R1: money in a request is a number or a string such as "12.50", and is decoded to grosze', () => {
    const price = (expectedPrice: unknown) =>
      decode(ConfirmRequest, { ...examples.confirm, expectedPrice }).map(
        (read) => read.expectedPrice,
      );
    expect(price('2349.50')._unsafeUnwrap()).toBe(234_950);
    expect(price(2349.5)._unsafeUnwrap()).toBe(234_950);
    expect(price('2349')._unsafeUnwrap()).toBe(234_900);
    expect(price(undefined)._unsafeUnwrap()).toBeUndefined();
    for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, 1.001, '1,50', '1e3', '', {}, 1e300])
      expect(price(wrong).isErr()).toBe(true);
  });
});

describe('decoding of requests that try to do damage', () => {
  const nest = (depth: number): unknown =>
    Array.from({ length: depth }).reduce<unknown>((inner) => ({ participantsConfig: [inner] }), 1);
  const hostile = fc.oneof(
    {
      arbitrary: fc.anything({
        withBigInt: true,
        withDate: true,
        withMap: true,
        withNullPrototype: true,
        withSparseArray: true,
      }),
      weight: 3,
    },
    { arbitrary: fc.jsonValue({ maxDepth: 8 }), weight: 2 },
    {
      arbitrary: fc.constantFrom<unknown>(
        Number.NaN,
        -0,
        Number.POSITIVE_INFINITY,
        '\0',
        '__proto__',
        JSON.parse('{"__proto__":null}'),
      ),
      weight: 1,
    },
  );
  const mutated = (example: object) =>
    fc
      .tuple(fc.constantFrom(...Object.keys(example), '__proto__', 'constructor'), hostile)
      .map(([key, value]) => {
        const copy: object = structuredClone(example);
        Object.defineProperty(copy, key, {
          value,
          enumerable: true,
          configurable: true,
          writable: true,
        });
        return copy;
      });

  test.each(Object.entries(routes))(
    'no generated or mutated request body makes the decoder throw on the route %s',
    (name, route: Route) => {
      const example = Object.entries(examples).find(([key]) => key === name)?.[1] ?? {};
      fc.assert(
        fc.property(fc.oneof(hostile, mutated(example)), (input) => {
          const read = decode(route.request, input);
          if (read.isErr())
            for (const error of read.error) {
              const { detail, ...withoutDetail } = error;
              expect(withoutDetail).toEqual({
                field: expect.any(String),
                code: expect.any(String),
              });
              if (detail !== undefined)
                expect(detail).toEqual({
                  character: expect.any(String),
                  position: expect.any(Number),
                });
            }
        }),
        { numRuns: 150 },
      );
    },
  );

  test('a body that is nested 10,000 levels deep is refused, and the decoder does not throw', () => {
    expect(decode(ParticipantsUpdate, nest(10_000)).isErr()).toBe(true);
    expect(decode(LoginRequest, nest(10_000)).isErr()).toBe(true);
  });

  test('a __proto__ key in a body sets neither a field nor the object’s prototype', () => {
    const sent: unknown = JSON.parse(
      '{"reservationId":"K","__proto__":{"expectedVersion":"x","siteId":9},"addonsConfig":[{"userNum":"2","__proto__":{"addonsSelected":1}}]}',
    );
    const read = decode(AddonsUpdate, sent)._unsafeUnwrap();
    expect(read).toEqual({
      reservationId: 'K',
      siteId: 1,
      trainingsConfig: [],
      addonsConfig: [{ userNum: 2, addonsSelected: [] }],
    });
    expect(read.expectedVersion).toBeUndefined();
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });
});
