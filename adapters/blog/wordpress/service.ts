import * as t from 'io-ts';
import { err, ok, type Result } from 'neverthrow';
import { type Day, isDay } from '../../../domain/calendar.ts';
import { decode } from '../../codecs/decode.ts';
import { nullable } from '../../codecs/nullable.ts';

type FetchLimits = { readonly milliseconds: number; readonly bytes: number };

export type FetchedContent = { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> };

const readAtMost = async (
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > most) return null;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
};

/** Fetches with limits for time and size. Follows no redirect. Errors are English sentences. */
export const fetchWithinLimits = async (
  url: string,
  request: RequestInit,
  limits: FetchLimits,
): Promise<Result<FetchedContent, string>> => {
  try {
    const answer = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(limits.milliseconds),
    });
    if (!answer.ok || answer.body === null) {
      await answer.body?.cancel();
      return err(`answered with the HTTP status ${answer.status}`);
    }
    const bytes = await readAtMost(answer.body, limits.bytes);
    return bytes === null
      ? err(`answered with more than ${limits.bytes} bytes`)
      : ok({ type: answer.headers.get('content-type') ?? '', bytes });
  } catch (error) {
    const late = error instanceof DOMException && error.code === DOMException.TIMEOUT_ERR;
    return err(late ? `did not answer in ${limits.milliseconds} ms` : 'could not be reached');
  }
};

/**
 * The blog sends times such as '2026-05-01T10:00:00' without a time zone. They are in the blog's
 * time zone, so the day in them is the right day.
 */
const dayOf = (u: unknown): Day | null =>
  typeof u === 'string' && isDay(u.slice(0, 10)) ? u.slice(0, 10) : null;
const PublicationDay = new t.Type<Day, Day, unknown>(
  'a moment or a day',
  (u): u is Day => typeof u === 'string' && isDay(u),
  (u, c) => {
    const day = dayOf(u);
    return day === null ? t.failure(u, c) : t.success(day);
  },
  t.identity,
);

const TextIfAny = t.union([t.string, t.null, t.undefined]);
const Image = t.type({ sourceUrl: t.string, altText: TextIfAny });

const PostFields = t.type({
  title: t.string,
  slug: t.string,
  date: PublicationDay,
  excerpt: TextIfAny,
  featuredImage: t.union([Image, t.type({ node: t.union([Image, t.null]) }), t.null, t.undefined]),
});
export type ListedPost = t.TypeOf<typeof PostFields>;

const PageAnswer = t.type({
  posts: t.type({
    edges: t.array(t.type({ node: PostFields })),
    pageInfo: t.type({ hasNextPage: t.boolean, endCursor: TextIfAny }),
  }),
});

const PostAnswer = t.type({
  post: nullable(t.type({ title: t.string, date: PublicationDay, content: TextIfAny })),
});

export type RemotePage = t.TypeOf<typeof PageAnswer>['posts'];
export type RemotePost = NonNullable<t.TypeOf<typeof PostAnswer>['post']>;

/**
 * Two ways to write a query: the shop's own GraphQL contract and today's WordPress plug-in spell
 * some fields differently. The client tries both.
 */
const DIALECTS = [
  { picture: 'sourceUrl altText', bySlug: (slug: string) => `slug: ${slug}` },
  { picture: 'node { sourceUrl altText }', bySlug: (slug: string) => `id: ${slug}, idType: SLUG` },
] as const;
type Dialect = (typeof DIALECTS)[number];

export const ANSWER_LIMITS: FetchLimits = { milliseconds: 5000, bytes: 2_000_000 };

// A query must declare the GraphQL types of its variables, and blogs have different types. So the
// shop uses no variables: it writes the values into the query text.
const literal = (text: string): string => JSON.stringify(text);

const pageQuery = (first: number, after: string | null) => (dialect: Dialect) =>
  `{ posts(first: ${first}${after === null ? '' : `, after: ${literal(after)}`}) { edges { node { title slug date excerpt featuredImage { ${dialect.picture} } } } pageInfo { hasNextPage endCursor } } }`;

const postQuery = (slug: string) => (dialect: Dialect) =>
  `{ post(${dialect.bySlug(literal(slug))}) { title date content } }`;

const Answer = t.type({ data: t.unknown, errors: t.unknown });

export const createBlogClient = (
  url: string,
  log: (problem: string) => void,
  limits: FetchLimits,
) => {
  let spoken: readonly Dialect[] = DIALECTS;

  const askIn = async <A>(
    query: string,
    codec: t.Decoder<unknown, A>,
  ): Promise<Result<A, { readonly away: boolean; readonly problem: string }>> => {
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query }),
    };
    const answer = await fetchWithinLimits(url, request, limits);
    if (answer.isErr()) return err({ away: true, problem: answer.error });
    let body: unknown;
    try {
      body = JSON.parse(new TextDecoder().decode(answer.value.bytes));
    } catch {
      return err({ away: true, problem: 'answered no JSON' });
    }
    return decode(Answer, body)
      .andThen(({ data }) => decode(codec, data))
      .mapErr(([problem]) => ({
        away: false,
        problem: `answered in an unexpected form: ${problem?.field} is ${problem?.code}`,
      }));
  };

  const ask = async <A>(
    query: (dialect: Dialect) => string,
    codec: t.Decoder<unknown, A>,
  ): Promise<Result<A, 'away'>> => {
    let problem = '';
    for (const dialect of spoken) {
      const answer = await askIn(query(dialect), codec);
      if (answer.isOk()) {
        spoken = [dialect, ...DIALECTS.filter((other) => other !== dialect)];
        return ok(answer.value);
      }
      problem = answer.error.problem;
      if (answer.error.away) break;
    }
    log(`The blog's service ${problem}`);
    return err('away');
  };

  return {
    page: (first: number, after: string | null): Promise<Result<RemotePage, 'away'>> =>
      ask(pageQuery(first, after), PageAnswer).then((answer) => answer.map(({ posts }) => posts)),
    post: (slug: string): Promise<Result<RemotePost | null, 'away'>> =>
      ask(postQuery(slug), PostAnswer).then((answer) => answer.map(({ post }) => post)),
  };
};
