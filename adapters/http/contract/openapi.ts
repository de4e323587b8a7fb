import { type JsonSchema, namedSchemas, schemaOf } from './codecs/shapes.ts';
import { Failure } from './failure.ts';
import { MESSAGE_FILE_PATH } from './panel/panel.ts';
import { DOWNLOAD_PATH } from './panel/papers.ts';
import type { AccessLevel, Route } from './route.ts';
import summaryTable from './route-summaries.json' with { type: 'json' };
import { type RouteName, routeNames, routes } from './routes.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Pick<Parameter, 'description' | 'schema'>>>;
  readonly content?: Content;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
}

const texts: Readonly<Record<number, string>> = {
  400: 'Malformed or not acceptable',
  401: 'No session',
  403: 'Wrong origin, or the caller has no access',
  404: 'Not there, or not yours',
  409: 'Conflict: the message and code say which',
  413: 'Body over 256 kB',
  422: 'The Idempotency-Key was used with another body',
  429: 'Too many; Retry-After says when to try again',
  502: 'The payment provider cannot be reached',
  503: 'The store is unavailable or accepts no writes; Retry-After says when to try again',
};

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key and body within 24 hours gets the first 2xx answer again and does nothing more; with another body it is 422. It belongs to the session and path; a repeat that arrives while the first is under way waits for it.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

const ACCESS_STATUSES: Readonly<Record<AccessLevel, readonly number[]>> = {
  anybody: [],
  session: [401],
  customer: [401],
  ambassador: [401, 403],
  reservation: [401, 404],
  trip: [401, 403, 404],
};

export const responseStatusesOf = (route: Route): readonly number[] => {
  const post = route.method === 'POST';
  const takesInput = post || Object.keys(schemaOf(route.request).properties ?? {}).length > 0;
  const changes = route.kind === 'changes';
  const common = [
    ...(takesInput ? [400] : []),
    ...ACCESS_STATUSES[route.access],
    ...(post ? [413] : []),
    ...(changes ? [403, 429] : []),
    ...(post && changes ? [422] : []),
    ...(route.needsStore ? [503] : []),
  ];
  return [...new Set([...common, ...route.statuses])].sort((a, b) => a - b);
};

const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });

const refusal = (status: number): Response => ({
  description: texts[status] ?? 'Refused',
  ...(status === 429 || status === 503
    ? {
        headers: {
          'Retry-After': { description: 'Seconds until the next try', schema: { type: 'integer' } },
        },
      }
    : {}),
  content: json(schemaOf(Failure)),
});

const queryOf = (schema: JsonSchema, path: string): readonly Parameter[] =>
  Object.entries(schema.properties ?? {}).map(([name, each]) => ({
    name,
    in: path.includes(`{${name}}`) ? 'path' : 'query',
    required: schema.required?.includes(name) ?? false,
    schema: each,
  }));

/** What each call is for. A route without a summary does not compile. */
const summaries: Readonly<Record<RouteName, string>> = summaryTable;

const operation = (name: RouteName, route: Route): Operation => {
  const request = schemaOf(route.request);
  const parameters = [
    ...(route.method === 'GET' ? queryOf(request, route.path) : []),
    ...(route.method === 'POST' && route.kind === 'changes' ? [idempotencyKey] : []),
  ];
  return {
    operationId: name,
    summary: summaries[name],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.method === 'POST'
      ? { requestBody: { required: (request.required?.length ?? 0) > 0, content: json(request) } }
      : {}),
    responses: {
      ...(route.kind === 'redirects'
        ? {
            302: {
              description: 'Redirects the browser',
              headers: {
                Location: { description: 'Address of the redirect', schema: { type: 'string' } },
              },
            },
          }
        : { 200: { description: 'Done', content: json(schemaOf(route.response)) } }),
      ...Object.fromEntries(
        responseStatusesOf(route).map((status) => [String(status), refusal(status)]),
      ),
    },
  };
};

/** Files of the customer's own. Only these responses are something else than JSON (R38, R41). */
const fileDownload = (
  operationId: string,
  summary: string,
  parameters: readonly string[],
  type: string,
  statuses: readonly number[],
): Operation => ({
  operationId,
  summary,
  parameters: parameters.map((name) => ({
    name,
    in: 'query',
    required: true,
    schema: { type: 'string' },
  })),
  responses: {
    200: { description: 'The file', content: { [type]: { schema: {} } } },
    ...Object.fromEntries(statuses.map((status) => [String(status), refusal(status)])),
  },
});

const downloads: Readonly<Record<string, Operation>> = {
  [DOWNLOAD_PATH]: fileDownload(
    'download',
    "A paper of the customer's own, by a link that ends after ten minutes",
    ['token'],
    'application/pdf',
    [401, 403, 404],
  ),
  [MESSAGE_FILE_PATH]: fileDownload(
    'messageFile',
    'A file that came with a message of the customer',
    ['messageId', 'index'],
    '*/*',
    [401, 404],
  ),
};

export const buildOpenApiDocument = () => {
  const byPath: Record<string, Record<string, Operation>> = {};
  for (const name of routeNames) {
    const route: Route = routes[name];
    byPath[route.path] = {
      ...byPath[route.path],
      [route.method.toLowerCase()]: operation(name, route),
    };
  }
  for (const [path, get] of Object.entries(downloads)) byPath[path] = { get };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kilwater',
      version: '1',
      description:
        'JSON bodies; a cookie carries the session; siteId is optional (that of the host, else 1). Unknown keys in a request are ignored. A failed call changes nothing and answers Failure. Calls that change something are refused from another origin.',
    },
    paths: byPath,
    components: { schemas: namedSchemas() },
  };
};
