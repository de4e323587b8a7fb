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
/**
 * Milliseconds for which somebody who logs in waits in line, from their coming in: all who may wait are served within that on a quiet
 * machine; on one that is busy with other things a second of hashing is many.
 */
const PATIENCE = 1_000;

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

/**
 * Lets at most `places` pieces of work run at once, in the order in which they came; who has waited for `patience` milliseconds is
 * refused, null waits for as long as it takes.
 */
const turnstile = (places: number) => {
  const waiting = new Set<() => void>();
  let free = places;
  const turn = (patience: number | null): Promise<void> =>
    new Promise((resolve, reject) => {
      if (patience === 0) return reject(new PasswordsBusy());
      const come = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer =
        patience === null
          ? undefined
          : setTimeout(() => {
              waiting.delete(come);
              reject(new PasswordsBusy());
            }, patience);
      waiting.add(come);
    });
  return async <T>(patience: number | null, work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await turn(patience);
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next === undefined) free += 1;
      else {
        waiting.delete(next);
        next();
      }
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

/**
 * When whoever comes in now came: all whose calls are read in one turn of the event loop have waited since it began, so they came with the
 * first of them.
 */
const arrivals = (): (() => number) => {
  let first: number | null = null;
  return () => {
    if (first === null) {
      first = performance.now();
      setImmediate(() => {
        first = null;
      });
    }
    return first;
  };
};

/** Passwords kept as argon2id (R42), written with their parameters, so that stronger ones can follow without a break. */
export const argon2Passwords = (patience: number = PATIENCE): Passwords => {
  const letIn = door(AT_ONCE + MAY_WAIT);
  const inTurn = turnstile(AT_ONCE);
  const arrival = arrivals();
  const tagOf = (wait: number | null, password: string, { cost, salt, tag }: Hash): Promise<Buffer> =>
    inTurn(wait, () => derive('argon2id', { message: password, nonce: salt, tagLength: tag.length, ...cost }));
  const fresh = (): Hash => ({ cost: COST, salt: randomBytes(16), tag: Buffer.alloc(TAG_BYTES) });
  const hash = async (password: string): Promise<string> => {
    const { cost, salt, tag } = fresh();
    return written(cost, salt, await tagOf(null, password, { cost, salt, tag }));
  };
  /** For somebody who comes in now: what else is done for them first, at a store that is busy say, is waiting too. */
  const comingIn = (): Hashing => {
    const until = arrival() + patience;
    return {
      hash,
      matches: async (password, stored) => {
        const known = stored === null ? null : readHash(stored);
        const tag = await tagOf(Math.max(0, until - performance.now()), password, known ?? fresh());
        return known !== null && timingSafeEqual(tag, known.tag);
      },
    };
  };
  return {
    hash: (password) => letIn(() => hash(password)),
    matches: (password, stored) => letIn(() => comingIn().matches(password, stored)),
    inLine: (work) => letIn(() => work(comingIn())),
  };
};
