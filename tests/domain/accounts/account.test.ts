import { describe, expect, it } from 'vitest';
import { passwordProblem } from '../../../domain/accounts/account.ts';

describe('passwords', () => {
  it.each([
    ['', 'required'],
    ['12345', 'tooShort'],
    ['123456', null],
    ['a'.repeat(128), null],
    ['a'.repeat(129), 'tooLong'],
  ])('R42.1: %j has the problem %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });
});
