/** A test write that takes longer than this (ms) has failed. */
const PROOF_TIMEOUT = 1_500;
/** The result of a test write is valid for this many milliseconds, to spare the store. */
const PROOF_LIFETIME = 250;

export type ReadinessDeps = {
  readonly prove: () => Promise<void>;
  readonly now?: () => number;
};

type Proof = { readonly begun: number; readonly good: Promise<boolean>; done: boolean };

export const makeReadinessCheck = ({
  prove,
  now = () => performance.now(),
}: ReadinessDeps): (() => Promise<boolean>) => {
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
  // If a test write has no result after its time limit, it counts as old. Then the next check
  // begins a new one.
  const isOld = ({ begun, done: isDone }: Proof): boolean =>
    now() - begun >= (isDone ? PROOF_LIFETIME : PROOF_TIMEOUT);

  return async () => {
    if (last === undefined || isOld(last)) last = begin();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, PROOF_TIMEOUT, false);
    });
    try {
      return await Promise.race([last.good, late]);
    } finally {
      clearTimeout(timer);
    }
  };
};
