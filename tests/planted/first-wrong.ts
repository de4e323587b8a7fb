import { ok } from 'neverthrow';
import { openMemoryStore } from '../../adapters/storage/sqlite/in-memory.ts';
import type { Transaction } from '../../application/ports/store.ts';
import type {
  BookingLine,
  ExportLine,
  RefusedLine,
  ShopLine,
} from '../../application/replay/export-journal.ts';
import { createRecordedCatalogueAndSettings } from '../../application/replay/world.ts';
import { decideShopChange } from '../../domain/shop-changes/decide.ts';
import type { PlantedProgram } from './planted-program.ts';

export type FirstWrong = { readonly n: number; readonly subject: string; readonly command: string };

const onPaper = (truth: Transaction, writes: unknown[]): Transaction => ({
  ...truth,
  bookings: { ...truth.bookings, save: async (...parameters) => void writes.push(parameters) },
  vouchers: { ...truth.vouchers, save: async (...parameters) => void writes.push(parameters) },
  ambassadors: {
    ...truth.ambassadors,
    appoint: async (...parameters) => void writes.push(parameters),
    saveCode: async (...parameters) => void writes.push(parameters),
  },
  journal: {
    ...truth.journal,
    append: async (entry) => writes.push('refused' in entry ? entry.why : entry.outcome),
    retell: async () => {},
  },
});

type Line = BookingLine | RefusedLine | ShopLine;

const subjectOf = (line: Line): string =>
  'shop' in line
    ? JSON.stringify(line.shop.command)
    : 'refused' in line
      ? line.refused.bookingId
      : line.recorded.bookingId;

export const firstWrongs = async (
  lines: readonly ExportLine[],
  truth: PlantedProgram,
  plants: readonly PlantedProgram[],
): Promise<readonly (FirstWrong | null)[]> => {
  const { store } = openMemoryStore();
  const world = createRecordedCatalogueAndSettings();
  const found: (FirstWrong | null)[] = plants.map(() => null);
  const outcome = async (
    program: PlantedProgram,
    transaction: Transaction,
    line: Line,
  ): Promise<string> => {
    const writes: unknown[] = [];
    const paper = onPaper(transaction, writes);
    try {
      const result =
        'shop' in line
          ? await program.executeCodeCommand(paper, line.shop)
          : await program.executeCommand(world.deps)(
              paper,
              'refused' in line ? line.refused : line.recorded,
              null,
            );
      return JSON.stringify(result.isOk() ? writes : result.error);
    } catch (error) {
      return String(error);
    }
  };
  for (const line of lines) {
    world.learn(line);
    if (line.kind === 'change') decideShopChange(world.shop(), line.change).map(world.change);
    if (line.kind !== 'command' && line.kind !== 'refused' && line.kind !== 'shop') continue;
    await store.inTransaction([], async (transaction) => {
      const right = await outcome(truth, transaction, line);
      for (const [index, program] of plants.entries()) {
        if (found[index] !== null || (await outcome(program, transaction, line)) === right)
          continue;
        const { command } =
          'shop' in line ? line.shop : 'refused' in line ? line.refused : line.recorded;
        found[index] = { n: line.n, subject: subjectOf(line), command: command.type };
      }
      if ('shop' in line) await truth.executeCodeCommand(transaction, line.shop);
      else if ('recorded' in line)
        await truth.executeCommand(world.deps)(transaction, line.recorded, null);
      return ok(null);
    });
  }
  return found;
};
