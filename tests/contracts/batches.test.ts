import { describe, expect, it } from 'vitest';
import { batchRunner, type TransactionSteps } from '../../adapters/storage/sqlite/batches.ts';

const paperFile = (failing: { readonly commit?: Error; readonly begin?: Error } = {}) => {
  const statements: string[] = [];
  let open = false;
  const step = (name: string) => () => void statements.push(name);
  const steps: TransactionSteps = {
    begin: async (durable) => {
      statements.push(durable ? 'begin' : 'begin quickly');
      if (failing.begin !== undefined) throw failing.begin;
      open = true;
    },
    gather: () => new Promise((resolve) => setImmediate(resolve)),
    commit: () => {
      statements.push('commit');
      if (failing.commit !== undefined) throw failing.commit;
      open = false;
    },
    rollback: () => {
      statements.push('rollback');
      open = false;
    },
    part: step('part'),
    keepPart: step('keep'),
    undoPart: step('undo'),
    open: () => open,
  };
  const end = () => {
    open = false;
  };
  return { said: statements, steps, end };
};

const committed = (value: number) => async () => ({ commit: true, value });

describe('write transactions that are committed in batches', () => {
  it('share one flush to disk, also with transactions that begin during a write', async () => {
    const { said, steps } = paperFile();
    const inBatch = batchRunner(steps);
    const first = inBatch(true, committed(1));
    const second = inBatch(true, committed(2));
    const late = new Promise<number>((resolve) =>
      setImmediate(() => resolve(inBatch(true, committed(3)))),
    );
    expect(await Promise.all([first, second, late])).toEqual([1, 2, 3]);
    expect(said.filter((step) => step === 'commit')).toHaveLength(1);
  });

  it('their promises resolve only after the commit', async () => {
    const { said, steps } = paperFile();
    await batchRunner(steps)(true, committed(1)).then(() => said.push('told'));
    expect(said).toEqual(['begin', 'part', 'keep', 'commit', 'told']);
  });

  it('roll back if they fail or return an error; the other transactions of the batch are committed', async () => {
    const { said, steps } = paperFile();
    const inBatch = batchRunner(steps);
    const ends = await Promise.allSettled([
      inBatch(true, committed(1)),
      inBatch(true, async () => {
        throw new Error('no');
      }),
      inBatch(true, async () => ({ commit: false, value: 3 })),
      inBatch(true, committed(4)),
    ]);
    expect(ends.map((end) => (end.status === 'fulfilled' ? end.value : 'failed'))).toEqual([
      1,
      'failed',
      3,
      4,
    ]);
    expect(said.join(' ')).toBe('begin part keep part undo keep part undo keep part keep commit');
  });

  it('all fail and store nothing if the commit fails', async () => {
    const { said, steps } = paperFile({ commit: new Error('disk full') });
    const inBatch = batchRunner(steps);
    const ends = await Promise.allSettled([
      inBatch(true, committed(1)),
      inBatch(true, committed(2)),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(said.at(-1)).toBe('rollback');
  });

  it('all fail if one of them ends the database transaction; later ones get a new transaction', async () => {
    const file = paperFile();
    const inBatch = batchRunner(file.steps);
    const ends = await Promise.allSettled([
      inBatch(true, committed(1)),
      inBatch(true, async () => {
        file.end();
        throw new Error('the file is gone');
      }),
      inBatch(true, committed(3)),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(file.said.join(' ')).toBe('begin part keep part begin part keep commit');
  });

  it('all fail if the database transaction cannot begin; the next batch tries again', async () => {
    const { said, steps } = paperFile({ begin: new Error('busy') });
    const inBatch = batchRunner(steps);
    await expect(inBatch(true, committed(1))).rejects.toThrow('busy');
    await expect(inBatch(true, committed(2))).rejects.toThrow('busy');
    expect(said).toEqual(['begin', 'begin']);
  });

  it('share a commit without a flush if a power cut may lose them and no earlier one needs a flush', async () => {
    const { said, steps } = paperFile();
    const inBatch = batchRunner(steps);
    await Promise.all([
      inBatch(false, committed(1)),
      inBatch(false, committed(2)),
      inBatch(true, committed(3)),
      inBatch(false, committed(4)),
    ]);
    expect(said.join(' ')).toBe(
      'begin quickly part keep part keep commit begin part keep part keep commit',
    );
  });

  it('are at most 64 per commit, so that another process gets its turn', async () => {
    const { said, steps } = paperFile();
    const inBatch = batchRunner(steps);
    await Promise.all(Array.from({ length: 130 }, (_, n) => inBatch(true, committed(n))));
    expect(said.filter((step) => step === 'commit')).toHaveLength(3);
  });
});
