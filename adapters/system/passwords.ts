import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import {
  type CommonPasswords,
  type Hashing,
  type Passwords,
  PasswordsBusy,
} from '../../application/ports/system.ts';

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };

/** Cost of a hash: argon2id, 19 MiB, two passes, one lane; 26 ms on the shop's machine. */
const COST: Cost = { memory: 19456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
/** Number of hashes at the same time. Each needs 19 MiB and one core; other callers wait. */
const PARALLEL_HASHES = 2;
/** Number of callers that can wait, for about a second. Further callers are refused at once. */
const MAX_QUEUE = 64;
/**
 * If the hashing for a login has not begun this many milliseconds after the login arrived, the
 * login is refused.
 */
const MAX_WAIT = 1_000;

const derive = promisify(argon2);

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const formatHash = (cost: Cost, salt: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(tag)}`;

type Hash = { readonly cost: Cost; readonly salt: Buffer; readonly tag: Buffer };

const readHash = (text: string): Hash | null => {
  const [, memory, passes, parallelism, salt, tag] =
    /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(
      text,
    ) ?? [];
  if (salt === undefined || tag === undefined) return null;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
};

/**
 * Returns a queue. A task that waits longer than `patience` milliseconds is refused. If `patience`
 * is null, a task can wait without limit.
 */
const limitedQueue = (places: number) => {
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

const admissionLimit = (places: number) => {
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
 * Returns a function that gives the time at which a call arrived. It reads the clock once per turn
 * of the event loop, so all calls of one turn get the same time.
 */
const arrivalClock = (): (() => number) => {
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

/** Hashes passwords with argon2id (R42). A hash contains its cost settings, so these can change. */
export const argon2Passwords = (maxWait: number = MAX_WAIT): Passwords => {
  const letIn = admissionLimit(PARALLEL_HASHES + MAX_QUEUE);
  const inTurn = limitedQueue(PARALLEL_HASHES);
  const arrival = arrivalClock();
  const tagOf = (
    wait: number | null,
    password: string,
    { cost, salt, tag }: Hash,
  ): Promise<Buffer> =>
    inTurn(wait, () =>
      derive('argon2id', { message: password, nonce: salt, tagLength: tag.length, ...cost }),
    );
  const fresh = (): Hash => ({ cost: COST, salt: randomBytes(16), tag: Buffer.alloc(TAG_BYTES) });
  const hash = async (password: string): Promise<string> => {
    const { cost, salt, tag } = fresh();
    return formatHash(cost, salt, await tagOf(null, password, { cost, salt, tag }));
  };
  /**
   * The time limit of a password check starts when the call arrives, so the time to read the store
   * counts, too.
   */
  const comingIn = (): Hashing => {
    const until = arrival() + maxWait;
    return {
      hash,
      matches: async (password, stored) => {
        const storedHash = stored === null ? null : readHash(stored);
        const tag = await tagOf(
          Math.max(0, until - performance.now()),
          password,
          storedHash ?? fresh(),
        );
        return storedHash !== null && timingSafeEqual(tag, storedHash.tag);
      },
    };
  };
  return {
    hash: (password) => letIn(() => hash(password)),
    matches: (password, stored) => letIn(() => comingIn().matches(password, stored)),
    inLine: (work) => letIn(() => work(comingIn())),
  };
};

/**
 * The shop refuses only the first passwords of the list, which are the most common ones. This is
 * their number (R67).
 */
const MOST_COMMON = 10_000;

const read = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common'].slice(0, MOST_COMMON).map((word) => word.toLowerCase()),
  );
};

/** Returns the common passwords (list of zxcvbn, MIT licence). Reads them when first needed. */
export const commonPasswordList = (): CommonPasswords => {
  let reading: Promise<ReadonlySet<string>> | null = null;
  return {
    words: () => {
      reading ??= read();
      return reading;
    },
  };
};
