/**
 * Names of the hidden fields. `website` is the former name, which pages loaded before the change
 * still send.
 */
const HONEYPOTS = ['leaveEmpty', 'website'] as const;

/**
 * Returns true if a hidden field is filled: the sender may be a program, or a person whose browser
 * fills in forms.
 */
export const isDoubtful = (request: unknown): boolean => {
  if (typeof request !== 'object' || request === null) return false;
  const fields = new Map<string, unknown>(Object.entries(request));
  return HONEYPOTS.some((name) => typeof fields.get(name) === 'string' && fields.get(name) !== '');
};
