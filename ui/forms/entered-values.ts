/** Rendered by the server, so a visitor may change it before the page's program arrives. */
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

/** React marks each element that it has taken over. */
const hasProgram = (control: Control): boolean =>
  Object.keys(control).some((key) => key.startsWith('__reactProps'));

const setState = (control: Control, state: State): void => {
  if (isBox(control)) control.checked = state === true;
  else control.value = String(state);
};

/** React ignores an event if it has seen the same state, so that is reset first. */
const repeatChange = (control: Control, state: State): void => {
  if (isBox(control)) {
    control.checked = state !== true;
    control.click();
    return;
  }
  control.value = String(servedState(control));
  // Past the property by which React watches the control.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    state,
  );
  control.dispatchEvent(new Event(isSelect(control) ? 'change' : 'input', { bubbles: true }));
};

/** Served controls without a program, each with its state before React came. */
const waiting = new Map<Control, { readonly served: State; readonly typed: State }>();

/** Call it before React takes the page over, because React resets some controls. */
export const noteTyped = (document: Document): void => {
  for (const control of document.querySelectorAll<Control>('input, select, textarea'))
    waiting.set(control, { served: servedState(control), typed: stateOf(control) });
};

/**
 * Collects what was typed in the controls that just got their program; the result hands it over.
 * A control that changed meanwhile is left alone: React has seen that change.
 */
export const collectTyped = (): (() => Promise<void>) => {
  const changes: (readonly [Control, State])[] = [];
  for (const [control, { served, typed }] of waiting) {
    if (!hasProgram(control)) continue;
    waiting.delete(control);
    const now = stateOf(control);
    const state = now === served ? typed : now;
    // Of radio buttons only the chosen one is a change.
    if (state === served || (control.type === 'radio' && state === false)) continue;
    changes.push([control, state]);
    if (now !== state) setState(control, state);
  }
  return async () => {
    // Compared before the first repetition, after which React resets the others.
    const unheard = changes.filter(([control, state]) => stateOf(control) === state);
    for (const [control, state] of unheard) {
      // React renders a change in a microtask, before it gets the next one.
      await Promise.resolve();
      repeatChange(control, state);
    }
  };
};
