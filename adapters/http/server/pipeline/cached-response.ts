import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Equal contents have the same ETag in every process. */
export const etagOf = (text: string | Uint8Array): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Content codings in order of preference. */
export const CODINGS = ['br', 'gzip', 'identity'] as const;
type Coding = (typeof CODINGS)[number];

const compressors = {
  // Quality 5: a higher one takes ten times as long and makes the response only 2.5% shorter.
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const;

/** A shorter response fits into one packet anyway, in bytes. */
export const WORTH_COMPRESSING = 1024;
const COMPRESSIBLE = /^text\/|json|xml|javascript/;

const negotiator = new Negotiator<Coding>({ supportedValues: [...CODINGS] });
/** Browsers send only a few different Accept-Encoding values. */
const MAX_NEGOTIATED = 100;
const negotiatedCodings = new Map<string, Coding>();

/** Returns the best accepted coding: gzip for `br;q=0.5, gzip`, identity without a header. */
export const codingOf = (accepted: string | undefined): Coding => {
  if (accepted === undefined) return 'identity';
  const found = negotiatedCodings.get(accepted);
  if (found !== undefined) return found;
  const coding = negotiator.negotiate(accepted.toLowerCase()) ?? 'identity';
  if (negotiatedCodings.size < MAX_NEGOTIATED) negotiatedCodings.set(accepted, coding);
  return coding;
};

export const JSON_TYPE = 'application/json; charset=utf-8';
export const SVG_TYPE = 'image/svg+xml; charset=utf-8';
export const HTML_TYPE = 'text/html; charset=utf-8';

type Headers = Readonly<Record<string, string>>;
type Outgoing = {
  readonly status: 200 | 304;
  readonly headers: Headers;
  readonly bytes: Buffer | null;
};
type EncodedResponse = {
  readonly bytes: Buffer;
  readonly headers: Headers;
  readonly whole: Outgoing;
  readonly unchanged: Outgoing;
};

/** A response that is the same for everybody. A coding is compressed when first requested. */
export class CachedResponse {
  readonly type: string;
  readonly bytes: Buffer;
  private readonly compressible: boolean;
  private readonly etags: Readonly<Record<Coding, string>>;
  private readonly forms = new Map<Coding, EncodedResponse | Promise<EncodedResponse>>();

  constructor(type: string, text: string) {
    this.type = type;
    this.bytes = Buffer.from(text);
    this.compressible = this.bytes.length >= WORTH_COMPRESSING && COMPRESSIBLE.test(type);
    const etag = etagOf(text);
    // Each coding has its own ETag, because a cache must not mix parts of two codings.
    this.etags = {
      identity: etag,
      br: `${etag.slice(0, -1)}-br"`,
      gzip: `${etag.slice(0, -1)}-gzip"`,
    };
  }

  private codingFor(headers: IncomingHttpHeaders): Coding {
    const accepted = headers['accept-encoding'];
    return this.compressible
      ? codingOf(typeof accepted === 'string' ? accepted : undefined)
      : 'identity';
  }

  private formOf(coding: Coding, bytes: Buffer): EncodedResponse {
    const vary = this.compressible ? { vary: 'accept-encoding' } : {};
    const coded = coding === 'identity' ? {} : { 'content-encoding': coding };
    const headers = {
      ...vary,
      ...coded,
      'content-type': this.type,
      'content-length': String(bytes.length),
    };
    const etag = this.etags[coding];
    const form: EncodedResponse = {
      bytes,
      headers,
      whole: { status: 200, headers: { ...headers, etag }, bytes },
      unchanged: { status: 304, headers: { ...vary, etag }, bytes: null },
    };
    this.forms.set(coding, form);
    return form;
  }

  private inCoding(coding: Coding): EncodedResponse | Promise<EncodedResponse> {
    const found = this.forms.get(coding);
    if (found !== undefined) return found;
    if (coding === 'identity') return this.formOf(coding, this.bytes);
    // Compression runs in the thread pool, once for all requests that wait for it.
    const coming = compressors[coding](this.bytes).then((bytes) => this.formOf(coding, bytes));
    coming.catch(() => this.forms.delete(coding));
    this.forms.set(coding, coming);
    return coming;
  }

  /** Returns the response without waiting. Null if no request has used this coding before. */
  ready(headers: IncomingHttpHeaders): Outgoing | null {
    const coding = this.codingFor(headers);
    const form = this.forms.get(coding);
    if (form === undefined || form instanceof Promise) return null;
    return matchesEtag(headers['if-none-match'], this.etags[coding]) ? form.unchanged : form.whole;
  }

  /** Sends the response, or 304 if the client has it. The caller sets Cache-Control. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const coding = this.codingFor(request.headers);
    if (request.method !== 'POST' && reply.statusCode === 200) {
      const etag = this.etags[coding];
      reply.header('etag', etag);
      if (matchesEtag(request.headers['if-none-match'], etag)) {
        if (this.compressible) reply.header('vary', 'accept-encoding');
        return reply.code(304).send();
      }
    }
    const form = this.inCoding(coding);
    return form instanceof Promise
      ? form.then(({ headers, bytes }) => reply.headers(headers).send(bytes))
      : reply.headers(form.headers).send(form.bytes);
  }
}

/** A proxy may have changed the ETag to a weak one. */
const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header === etag ||
    header.split(',').some((one) => {
      const tag = one.trim();
      return tag === '*' || tag === etag || tag === `W/${etag}`;
    }));

/** An entry is valid as long as its inputs (`madeOf`) are the same objects. */
export type ResponseCache = {
  find(key: string, madeOf: readonly unknown[]): CachedResponse | null;
  /** If `make` returns null, nothing is cached. */
  of(key: string, madeOf: readonly unknown[], make: () => string): CachedResponse;
  of(key: string, madeOf: readonly unknown[], make: () => string | null): CachedResponse | null;
};

/** Responses with a longer key are not cached, because only programs request them. */
const MAX_KEY_LENGTH = 300;

/** Makes a cache of responses. If it is full, the oldest entry is evicted. */
export const makeResponseCache = (type: string, mostBytes: number): ResponseCache => {
  const answers = new Map<
    string,
    { readonly madeOf: readonly unknown[]; readonly answer: CachedResponse }
  >();
  let bytes = 0;
  const drop = (key: string): void => {
    bytes -= answers.get(key)?.answer.bytes.length ?? 0;
    answers.delete(key);
  };
  const find = (key: string, madeOf: readonly unknown[]): CachedResponse | null => {
    const found = answers.get(key);
    const same =
      found?.madeOf.length === madeOf.length &&
      madeOf.every((part, index) => part === found.madeOf[index]);
    return same ? found.answer : null;
  };
  function of(key: string, madeOf: readonly unknown[], make: () => string): CachedResponse;
  function of(
    key: string,
    madeOf: readonly unknown[],
    make: () => string | null,
  ): CachedResponse | null;
  function of(
    key: string,
    madeOf: readonly unknown[],
    make: () => string | null,
  ): CachedResponse | null {
    const found = find(key, madeOf);
    if (found !== null) return found;
    const text = make();
    drop(key);
    if (text === null) return null;
    const answer = new CachedResponse(type, text);
    if (key.length > MAX_KEY_LENGTH) return answer;
    answers.set(key, { madeOf, answer });
    bytes += answer.bytes.length;
    for (const oldest of answers.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
    return answer;
  }
  return { find, of };
};

export const sendHtml = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', HTML_TYPE)
    .send(html);
