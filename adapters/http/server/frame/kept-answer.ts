import type { IncomingHttpHeaders } from 'node:http';
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

type Headers = Readonly<Record<string, string>>;
/** What goes out to one caller; no bytes to who has them already. */
type Outgoing = { readonly status: 200 | 304; readonly headers: Headers; readonly bytes: Buffer | null };
/** An answer in one coding: its bytes with every header that says something of them, and what a GET is sent, all made once. */
type Form = { readonly bytes: Buffer; readonly headers: Headers; readonly whole: Outgoing; readonly unchanged: Outgoing };

/** A 200 body that is the same for everybody, kept as the bytes that go out; in each coding from when it is first asked for so. */
export class KeptAnswer {
  readonly type: string;
  readonly bytes: Buffer;
  private readonly compressible: boolean;
  private readonly etags: Readonly<Record<Coding, string>>;
  private readonly forms = new Map<Coding, Form | Promise<Form>>();

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
  private codingFor(headers: IncomingHttpHeaders): Coding {
    const accepted = headers['accept-encoding'];
    return this.compressible ? codingOf(typeof accepted === 'string' ? accepted : undefined) : 'identity';
  }

  private formOf(coding: Coding, bytes: Buffer): Form {
    const vary = this.compressible ? { vary: 'accept-encoding' } : {};
    const coded = coding === 'identity' ? {} : { 'content-encoding': coding };
    const headers = { ...vary, ...coded, 'content-type': this.type, 'content-length': String(bytes.length) };
    const etag = this.etags[coding];
    const form: Form = {
      bytes,
      headers,
      whole: { status: 200, headers: { ...headers, etag }, bytes },
      unchanged: { status: 304, headers: { ...vary, etag }, bytes: null },
    };
    this.forms.set(coding, form);
    return form;
  }

  private inCoding(coding: Coding): Form | Promise<Form> {
    const found = this.forms.get(coding);
    if (found !== undefined) return found;
    if (coding === 'identity') return this.formOf(coding, this.bytes);
    // In the thread pool, once for all who wait.
    const coming = squeeze[coding](this.bytes).then((bytes) => this.formOf(coding, bytes));
    coming.catch(() => this.forms.delete(coding));
    this.forms.set(coding, coming);
    return coming;
  }

  /** What goes out to a GET with these headers; null while nobody has been sent it in the coding that they accept. */
  ready(headers: IncomingHttpHeaders): Outgoing | null {
    const coding = this.codingFor(headers);
    const form = this.forms.get(coding);
    if (form === undefined || form instanceof Promise) return null;
    return names(headers['if-none-match'], this.etags[coding]) ? form.unchanged : form.whole;
  }

  /** Sends it, or 304 to who has it already. Headers of its own (Cache-Control) are the caller's to set. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const coding = this.codingFor(request.headers);
    if (request.method !== 'POST' && reply.statusCode === 200) {
      const etag = this.etags[coding];
      reply.header('etag', etag);
      if (names(request.headers['if-none-match'], etag)) {
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
  /** What is kept under a name and still made of these; null where that would have to be made. */
  find(key: string, madeOf: readonly unknown[]): KeptAnswer | null;
  /** `madeOf` is compared piece by piece, by identity. Null where `make` has nothing to say, which is not kept. */
  of(key: string, madeOf: readonly unknown[], make: () => string): KeptAnswer;
  of(key: string, madeOf: readonly unknown[], make: () => string | null): KeptAnswer | null;
};

/** A longer name is some program's: its answer is made for it alone. */
const LONGEST_KEY = 300;

/** Keeps so many bytes of answers of one type; the oldest go first. */
export const keepAnswers = (type: string, mostBytes: number): KeptAnswers => {
  const answers = new Map<string, { readonly madeOf: readonly unknown[]; readonly answer: KeptAnswer }>();
  let bytes = 0;
  const drop = (key: string): void => {
    bytes -= answers.get(key)?.answer.bytes.length ?? 0;
    answers.delete(key);
  };
  const find = (key: string, madeOf: readonly unknown[]): KeptAnswer | null => {
    const found = answers.get(key);
    const same = found?.madeOf.length === madeOf.length && madeOf.every((part, index) => part === found.madeOf[index]);
    return same ? found.answer : null;
  };
  function of(key: string, madeOf: readonly unknown[], make: () => string): KeptAnswer;
  function of(key: string, madeOf: readonly unknown[], make: () => string | null): KeptAnswer | null;
  function of(key: string, madeOf: readonly unknown[], make: () => string | null): KeptAnswer | null {
    const found = find(key, madeOf);
    if (found !== null) return found;
    const text = make();
    drop(key);
    if (text === null) return null;
    const answer = new KeptAnswer(type, text);
    if (key.length > LONGEST_KEY) return answer;
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
