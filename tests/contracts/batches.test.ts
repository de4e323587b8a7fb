import { describe, expect, it } from 'vitest';
import { inBatches, type TransactionSteps } from '../../adapters/storage/sqlite/batches.ts';

/** A file that says what was done to it; `failing` throws at a step, with the transaction still open or ended. */
const paperFile = (failing: { readonly commit?: Error; readonly begin?: Error } = {}) => {
  const said: string[] = [];
  let open = false;
  const step = (name: string) => () => void said.push(name);
  const steps: TransactionSteps = {
    begin: async (durable) => {
      said.push(durable ? 'begin' : 'begin quickly');
      if (failing.begin !== undefined) throw failing.begin;
      open = true;
    },
    gather: () => new Promise((resolve) => setImmediate(resolve)),
    commit: () => {
      said.push('commit');
      if (failing.commit !== undefined) throw failing.commit;
      open = false;
    },
    rollback: () => {
      said.push('rollback');
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
  return { said, steps, end };
};

const kept = (value: number) => async () => ({ commit: true, value });

describe('works that queue up for the file', () => {
  it('wait for the disk once, all of them, those too that come while others are written', async () => {
    const { said, steps } = paperFile();
    const inBatch = inBatches(steps);
    const first = inBatch(true, kept(1));
    const second = inBatch(true, kept(2));
    const late = new Promise<number>((resolve) => setImmediate(() => resolve(inBatch(true, kept(3)))));
    expect(await Promise.all([first, second, late])).toEqual([1, 2, 3]);
    expect(said.filter((step) => step === 'commit')).toHaveLength(1);
  });

  it('get their values only after the commit', async () => {
    const { said, steps } = paperFile();
    await inBatches(steps)(true, kept(1)).then(() => said.push('told'));
    expect(said).toEqual(['begin', 'part', 'keep', 'commit', 'told']);
  });

  it('are undone by themselves where they fail or keep nothing; their neighbours stay', async () => {
    const { said, steps } = paperFile();
    const inBatch = inBatches(steps);
    const ends = await Promise.allSettled([
      inBatch(true, kept(1)),
      inBatch(true, async () => {
        throw new Error('no');
      }),
      inBatch(true, async () => ({ commit: false, value: 3 })),
      inBatch(true, kept(4)),
    ]);
    expect(ends.map((end) => (end.status === 'fulfilled' ? end.value : 'failed'))).toEqual([1, 'failed', 3, 4]);
    expect(said.join(' ')).toBe('begin part keep part undo keep part undo keep part keep commit');
  });

  it('all fail where the commit fails, and nothing of them stays', async () => {
    const { said, steps } = paperFile({ commit: new Error('disk full') });
    const inBatch = inBatches(steps);
    const ends = await Promise.allSettled([inBatch(true, kept(1)), inBatch(true, kept(2))]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(said.at(-1)).toBe('rollback');
  });

  it('all fail where one of them ends the whole transaction, and later ones have one of their own', async () => {
    const file = paperFile();
    const inBatch = inBatches(file.steps);
    const ends = await Promise.allSettled([
      inBatch(true, kept(1)),
      inBatch(true, async () => {
        file.end();
        throw new Error('the file is gone');
      }),
      inBatch(true, kept(3)),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(file.said.join(' ')).toBe('begin part keep part begin part keep commit');
  });

  it('all fail where nobody gets in, and the next are tried anew', async () => {
    const { said, steps } = paperFile({ begin: new Error('busy') });
    const inBatch = inBatches(steps);
    await expect(inBatch(true, kept(1))).rejects.toThrow('busy');
    await expect(inBatch(true, kept(2))).rejects.toThrow('busy');
    expect(said).toEqual(['begin', 'begin']);
  });

  it('do not wait for the disk among themselves where they need not outlive a power cut, and never take others along', async () => {
    const { said, steps } = paperFile();
    const inBatch = inBatches(steps);
    await Promise.all([inBatch(false, kept(1)), inBatch(false, kept(2)), inBatch(true, kept(3)), inBatch(false, kept(4))]);
    expect(said.join(' ')).toBe('begin quickly part keep part keep commit begin part keep part keep commit');
  });

  it('are at most 64 to a commit, so that another process gets its turn', async () => {
    const { said, steps } = paperFile();
    const inBatch = inBatches(steps);
    await Promise.all(Array.from({ length: 130 }, (_, n) => inBatch(true, kept(n))));
    expect(said.filter((step) => step === 'commit')).toHaveLength(3);
  });
});
