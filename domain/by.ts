/** Who gives a command: a customer, a clerk with a name, or the shop's scheduler (`system`). */
export type By =
  | { readonly kind: 'customer' }
  | { readonly kind: 'office'; readonly name: string }
  | { readonly kind: 'system' };
