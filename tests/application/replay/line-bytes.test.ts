import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatLine, parseLine } from '../../../adapters/journal/lines.ts';
import { openExportFile, streamLines } from '../../../adapters/journal/read-file.ts';
import { openReplayStore } from '../../../adapters/storage/memory/replay-store.ts';
import { cryptoIds } from '../../../adapters/system/ids.ts';
import type { ExportLine } from '../../../application/replay/export-journal.ts';
import { replay } from '../../../application/replay/replay.ts';
import { COMMAND_FACTS } from '../../../domain/booking/command-facts.ts';
import { SHOP_CHANGES, SHOP_COMMANDS } from '../../contracts/commands.ts';

const fixture = (name: string): string => join(import.meta.dirname, '..', '..', 'fixtures', name);

const textsIn = async (name: string): Promise<readonly string[]> => {
  const texts: string[] = [];
  for await (const { count, text } of streamLines(openExportFile(fixture(name)).content))
    for (let at = 0; at < count; at += 1) texts.push(text(at));
  return texts;
};

const rewriteLines = async (
  texts: readonly string[],
): Promise<ReadonlyMap<number, { readonly type: string; readonly text: string }>> => {
  const lines = texts.map((text, at): ExportLine => parseLine(text, at + 1)._unsafeUnwrap());
  const written = new Map<number, { readonly type: string; readonly text: string }>();
  const { memory } = openReplayStore();
  const onCommand: Parameters<typeof replay>[0]['onCommand'] = ({ n }, { recorded, outcome }) =>
    void written.set(n, {
      type: recorded.command.type,
      text: formatLine({ kind: 'command', n, recorded, outcome }),
    });
  await replay({ memory, hashOf: cryptoIds.hashOf, progress: () => {}, onCommand }, lines);
  return written;
};

it('R46: each type of command is written to the journal with the same bytes as when it was recorded', async () => {
  const types = new Set<string>();
  for (const name of ['year-450.jsonl.gz', 'each-command.jsonl']) {
    const texts = await textsIn(name);
    const written = await rewriteLines(texts);
    const recorded = texts.filter((text) => text.startsWith('{"kind":"command"'));
    expect([...written.values()].map(({ text }) => text)).toEqual(recorded);
    for (const { type } of written.values()) types.add(type);
  }
  expect([...types].toSorted()).toEqual(['createDraft', ...Object.keys(COMMAND_FACTS)].toSorted());
});

it('R46: a change of a code, an account or the catalogue is written with the same bytes as when recorded', async () => {
  const types = new Set<string>();
  for (const name of ['year-450.jsonl.gz', 'each-command.jsonl'])
    for (const [index, text] of (await textsIn(name)).entries()) {
      if (!/^{"kind":"(?:shop|change)"/.test(text)) continue;
      const line = parseLine(text, index + 1)._unsafeUnwrap();
      expect(formatLine(line)).toBe(text);
      if (line.kind === 'shop') types.add(line.shop.command.type);
      if (line.kind === 'change') types.add(line.change.command.type);
    }
  const all = [...SHOP_COMMANDS, ...SHOP_CHANGES].map(({ type }) => type);
  // These three need a paid order with an ambassador's code, a whole offer, or a whole seller.
  const long = ['settleCommission', 'layIn', 'setSeller'];
  expect([...types, ...long].toSorted()).toEqual([...new Set(all)].toSorted());
});
