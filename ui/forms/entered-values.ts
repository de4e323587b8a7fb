type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type State = string | boolean;

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';
const isSelect = (control: Control): control is HTMLSelectElement => 'options' in control;

const stateOf = (control: Control): State => (isBox(control) ? control.checked : control.value);

const servedState = (control: Control): State => {
  if (isBox(control)) return control.defaultChecked;
  if (!isSelect(control)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
};

/** True if React has taken over the control: React then adds a property to the element. */
const hasProgram = (control: Control): boolean =>
  Object.keys(control).some((key) => key.startsWith('__reactProps'));

const setState = (control: Control, state: State): void => {
  if (isBox(control)) control.checked = state === true;
  else control.value = String(state);
};

/**
 * The visitor changed a control before React started; repeats this change for React. React ignores
 * an event if the value did not change. So the control first gets its old value, then the visitor's
 * value.
 */
const repeatChange = (control: Control, state: State): void => {
  if (isBox(control)) {
    control.checked = state !== true;
    control.click();
    return;
  }
  control.value = String(servedState(control));
  // React replaces the setter of the control itself, so the code calls the setter of the prototype.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    state,
  );
  control.dispatchEvent(new Event(isSelect(control) ? 'change' : 'input', { bubbles: true }));
};

const waiting = new Map<Control, { readonly served: State; readonly typed: State }>();

/**
 * Records the typed values. Call this before hydration, because hydration resets the controls to
 * the server's values.
 */
export const recordEarlyInput = (document: Document): void => {
  for (const control of document.querySelectorAll<Control>('input, select, textarea'))
    waiting.set(control, { served: servedState(control), typed: stateOf(control) });
};

/** Returns a function that repeats the typed changes, except in controls that changed since. */
export const restoreEarlyInput = (): (() => Promise<void>) => {
  const changes: (readonly [Control, State])[] = [];
  for (const [control, { served, typed }] of waiting) {
    if (!hasProgram(control)) continue;
    waiting.delete(control);
    const current = stateOf(control);
    const state = current === served ? typed : current;
    // Selecting a radio button is one change, although it also clears another button.
    if (state === served || (control.type === 'radio' && state === false)) continue;
    changes.push([control, state]);
    if (current !== state) setState(control, state);
  }
  return async () => {
    // First collect all controls that still have the typed value. Repeating one change makes React
    // reset the other controls to React's values.
    const unheard = changes.filter(([control, state]) => stateOf(control) === state);
    for (const [control, state] of unheard) {
      // Wait a microtask, in which React renders the previous change.
      await Promise.resolve();
      repeatChange(control, state);
    }
  };
};
