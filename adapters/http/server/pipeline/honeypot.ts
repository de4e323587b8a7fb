/** The hidden field of the forms, and its former name, which pages from before the change still send. */
const HONEYPOTS = ['leaveEmpty', 'website'] as const;

/** Returns true if the hidden field of a form was filled in. Its sender may be a program, or a person with a form filler. */
export const isDoubtful = (request: unknown): boolean => {
  if (typeof request !== 'object' || request === null) return false;
  const fields = new Map<string, unknown>(Object.entries(request));
  return HONEYPOTS.some((name) => typeof fields.get(name) === 'string' && fields.get(name) !== '');
};
