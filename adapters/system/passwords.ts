import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { type Hashing, type Passwords, PasswordsBusy } from '../../application/ports/passwords.ts';

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };

/** argon2id with 19 MiB, two passes, one lane: 26 ms on the shop's machine. */
const COST: Cost = { memory: 19456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
/** Every hash takes 19 MiB and a core while it runs: more callers than this wait in line. */
const AT_ONCE = 2;
/** About a second of hashing: whoever comes when so many wait already is told to come again, instead of everybody waiting longer. */
const MAY_WAIT = 64;

const derive = promisify(argon2);

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const written = (cost: Cost, salt: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(tag)}`;

type Hash = { readonly cost: Cost; readonly salt: Buffer; readonly tag: Buffer };

const readHash = (text: string): Hash | null => {
  const [, memory, passes, parallelism, salt, tag] =
    /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(text) ?? [];
  if (salt === undefined || tag === undefined) return null;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
};

/** Lets at most `places` pieces of work run at once, in the order in which they came. */
const turnstile = (places: number) => {
  const waiting: (() => void)[] = [];
  let free = places;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
};

/** Lets so many in, and refuses everybody else at once. */
const door = (places: number) => {
  let free = places;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free === 0) throw new PasswordsBusy();
    free -= 1;
    try {
      return await work();
    } finally {
      free += 1;
    }
  };
};

/** Passwords kept as argon2id (R42), written with their parameters, so that stronger ones can follow without a break. */
export const argon2Passwords = (): Passwords => {
  const [letIn, inTurn] = [door(AT_ONCE + MAY_WAIT), turnstile(AT_ONCE)];
  const tagOf = (password: string, { cost, salt, tag }: Hash): Promise<Buffer> =>
    inTurn(() => derive('argon2id', { message: password, nonce: salt, tagLength: tag.length, ...cost }));
  const fresh = (): Hash => ({ cost: COST, salt: randomBytes(16), tag: Buffer.alloc(TAG_BYTES) });
  const turn: Hashing = {
    hash: async (password) => {
      const { cost, salt, tag } = fresh();
      return written(cost, salt, await tagOf(password, { cost, salt, tag }));
    },
    matches: async (password, stored) => {
      const known = stored === null ? null : readHash(stored);
      const tag = await tagOf(password, known ?? fresh());
      return known !== null && timingSafeEqual(tag, known.tag);
    },
  };
  return {
    hash: (password) => letIn(() => turn.hash(password)),
    matches: (password, stored) => letIn(() => turn.matches(password, stored)),
    inLine: (work) => letIn(() => work(turn)),
  };
};
