import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from './etag.ts';

/** What answers are sent as, what is liked best first. */
export const CODINGS = ['br', 'gzip', 'identity'] as const;
type Coding = (typeof CODINGS)[number];

const squeeze = {
  // Beyond 5 a page takes ten times as long and is a fortieth smaller.
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const;

/** What is shorter gains nothing: it fits into one packet as it is. Bytes. */
export const WORTH_COMPRESSING = 1024;
const COMPRESSIBLE = /^text\/|json|xml|javascript/;

const negotiator = new Negotiator<Coding>({ supportedValues: [...CODINGS] });
/** Browsers say one of a few lines. */
const MOST_LINES = 100;
const known = new Map<string, Coding>();

/** The coding that a caller likes best of those that they take (`br;q=0.5, gzip` is gzip, `br;q=0` is not br); none where they say nothing. */
export const codingOf = (accepted: string | undefined): Coding => {
  if (accepted === undefined) return 'identity';
  const found = known.get(accepted);
  if (found !== undefined) return found;
  const coding = negotiator.negotiate(accepted.toLowerCase()) ?? 'identity';
  if (known.size < MOST_LINES) known.set(accepted, coding);
  return coding;
};

export const JSON_TYPE = 'application/json; charset=utf-8';
export const SVG_TYPE = 'image/svg+xml; charset=utf-8';
export const HTML_TYPE = 'text/html; charset=utf-8';

/** A 200 body that is the same for everybody, kept as the bytes that go out; in each coding from when it is first asked for so. */
export class KeptAnswer {
  readonly type: string;
  readonly bytes: Buffer;
  private readonly compressible: boolean;
  private readonly etags: Readonly<Record<Coding, string>>;
  private readonly coded = new Map<Coding, Buffer | Promise<Buffer>>();

  /** `type`: the whole Content-Type. */
  constructor(type: string, text: string) {
    this.type = type;
    this.bytes = Buffer.from(text);
    this.compressible = this.bytes.length >= WORTH_COMPRESSING && COMPRESSIBLE.test(type);
    const etag = etagOf(text);
    // Other bytes, another tag: a cache must not put parts of two codings together.
    this.etags = { identity: etag, br: `${etag.slice(0, -1)}-br"`, gzip: `${etag.slice(0, -1)}-gzip"` };
  }

  /** The coding that goes out to somebody who accepts these. */
  private codingFor(request: FastifyRequest): Coding {
    const accepted = request.headers['accept-encoding'];
    return this.compressible ? codingOf(typeof accepted === 'string' ? accepted : undefined) : 'identity';
  }

  private inCoding(coding: Exclude<Coding, 'identity'>): Buffer | Promise<Buffer> {
    const found = this.coded.get(coding);
    if (found !== undefined) return found;
    // In the thread pool, once for all who wait.
    const coming = squeeze[coding](this.bytes).then((bytes) => {
      this.coded.set(coding, bytes);
      return bytes;
    });
    coming.catch(() => this.coded.delete(coding));
    this.coded.set(coding, coming);
    return coming;
  }

  /** Sends it, or 304 to who has it already. Headers of its own (Cache-Control) are the caller's to set. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const coding = this.codingFor(request);
    const etag = this.etags[coding];
    if (this.compressible) reply.header('vary', 'accept-encoding');
    if (request.method !== 'POST' && reply.statusCode === 200) {
      reply.header('etag', etag);
      if (names(request.headers['if-none-match'], etag)) return reply.code(304).send();
    }
    reply.header('content-type', this.type);
    if (coding === 'identity') return reply.send(this.bytes);
    reply.header('content-encoding', coding);
    const bytes = this.inCoding(coding);
    return bytes instanceof Promise ? bytes.then((made) => reply.send(made)) : reply.send(bytes);
  }
}

/** Whether an If-None-Match names a tag; what a proxy made weak of it counts as well. */
const names = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header === etag ||
    header.split(',').some((one) => {
      const tag = one.trim();
      return tag === '*' || tag === etag || tag === `W/${etag}`;
    }));

/** Answers by name, each kept for as long as it is made of the same things. */
export type KeptAnswers = {
  /** `madeOf` is compared piece by piece, by identity. Null where `make` has nothing to say, which is not kept. */
  of(key: string, madeOf: readonly unknown[], make: () => string): KeptAnswer;
  of(key: string, madeOf: readonly unknown[], make: () => string | null): KeptAnswer | null;
};

/** A longer name is some program's: its answer is made for it alone. */
const LONGEST_KEY = 300;

/** Keeps so many bytes of answers of one type; the oldest go first. */
export const keepAnswers = (type: string, mostBytes: number): KeptAnswers => {
  const kept = new Map<string, { readonly madeOf: readonly unknown[]; readonly answer: KeptAnswer }>();
  let bytes = 0;
  const drop = (key: string): void => {
    bytes -= kept.get(key)?.answer.bytes.length ?? 0;
    kept.delete(key);
  };
  function of(key: string, madeOf: readonly unknown[], make: () => string): KeptAnswer;
  function of(key: string, madeOf: readonly unknown[], make: () => string | null): KeptAnswer | null;
  function of(key: string, madeOf: readonly unknown[], make: () => string | null): KeptAnswer | null {
    const found = kept.get(key);
    if (found !== undefined && found.madeOf.length === madeOf.length && madeOf.every((part, index) => part === found.madeOf[index]))
      return found.answer;
    const text = make();
    drop(key);
    if (text === null) return null;
    const answer = new KeptAnswer(type, text);
    if (key.length > LONGEST_KEY) return answer;
    kept.set(key, { madeOf, answer });
    bytes += answer.bytes.length;
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
    return answer;
  }
  return { of };
};
