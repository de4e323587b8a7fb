/** Lines that are read before the first of them is given out: more gain no more, and a few hundred kilobytes are nothing. */
const SOME = 256;

/**
 * What `all` gives, so many at a time, the last ones too. Lines of a recording are read so: what reading goes by and what commands go by push
 * each other out of the processor's nearest memory, which makes reading line by line half as dear again (docs/decisions/0021-journal-replay-audit.md).
 */
export function* someAtATime<T>(all: Iterable<T>, most = SOME): Generator<readonly T[]> {
  let some: T[] = [];
  for (const each of all) {
    if (some.push(each) < most) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}
