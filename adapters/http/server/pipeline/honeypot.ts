/** The second is the former name, which pages from before the change still send. */
const HONEYPOTS = ['leaveEmpty', 'website'] as const;

/** Its sender may be a program, or a person with a form filler. */
export const isDoubtful = (request: unknown): boolean => {
  if (typeof request !== 'object' || request === null) return false;
  const fields = new Map<string, unknown>(Object.entries(request));
  return HONEYPOTS.some((name) => typeof fields.get(name) === 'string' && fields.get(name) !== '');
};
