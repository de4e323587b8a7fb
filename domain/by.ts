/** Who gave a command: a customer, somebody of the office by name, or the shop itself as time went by. */
export type By = { readonly kind: 'customer' } | { readonly kind: 'office'; readonly name: string } | { readonly kind: 'system' };
