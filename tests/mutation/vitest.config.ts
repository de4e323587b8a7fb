import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isLong = ({ moduleId }: TestSpecification): boolean => /\.(model|laws)\.test\.ts$/.test(moduleId) || moduleId.includes('by-time');

/** Examples first: a mutant that one of them catches never meets a model, which takes a hundred times as long. */
class ExamplesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => Number(isLong(a)) - Number(isLong(b)));
  }
}

/** The tests that a change of the domain is judged by: the domain's own, which need nothing but it. */
export default defineConfig({
  test: { environment: 'node', include: ['tests/domain/**/*.test.ts'], testTimeout: 60_000, sequence: { sequencer: ExamplesFirst } },
});
