/**
 * An answer that is there already, or one to wait for. A store in memory has at hand what a command asks of it and writes, and a replay
 * that waited for that too would wait longer than many a command takes to be decided.
 */
export type Soon<T> = T | Promise<T>;

/** Whether an answer has to be waited for. Where all answers of a place look alike, asking it of them by hand is quicker. */
export const isComing = <T>(answer: Soon<T>): answer is Promise<T> =>
  typeof answer === 'object' && answer !== null && 'then' in answer;
