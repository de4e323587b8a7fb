/** The actor of a command: a customer, a clerk with a name, or the shop itself on schedule. */
export type By =
  | { readonly kind: 'customer' }
  | { readonly kind: 'office'; readonly name: string }
  | { readonly kind: 'system' };
