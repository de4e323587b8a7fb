import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLine } from '../../adapters/journal/lines.ts';
import { openMemory } from '../../adapters/storage/memory/memory.ts';
import { cryptoIds } from '../../adapters/system/ids.ts';
import { replay } from '../../application/replay/replay.ts';
import { type Figure, type Pace, roundsOf, sideBySide } from './measure.ts';

/** Replaying the recorded season, beside only parsing its lines, and parsing and decoding them. */
export const benchReplay = async (pace: Pace): Promise<readonly Figure[]> => {
  const lines = readFileSync(join(import.meta.dirname, '..', 'fixtures', 'season-300.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const decoded = () => lines.map((line, index) => readLine(line, index + 1)).flatMap((line) => (line.isOk() ? [line.value] : []));
  const whole = async () => {
    const kit = await openMemory();
    await replay({ store: kit.store, hashOf: cryptoIds.hashOf, progress: () => {} }, decoded());
    await kit.close();
  };
  const parsing = await sideBySide(roundsOf(pace, 7), () => lines.map((line) => JSON.parse(line)), whole);
  const decoding = await sideBySide(roundsOf(pace, 7), decoded, whole);
  return [
    { name: 'Replay, lines/s', value: Math.round(lines.length / parsing.b).toString(), target: `${lines.length} lines`, within: null },
    { name: '  against JSON.parse of the lines', value: parsing.ratio.toFixed(3), target: 'at least 0.10', within: parsing.ratio >= 0.1 },
    { name: '  against parse and decode', value: decoding.ratio.toFixed(3), target: '(for scale)', within: null },
  ];
};
