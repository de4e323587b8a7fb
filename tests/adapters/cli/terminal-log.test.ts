import { expect, it } from 'vitest';
import { logTextIfTerminal } from '../../../adapters/cli/terminal/terminal.ts';
import { readConfig } from '../../../adapters/system/config.ts';

it('issue 43: office commands log as text if they run in a terminal, and otherwise as JSON', () => {
  const config = { ...readConfig({})._unsafeUnwrap(), log: 'json' } as const;
  expect(logTextIfTerminal(config, true).log).toBe('text');
  expect(logTextIfTerminal(config, undefined)).toEqual(config);
});
