/** Returns true for an object; false for arrays and null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the field `name` of a value that no codec has checked. Returns null if the field is
 * missing or is no text.
 */
export const textFieldOf = (value: unknown, name: string): string | null => {
  const field = isRecord(value) ? value[name] : null;
  return typeof field === 'string' ? field : null;
};
