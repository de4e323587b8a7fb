// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../../ui/parts/Button.tsx';
import { Checkbox, RadioGroup } from '../../../ui/parts/Checkbox.tsx';
import { Counter } from '../../../ui/parts/Counter.tsx';
import { Dialog } from '../../../ui/parts/Dialog.tsx';
import { ErrorSummary } from '../../../ui/parts/ErrorSummary.tsx';
import { SelectField, TextField } from '../../../ui/parts/TextField.tsx';
import { openScreen } from '../open-screen.tsx';

afterEach(cleanup);

const describedBy = (control: Element): readonly (string | undefined)[] =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? undefined);

describe('the form fields of the design system', () => {
  it('name the input by its label and describe it by error and hint, the error first', () => {
    const { getByRole } = openScreen(
      <TextField id="phone" label="Telefon" error="Niepoprawny numer." hint="Z numerem kraju" />,
    );
    const phone = getByRole('textbox', { name: 'Telefon' });
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(phone)).toEqual(['Niepoprawny numer.', 'Z numerem kraju']);
  });

  it('are not marked as invalid if they are valid', () => {
    const { getByRole } = openScreen(<SelectField id="point" label="Miejsce dosiadki" />);
    const point = getByRole('combobox', { name: 'Miejsce dosiadki' });
    expect([point.hasAttribute('aria-invalid'), point.hasAttribute('aria-describedby')]).toEqual([
      false,
      false,
    ]);
  });

  it('mark a missing consent as invalid, and show a question’s error text beside the answers', async () => {
    const chosen = vi.fn();
    const { user, getByRole, getByText } = openScreen(
      <>
        <Checkbox error="Potrzebna zgoda">Zgoda</Checkbox>
        <RadioGroup
          id="sex"
          name="sex"
          legend="Płeć"
          options={[{ value: 'f', text: 'Kobieta' }]}
          value={undefined}
          onChange={chosen}
          error="Wybierz"
        />
      </>,
    );
    expect(getByRole('checkbox', { name: /^Zgoda/ }).getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById('sex')?.contains(getByRole('radio'))).toBe(true);
    expect(getByText('Wybierz')).toBeTruthy();
    await user.click(getByRole('radio', { name: 'Kobieta' }));
    expect(chosen).toHaveBeenCalledWith('f');
  });
});

describe('the list of a form’s errors (ErrorSummary)', () => {
  it('takes the focus and links to each field by its id', () => {
    const { getByRole } = openScreen(
      <ErrorSummary
        title="Brakuje jednej odpowiedzi"
        attempt={1}
        faults={[{ fieldId: 'point', text: 'Wybierz miejsce' }]}
      />,
    );
    expect(document.activeElement).toBe(getByRole('alert'));
    expect(getByRole('link', { name: 'Wybierz miejsce' }).getAttribute('href')).toBe('#point');
  });

  it('is not rendered without errors', () => {
    expect(
      openScreen(<ErrorSummary title="Brakuje" faults={[]} />).queryByRole('alert'),
    ).toBeNull();
  });
});

describe('a button (Button)', () => {
  it('while it is busy, ignores presses, announces its busy text and keeps the focus', async () => {
    const press = vi.fn();
    const { user, getByRole, rerender } = openScreen(<Button onClick={press}>Zapisz</Button>);
    await user.click(getByRole('button', { name: 'Zapisz' }));
    rerender(
      <Button busy="Zapisuję…" onClick={press}>
        Zapisz
      </Button>,
    );
    const busy = getByRole('button', { name: 'Zapisuję…', busy: true });
    await user.click(busy);
    expect(press).toHaveBeenCalledOnce();
    expect(busy.hasAttribute('disabled')).toBe(false);
    expect(getByRole('status').textContent).toBe('Zapisuję…');
  });

  it('submits a form only if its type says so', async () => {
    const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const { user, getByRole } = openScreen(
      <form onSubmit={submit}>
        <Button>Dalej</Button>
      </form>,
    );
    await user.click(getByRole('button', { name: 'Dalej' }));
    expect(submit).not.toHaveBeenCalled();
  });
});

const Count = ({ from }: { readonly from: number }) => {
  const [people, setPeople] = useState(from);
  return <Counter value={people} min={1} max={10} onChange={setPeople} label="Liczba osób" />;
};

describe('a number with minus and plus (Counter)', () => {
  it.each([
    [1, [true, false]],
    [4, [false, false]],
    [10, [false, true]],
  ])('if the number is %d (from 1 to 10), are minus and plus disabled? %j', (from, stopped) => {
    const { getAllByRole } = openScreen(<Count from={from} />);
    expect(getAllByRole('button').map((button) => button.hasAttribute('disabled'))).toEqual(
      stopped,
    );
  });

  it('counts up by its button, but not above the maximum', async () => {
    const { user, getAllByRole, getByRole } = openScreen(<Count from={8} />);
    const [, more] = getAllByRole('button');
    for (let press = 0; press < 3; press += 1) if (more) await user.click(more);
    expect(getByRole('group', { name: 'Liczba osób' }).textContent).toContain('10');
  });
});

describe('a dialog (Dialog)', () => {
  it('has its title as its name; a press beside it closes it, a press inside it does not', async () => {
    const close = vi.fn();
    const dialogOf = (open: boolean) => (
      <Dialog open={open} onClose={close} title="Wylogować?">
        <p>Zostaniesz na tej stronie.</p>
      </Dialog>
    );
    const { user, getByRole, getByText, queryByRole, rerender } = openScreen(dialogOf(false));
    expect(queryByRole('dialog')).toBeNull();
    rerender(dialogOf(true));
    await user.click(getByText('Zostaniesz na tej stronie.'));
    expect(close).not.toHaveBeenCalled();
    await user.click(getByRole('dialog', { name: 'Wylogować?' }));
    expect(close).toHaveBeenCalled();
  });
});
