/**
 * An answer that is there already, or one to wait for. A store in memory has at hand what a command asks of it and writes, and a replay
 * that waited for that too would wait longer than many a command takes to be decided.
 */
export type Soon<T> = T | Promise<T>;
