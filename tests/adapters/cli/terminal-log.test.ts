import { expect, it } from 'vitest';
import { withTerminalLog } from '../../../adapters/cli/terminal/terminal.ts';
import { readConfig } from '../../../adapters/system/config.ts';

it('issue 43: an office command prints no JSON log line at a terminal, and logs JSON elsewhere', () => {
  const config = { ...readConfig({})._unsafeUnwrap(), log: 'json' } as const;
  expect(withTerminalLog(config, true).log).toBe('text');
  expect(withTerminalLog(config, undefined)).toEqual(config);
});
