import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode } from '../../../adapters/codecs/decode.ts';
import { namedSchemas, schemaOf } from '../../../adapters/http/contract/codecs/shapes.ts';
import {
  buildOpenApiDocument,
  responseStatusesOf,
} from '../../../adapters/http/contract/openapi.ts';
import type { Route } from '../../../adapters/http/contract/route.ts';
import { routes } from '../../../adapters/http/contract/routes.ts';
import { fromSchema } from './from-schema.ts';
import { examples } from './request-examples.ts';

const each: readonly (readonly [string, Route])[] = Object.entries(routes);

const refs = (u: unknown): string[] =>
  typeof u !== 'object' || u === null
    ? []
    : Object.entries(u).flatMap(([key, value]) =>
        key === '$ref' && typeof value === 'string' ? [value] : refs(value),
      );

describe('the OpenAPI document', () => {
  test('has every route under its path and method, with that route’s error statuses', () => {
    const document = buildOpenApiDocument();
    for (const [name, route] of each) {
      const operation = document.paths[route.path]?.[route.method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
      expect(Object.keys(operation?.responses ?? {})).toEqual([
        route.kind === 'redirects' ? '302' : '200',
        ...responseStatusesOf(route).map(String),
      ]);
    }
  });

  test('has no reference to a schema that is missing, and contains only JSON values', () => {
    const document = buildOpenApiDocument();
    const found = new Set(refs(document));
    expect(found.size).toBeGreaterThan(10);
    for (const ref of found)
      expect(Object.keys(document.components.schemas)).toContain(
        ref.replace('#/components/schemas/', ''),
      );
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  test('documents the Idempotency-Key header for the POST calls that change data, and for no others', () => {
    const document = buildOpenApiDocument();
    for (const [, route] of each) {
      const parameters = document.paths[route.path]?.[route.method.toLowerCase()]?.parameters ?? [];
      expect(parameters.some(({ name }) => name === 'Idempotency-Key')).toBe(
        route.method === 'POST' && route.kind === 'changes',
      );
    }
  });

  test('describes the fields of a GET request as query parameters', () => {
    expect(
      buildOpenApiDocument().paths['/v1/offers/details']?.get?.parameters?.map(({ name }) => name),
    ).toEqual(['siteId', 'offerId', 'friendlyUrl']);
  });

  test('describes a parameter in the path as a path parameter, and a redirect’s Location header', () => {
    const operation = buildOpenApiDocument().paths['/v1/payments/{reservationId}/next']?.get;
    expect(
      operation?.parameters?.map(({ name, in: place, required }) => [name, place, required]),
    ).toEqual([['reservationId', 'path', true]]);
    expect(operation?.responses[302]?.headers).toHaveProperty('Location');
  });

  test('R41, R57.3: has both downloads, and 409 at steps of a removed draft', () => {
    const { paths } = buildOpenApiDocument();
    const statusesOf = (path: string) => Object.keys(paths[path]?.get?.responses ?? {});
    expect(statusesOf('/v1/documents/download')).toEqual(['200', '401', '403', '404']);
    expect(statusesOf('/v1/account/messages/file')).toEqual(['200', '401', '404']);
    for (const step of ['details', 'accommodations', 'insurance', 'addons', 'participants'])
      expect(paths[`/v1/reservations/${step}/get`]?.post?.responses).toHaveProperty('409');
  });

  test('R58: has the field expectedVersion in every call that saves a booking or account details', () => {
    for (const [name, route] of each) {
      const ofReservation =
        route.kind === 'changes' && 'reservationId' in (schemaOf(route.request).properties ?? {});
      // These two calls do not write the booking: R69.3 resends a link, R38.3 returns a paper.
      const writes = name !== 'accountActivationAgain' && name !== 'paperFile';
      const saves = (ofReservation && writes) || name === 'accountDetailsChange';
      expect([name, 'expectedVersion' in (schemaOf(route.request).properties ?? {})]).toEqual([
        name,
        saves,
      ]);
    }
  });
});

describe('OpenAPI schemas and codecs agree', () => {
  test.each(Object.entries(examples))(
    'the documented example request is decoded by its route: %s',
    (name, example) => {
      const route = new Map(each).get(name);
      expect(route !== undefined && decode(route.request, example).isOk()).toBe(true);
    },
  );

  test.each(each)(
    'the request codec accepts every request that the route’s schema allows: %s',
    (_, route) => {
      fc.assert(
        fc.property(fromSchema(schemaOf(route.request), namedSchemas()), (sent) => {
          expect(decode(route.request, sent)._unsafeUnwrap()).toBeDefined();
        }),
        { numRuns: 60 },
      );
    },
  );

  test.each(each)(
    'each response that a route’s schema allows passes the route’s response codec unchanged: %s',
    (_, route) => {
      fc.assert(
        fc.property(fromSchema(schemaOf(route.response), namedSchemas()), (answer) => {
          if (route.path === '/v1/openapi.json') return;
          expect(decode(route.response, answer)._unsafeUnwrap()).toEqual(answer);
        }),
        { numRuns: 25 },
      );
    },
  );
});
