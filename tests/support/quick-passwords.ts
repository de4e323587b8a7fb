import type { Hashing, Passwords } from '../../application/ports/passwords.ts';

/** Passwords for which nobody ever has to wait. */
export const withoutLine = (turn: Hashing): Passwords => ({ ...turn, inLine: (work) => work(turn) });

/** Passwords without the slow hash, where a test is about something else. */
export const quickPasswords: Passwords = withoutLine({
  hash: async (password) => `plain ${password}`,
  matches: async (password, kept) => kept === `plain ${password}`,
});
