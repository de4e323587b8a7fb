export const panelRefusals = {
  notOwner: { status: 403, message: 'Only the owner of the reservation may do this' },
  linkEnded: { status: 404, message: 'The link is not valid any more' },
  notAmbassador: { status: 403, message: 'Not an ambassador' },
  badCodeName: { status: 400, message: 'Ambassador code has a bad format' },
  codeExists: { status: 409, message: 'Ambassador code already exists' },
  aboveCommission: { status: 400, message: 'Value is above the unsettled commission' },
  badAmount: { status: 400, message: 'Amount is not acceptable' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;

export type PanelRefusalCode = keyof typeof panelRefusals;
