/** Milliseconds after which a proof that has not come counts as failed. */
const PATIENCE = 1_500;
/** A proof is good for so many milliseconds, so that asking often costs the store nothing. */
const FRESH = 250;

export type ReadinessDeps = {
  /** Writes something for good; fails while nothing can be written. */
  readonly prove: () => Promise<void>;
  /** Milliseconds of a clock that never jumps. */
  readonly now?: () => number;
};

type Proof = { readonly begun: number; readonly good: Promise<boolean>; done: boolean };

/** Whether the store takes what is written: proved anew where the last proof is not fresh, and no within two seconds where none comes. */
export const readiness = ({ prove, now = () => performance.now() }: ReadinessDeps): (() => Promise<boolean>) => {
  let last: Proof | undefined;
  const begin = (): Proof => {
    const good = prove().then(
      () => true,
      () => false,
    );
    const proof: Proof = { begun: now(), good, done: false };
    good.finally(() => {
      proof.done = true;
    });
    return proof;
  };
  // Those who ask meanwhile wait for one proof; one that hangs is left behind, so that it hides nothing that comes after it.
  const isOld = ({ begun, done }: Proof): boolean => now() - begun >= (done ? FRESH : PATIENCE);

  return async () => {
    if (last === undefined || isOld(last)) last = begin();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, PATIENCE, false);
    });
    try {
      return await Promise.race([last.good, late]);
    } finally {
      clearTimeout(timer);
    }
  };
};
