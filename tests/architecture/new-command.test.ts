import { describe, expect, it } from 'vitest';
import { plantedCopy } from './planted-copy.ts';

const COMMANDS = 'domain/booking/commands.ts';
const FACTS = 'domain/booking/command-facts.ts';

const { plant, broken } = plantedCopy('new-command', ['domain', 'application']);

const plantCommand = (): void =>
  plant(COMMANDS, 'type Commands = {', 'type Commands = {\n  sinkYacht: NoData;');
const plantRow = (row: string): void =>
  plant(FACTS, '  chooseTrip: ', `  sinkYacht: ${row},\n  chooseTrip: `);

describe('a new command of a booking', () => {
  it('does not compile without a row in the table of command facts', () => {
    plantCommand();
    expect(broken()).toContain(FACTS);
  });

  it('compiles if its row says that it touches nothing and that no booking accepts it', () => {
    plantCommand();
    plantRow('{ ...PLAIN, states: NO_STATE }');
    expect(broken()).toEqual([]);
  });

  it('does not compile if its row declares an effect and a file that handles the effect lacks a case', () => {
    plantCommand();
    plantRow(
      "{ ...PLAIN, states: { ...NO_STATE, draft: 'takes', confirmed: 'takes' }, requestsUnits: true, news: 'sunk', namesPeople: true }",
    );
    plant(FACTS, 'export type NewsKind =', "export type NewsKind =\n  | 'sunk'");
    expect(broken()).toEqual([
      'application/booking/plan-notification.ts',
      'application/journal/stand-ins.ts',
      'domain/booking/draft/decide-draft.ts',
      'domain/booking/placed/decide-placed.ts',
      'domain/booking/touched.ts',
    ]);
  });
});
