/** The ten thousand passwords that are used most (R67). */
export type CommonPasswords = {
  /** All of them, in lower case; read when they are first asked for. */
  words(): Promise<ReadonlySet<string>>;
};
