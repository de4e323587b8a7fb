import { expect, it } from 'vitest';
import { withTerminalLog } from '../../../adapters/cli/terminal/terminal.ts';
import { readConfig } from '../../../adapters/system/config.ts';

it('issue 43: office commands log as text if they run in a terminal, and otherwise as JSON', () => {
  const config = { ...readConfig({})._unsafeUnwrap(), log: 'json' } as const;
  expect(withTerminalLog(config, true).log).toBe('text');
  expect(withTerminalLog(config, undefined)).toEqual(config);
});
