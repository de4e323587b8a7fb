import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { failureOf } from '../../../adapters/http/client/failure.ts';
import { askedBy, goingOn, PasswordAgain } from '../../../ui/screens/panel/password/PasswordAgain.tsx';

const again = (needed: boolean, fault: 'required' | 'wrong' | null) => ({
  ...{ form: 'f', sent: {}, typed: '', needed, fault },
  ...{ type: () => {}, missing: () => false, asks: () => false, forget: () => {} },
});
const shown = (needed: boolean, fault: 'required' | 'wrong' | null = null): string =>
  renderToStaticMarkup(<PasswordAgain proof={again(needed, fault)} email="ola@example.com" onSubmit={() => {}} />);

describe('the password once more (R69.1)', () => {
  it('is asked for where the shop wants it, and told as wrong where it is; anything else is another matter', () => {
    expect(askedBy(failureOf(403, null, { message: 'x', code: 'passwordNeeded' }))).toEqual({ needed: true, fault: null });
    const wrong = { message: 'x', errors: [{ field: 'password', code: 'wrong' }] };
    expect(askedBy(failureOf(400, null, wrong))).toEqual({ needed: true, fault: 'wrong' });
    expect(askedBy(failureOf(429, '60', { message: 'x' }))).toBeNull();
    expect(askedBy(failureOf(401, null, { message: 'x', code: 'noSession' }))).toBeNull();
  });

  it('is no field before, and one that says what is wrong with it afterwards', () => {
    expect(shown(false)).toBe('');
    expect(shown(true)).toMatch(/Od zalogowania minęło już trochę czasu.*Twoje hasło.*autoComplete="current-password"/s);
    expect(shown(true, 'wrong')).toMatch(/aria-invalid="true".*To nie jest Twoje hasło/s);
    expect(shown(true, 'required')).toContain('Podaj hasło');
  });

  it('goes on by Enter too: the button of the question sends the form of the field, and before there is one does it itself', () => {
    const go = () => {};
    expect(goingOn(again(false, null), go)).toEqual({ onClick: go });
    const { form } = again(true, null);
    expect(goingOn({ needed: true, form }, go)).toEqual({ type: 'submit', form });
    expect(shown(true)).toContain(`<form id="${form}"`);
  });
});
