import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Rooms whose tests take tens of seconds: whole shops that are started, killed and waited for, years that are lived through. */
const SLOW = ['/tests/chaos/', '/tests/whole/', '/tests/simulation/', '/tests/contracts/', '/tests/races/'];

const rank = ({ moduleId }: TestSpecification): number => {
  const found = SLOW.findIndex((room) => moduleId.includes(room));
  return found === -1 ? SLOW.length : found;
};

/** The slowest files begin first, so that none runs on alone at the end of a run that knows no durations yet: that of a fresh clone. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
