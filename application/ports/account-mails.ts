/** What the shop writes to the owner of an account, as data. */
export type AccountMail =
  /** A link to a new password, for an hour (R43). */
  | { readonly kind: 'passwordReset'; readonly firstName: string; readonly token: string }
  /** The password is another one from now on, and everybody else is logged out. */
  | { readonly kind: 'passwordChanged'; readonly firstName: string }
  /** The account and its data are gone (R39). */
  | { readonly kind: 'accountDeleted' };
