/** What of a control tells what stands in it, and what stood there when the server sent it. */
type Control = {
  readonly type: string;
  readonly value: string;
  readonly defaultValue: string;
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
};

/**
 * What was typed or ticked in a form before its program was there. React takes the controls over as they stand but knows nothing of it,
 * and would empty them with the next thing it draws.
 */
export const typedBefore = <Field extends string>(
  fields: readonly Field[],
  controlOf: (field: Field) => Control | null,
): Partial<Record<Field, string | boolean>> => {
  const typed: Partial<Record<Field, string | boolean>> = {};
  for (const field of fields) {
    const control = controlOf(field);
    if (control === null) continue;
    if (control.type === 'checkbox') {
      if (control.checked !== undefined && control.checked !== control.defaultChecked) typed[field] = control.checked;
    } else if (control.value !== control.defaultValue) typed[field] = control.value;
  }
  return typed;
};
