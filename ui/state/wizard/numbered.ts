/** Participants with their numbers, from 1: those are what they are known by, whatever else of them changes. */
export const numbered = <T>(people: readonly T[]): readonly { readonly number: number; readonly index: number; readonly one: T }[] =>
  people.map((one, index) => ({ number: index + 1, index, one }));
