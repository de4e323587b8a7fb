/** Returns true for an object; false for arrays and null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a text field of a value that was not decoded; null if there is no such text. */
export const textFieldOf = (value: unknown, name: string): string | null => {
  const field = isRecord(value) ? value[name] : null;
  return typeof field === 'string' ? field : null;
};
