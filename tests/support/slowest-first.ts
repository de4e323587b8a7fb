import { BaseSequencer, type TestSpecification } from 'vitest/node';

const SLOW = [
  '/tests/chaos/',
  '/tests/whole/',
  '/tests/simulation/',
  '/tests/contracts/',
  '/tests/races/',
];
const SHARED_LAST = SLOW.length + 1;

const rank = ({ moduleId, project }: TestSpecification): number => {
  if (project.config.isolate === false) return SHARED_LAST;
  const found = SLOW.findIndex((room) => moduleId.includes(room));
  return found === -1 ? SLOW.length : found;
};

/** Vitest's own order needs recorded durations, which a fresh clone lacks. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
