import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { failureOf } from '../../../adapters/http/client/failure.ts';
import {
  dialogButtonProps,
  PasswordAgain,
  passwordDemandOf,
} from '../../../ui/features/panel/password/PasswordAgain.tsx';

const again = (needed: boolean, fault: 'required' | 'wrong' | null) => ({
  ...{ form: 'f', sent: {}, typed: '', needed, fault },
  ...{ type: () => {}, missing: () => false, asks: () => false, forget: () => {} },
});
const htmlOf = (needed: boolean, fault: 'required' | 'wrong' | null = null): string =>
  renderToStaticMarkup(
    <PasswordAgain proof={again(needed, fault)} email="ola@example.com" onSubmit={() => {}} />,
  );

describe('repeating the password before an action (R69.1)', () => {
  it('asks for the password only after passwordNeeded or a wrong password, and marks a wrong one', () => {
    expect(
      passwordDemandOf(failureOf(403, null, { message: 'x', code: 'passwordNeeded' })),
    ).toEqual({ needed: true, fault: null });
    const wrong = { message: 'x', errors: [{ field: 'password', code: 'wrong' }] };
    expect(passwordDemandOf(failureOf(400, null, wrong))).toEqual({ needed: true, fault: 'wrong' });
    expect(passwordDemandOf(failureOf(429, '60', { message: 'x' }))).toBeNull();
    expect(passwordDemandOf(failureOf(401, null, { message: 'x', code: 'noSession' }))).toBeNull();
  });

  it('shows the password field only after the shop has asked for it, with its error', () => {
    expect(htmlOf(false)).toBe('');
    expect(htmlOf(true)).toMatch(
      /Od zalogowania minęło już trochę czasu.*Twoje hasło.*autoComplete="current-password"/s,
    );
    expect(htmlOf(true, 'wrong')).toMatch(/aria-invalid="true".*To nie jest Twoje hasło/s);
    expect(htmlOf(true, 'required')).toContain('Podaj hasło');
  });

  it('submits the password field’s form if there is one, so that Enter works; otherwise acts directly', () => {
    const go = () => {};
    expect(dialogButtonProps(again(false, null), go)).toEqual({ onClick: go });
    const { form } = again(true, null);
    expect(dialogButtonProps({ needed: true, form }, go)).toEqual({ type: 'submit', form });
    expect(htmlOf(true)).toContain(`<form id="${form}"`);
  });
});
