// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refusals } from '../../../adapters/http/contract/failure.ts';
import { LoginPanel } from '../../../ui/shared/account/LoginPanel.tsx';
import { answerCalls, openScreen } from '../open-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (props: Partial<Parameters<typeof LoginPanel>[0]> = {}) => {
  const onLoggedIn = vi.fn();
  const screen = openScreen(
    <Provider>
      <LoginPanel onLoggedIn={onLoggedIn} {...props} />
    </Provider>,
  );
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  const password = screen.getByLabelText('Hasło');
  const submit = () => screen.user.click(screen.getByRole('button', { name: 'Zaloguj się' }));
  return { ...screen, email, password, submit, onLoggedIn };
};

describe('the login form (A-004 to A-007)', () => {
  it('lets password managers fill it, and has a button that shows the password', async () => {
    const { email, password, user, getByRole } = open();
    expect([email, password].map((field) => field.getAttribute('autocomplete'))).toEqual([
      'username',
      'current-password',
    ]);
    expect(password.getAttribute('type')).toBe('password');
    await user.click(getByRole('button', { name: 'Pokaż hasło' }));
    expect(password.getAttribute('type')).toBe('text');
    await user.click(getByRole('button', { name: 'Ukryj hasło' }));
    expect(password.getAttribute('type')).toBe('password');
  });

  it('links to registration and to the password reset; inside the wizard the reset opens in a new tab', () => {
    const { getByRole, unmount } = open();
    expect(getByRole('link', { name: 'Nie mam konta' }).getAttribute('href')).toBe('/rejestracja');
    const forgotten = { name: /hasła/ } as const;
    expect(getByRole('link', forgotten).getAttribute('href')).toBe('/reset-hasła');
    expect(getByRole('link', forgotten).hasAttribute('target')).toBe(false);
    unmount();
    const inReservation = open({ offersAccount: false });
    expect(inReservation.queryByRole('link', { name: 'Nie mam konta' })).toBeNull();
    expect(inReservation.getByRole('link', forgotten).getAttribute('target')).toBe('_blank');
  });

  it('sends nothing while a field is empty, and focuses the first empty field', async () => {
    const sent = answerCalls();
    const { email, password, user, submit } = open();
    await user.type(password, 'tajne-haslo');
    await submit();
    expect(document.activeElement).toBe(email);
    expect([email, password].map((field) => field.getAttribute('aria-invalid'))).toEqual([
      'true',
      null,
    ]);
    expect(sent).toEqual([]);
  });

  it('after a wrong password it keeps the e-mail and announces the reason to screen readers', async () => {
    const { status, message } = refusals.invalidCredentials;
    const sent = answerCalls({ status, body: { message, code: 'invalidCredentials' } });
    const { email, password, user, submit, findByRole, onLoggedIn } = open();
    await user.type(email, ' anna@example.com ');
    await user.type(password, 'tajne-haslo');
    await submit();
    const alert = await findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(sent).toMatchObject([{ email: 'anna@example.com', password: 'tajne-haslo' }]);
    expect(email.getAttribute('value')).toContain('anna@example.com');
    expect(onLoggedIn).not.toHaveBeenCalled();
  });
});
