import { describe, expect, it } from 'vitest';
import { apiFailureOf } from '../../../adapters/http/client/call.ts';
import { passwordDemandOf } from '../../../ui/features/panel/password/PasswordAgain.tsx';

describe('the response that makes the panel ask for the password again (R69.1)', () => {
  it('has the code passwordNeeded, or a field error (wrong password); only the field error marks the field', () => {
    expect(
      passwordDemandOf(apiFailureOf(403, null, { message: 'x', code: 'passwordNeeded' })),
    ).toEqual({ needed: true, fault: null });
    const wrong = { message: 'x', errors: [{ field: 'password', code: 'wrong' }] };
    expect(passwordDemandOf(apiFailureOf(400, null, wrong))).toEqual({
      needed: true,
      fault: 'wrong',
    });
    expect(passwordDemandOf(apiFailureOf(429, '60', { message: 'x' }))).toBeNull();
    expect(
      passwordDemandOf(apiFailureOf(401, null, { message: 'x', code: 'noSession' })),
    ).toBeNull();
  });
});
