export type Finding = { readonly subject: string; readonly problem: string };

export const findingsAbout = (
  subject: string,
  ...problems: readonly string[]
): readonly Finding[] => problems.map((problem) => ({ subject, problem }));

/** Returns the problems of the rules that do not hold. */
export const problemsOfBroken = (
  ...rules: readonly (readonly [holds: boolean, problem: string])[]
): readonly string[] => rules.flatMap(([holds, problem]) => (holds ? [] : [problem]));
