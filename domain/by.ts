/** Who gave a command: a customer, a named clerk, or the shop as time passed. */
export type By =
  | { readonly kind: 'customer' }
  | { readonly kind: 'office'; readonly name: string }
  | { readonly kind: 'system' };
