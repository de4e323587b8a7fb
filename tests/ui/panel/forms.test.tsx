// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AmbassadorCode } from '../../../adapters/http/contract/panel/codes.ts';
import {
  AmbassadorCodeForm,
  CommissionDialog,
} from '../../../ui/features/panel/ambassador/AmbassadorCodeForm.tsx';
import {
  dialogButtonProps,
  PasswordAgain,
  usePasswordPrompt,
} from '../../../ui/features/panel/password/PasswordAgain.tsx';
import { VoucherForm } from '../../../ui/features/panel/vouchers/VouchersTab.tsx';
import { Button } from '../../../ui/parts/Button.tsx';
import { answerCalls, openScreen } from '../open-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ends = () => ({ onMade: vi.fn(), onCancel: vi.fn(), onClose: vi.fn(), onLoggedOut: vi.fn() });

describe('the form for a new voucher (A-064, A-119, R27)', () => {
  const open = () => {
    const { onMade, onCancel, onLoggedOut } = ends();
    const screen = openScreen(<VoucherForm {...{ onMade, onCancel, onLoggedOut }} />);
    const description = screen.getByRole('textbox', { name: 'Opis' });
    const amount = screen.getByRole('textbox', { name: 'Kwota w złotych' });
    const submit = () => screen.user.click(screen.getByRole('button', { name: 'Utwórz voucher' }));
    return { ...screen, description, amount, submit, onMade, onCancel, onLoggedOut };
  };

  it('opens with the focus on the description, and shows the smallest and largest amount', () => {
    const { description, amount, getByText } = open();
    expect(document.activeElement).toBe(description);
    expect(amount.getAttribute('aria-describedby')).toBe(
      getByText('Pełne złote, od 50 PLN do 20 000 PLN').id,
    );
  });

  it('sends nothing while a field is empty, and moves the focus to the list of errors', async () => {
    const sent = answerCalls();
    const { description, submit, user, getByRole } = open();
    await user.type(description, 'Dla Ani');
    await submit();
    expect(getByRole('link', { name: /^Podaj kwotę w\spełnych złotych$/ })).toBeTruthy();
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    expect(description.getAttribute('aria-invalid')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('keeps the typed values after a refusal and marks the refused field', async () => {
    const errors = [{ field: 'value', code: 'tooSmall' }];
    answerCalls({ status: 400, body: { message: 'x', errors } });
    const { description, amount, submit, user, onMade } = open();
    await user.type(description, 'Dla Ani');
    await user.type(amount, '50');
    await submit();
    await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'));
    expect([description, amount].map((field) => field.getAttribute('value'))).toEqual([
      'Dla Ani',
      '50',
    ]);
    expect(onMade).not.toHaveBeenCalled();
  });

  it('sends the amount without spaces, and gives the new voucher to the list of vouchers', async () => {
    const sent = answerCalls({ body: { Voucher: { Name: 'ABCD2345-EFGH6789' } } });
    const { description, amount, submit, user, onMade } = open();
    await user.type(description, ' Dla Ani ');
    await user.type(amount, '1 250 zł');
    await submit();
    await waitFor(() => expect(onMade).toHaveBeenCalledWith({ Name: 'ABCD2345-EFGH6789' }));
    expect(sent).toEqual([{ description: 'Dla Ani', value: '1250' }]);
  });

  it('leads to the login if the session has ended, and can be cancelled', async () => {
    answerCalls({ status: 401, body: { message: 'x', code: 'noSession' } });
    const { description, amount, submit, user, getByRole, onLoggedOut, onCancel } = open();
    await user.type(description, 'Dla Ani');
    await user.type(amount, '50');
    await submit();
    await waitFor(() => expect(onLoggedOut).toHaveBeenCalledOnce());
    await user.click(getByRole('button', { name: 'Anuluj' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });
});

describe('the form for an ambassador’s code (A-067, A-176)', () => {
  it('if the server refuses the code’s name, the name field shows the text of the published documents', async () => {
    answerCalls({ status: 409, body: { message: 'x', code: 'exists' } });
    const { onMade, onCancel, onLoggedOut } = ends();
    const { user, getByRole } = openScreen(
      <AmbassadorCodeForm {...{ onMade, onCancel, onLoggedOut }} />,
    );
    const name = getByRole('textbox', { name: 'Nazwa kodu' });
    await user.type(name, 'KAPITAN{Enter}');
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(name);
    expect(
      document.getElementById(name.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
        ?.textContent,
    ).toBe('Wprowadzony kod ma nieprawidłowy format lub już istnieje w naszej bazie');
  });
});

describe('the dialog that turns an ambassador’s commission into a voucher (A-068, R40)', () => {
  it('proposes the whole commission, and sends the amount with the ambassador’s code', async () => {
    const sent = answerCalls({ body: { Code: 'ABCD2345-EFGH6789' } });
    const code: AmbassadorCode = {
      ...{ Id: 'KAPITAN', Name: 'KAPITAN', AmbassadorCommission: '39.50', RebateValue: '50' },
      ...{ RebateSum: '100', ValidUntil: null, UsersList: [], Settled: false, EarnsVoucher: true },
    };
    const { onMade, onClose, onLoggedOut } = ends();
    const { user, getByRole } = openScreen(
      <CommissionDialog code={code} {...{ onMade, onClose, onLoggedOut }} />,
    );
    const dialog = getByRole('dialog', { name: /^Ile z\sprowizji/ });
    const amount = getByRole('textbox', { name: 'Kwota w złotych' });
    expect([dialog.hasAttribute('open'), amount.getAttribute('value')]).toEqual([true, '39,50']);
    await user.clear(amount);
    await user.type(amount, '20{Enter}');
    await waitFor(() => expect(onMade).toHaveBeenCalledWith('ABCD2345-EFGH6789'));
    expect(sent).toEqual([{ codeId: 'KAPITAN', value: '20' }]);
  });
});

const Action = ({ act }: { readonly act: (password: object) => void }) => {
  const proof = usePasswordPrompt();
  const go = () => {
    if (!proof.missing()) act(proof.sent);
  };
  const demand = { kind: 'refused', status: 403, message: '', body: {}, errors: [] } as const;
  return (
    <>
      <PasswordAgain proof={proof} email="ola@example.com" onSubmit={go} />
      <Button {...dialogButtonProps(proof, go)}>Usuń konto</Button>
      <Button onClick={() => proof.asks({ ...demand, code: 'passwordNeeded' })}>Potrzebne</Button>
      <Button
        onClick={() =>
          proof.asks({ ...demand, code: null, errors: [{ field: 'password', code: 'wrong' }] })
        }
      >
        Błędne
      </Button>
    </>
  );
};

describe('an action that can need the password again (R69.1)', () => {
  it('starts at once while the server does not ask for the password', async () => {
    const act = vi.fn();
    const { user, getByRole, queryByLabelText } = openScreen(<Action act={act} />);
    await user.click(getByRole('button', { name: 'Usuń konto' }));
    expect(act).toHaveBeenCalledWith({});
    expect(queryByLabelText('Twoje hasło')).toBeNull();
  });

  it('if the server asks for the password, shows a field that has the focus and must not stay empty', async () => {
    const act = vi.fn();
    const { user, getByRole, getByLabelText, getByText } = openScreen(<Action act={act} />);
    await user.click(getByRole('button', { name: 'Potrzebne' }));
    const password = getByLabelText('Twoje hasło');
    expect(document.activeElement).toBe(password);
    await user.click(getByRole('button', { name: 'Usuń konto' }));
    expect(getByText('Podaj hasło')).toBeTruthy();
    expect(act).not.toHaveBeenCalled();
    await user.type(password, 'tajne-haslo');
    await user.click(getByRole('button', { name: 'Usuń konto' }));
    expect(act).toHaveBeenCalledWith({ password: 'tajne-haslo' });
  });

  it('a wrong password is removed from its field, and the field is marked as invalid', async () => {
    const { user, getByRole, getByLabelText, getByText } = openScreen(<Action act={vi.fn()} />);
    await user.click(getByRole('button', { name: 'Potrzebne' }));
    await user.type(getByLabelText('Twoje hasło'), 'nie-to');
    await user.click(getByRole('button', { name: 'Błędne' }));
    expect(getByLabelText('Twoje hasło').getAttribute('value')).toBe('');
    expect(getByLabelText('Twoje hasło').getAttribute('aria-invalid')).toBe('true');
    expect(getByText('To nie jest Twoje hasło')).toBeTruthy();
  });
});
