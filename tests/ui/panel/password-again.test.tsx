import { describe, expect, it } from 'vitest';
import { failureOf } from '../../../adapters/http/client/call.ts';
import { passwordDemandOf } from '../../../ui/features/panel/password/PasswordAgain.tsx';

describe('the response that makes the panel ask for the password again (R69.1)', () => {
  it('has the code passwordNeeded, or a field error (wrong password); only the field error marks the field', () => {
    expect(
      passwordDemandOf(failureOf(403, null, { message: 'x', code: 'passwordNeeded' })),
    ).toEqual({ needed: true, fault: null });
    const wrong = { message: 'x', errors: [{ field: 'password', code: 'wrong' }] };
    expect(passwordDemandOf(failureOf(400, null, wrong))).toEqual({ needed: true, fault: 'wrong' });
    expect(passwordDemandOf(failureOf(429, '60', { message: 'x' }))).toBeNull();
    expect(passwordDemandOf(failureOf(401, null, { message: 'x', code: 'noSession' }))).toBeNull();
  });
});
