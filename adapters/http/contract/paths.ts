/**
 * Paths of all calls. Separate from routes.ts, so that the browser's client does not load the
 * codecs. `answers`: top-level keys of a 200 response. `changes`: the call changes something, so
 * its origin is checked (R44).
 * `redirects`: it answers 302 to a browser, also from a mail, so its origin is not checked. A name
 * in braces is a field of the request.
 */
export interface Path {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly answers: readonly string[];
  readonly changes: boolean;
  readonly redirects?: true;
}

const read = <const P extends `/${string}`>(path: P, ...answers: readonly string[]) =>
  ({ method: 'POST', path, answers, changes: false }) as const;
const change = <const P extends `/${string}`>(path: P, ...answers: readonly string[]) =>
  ({ method: 'POST', path, answers, changes: true }) as const;
const redirect = <const P extends `/${string}`>(path: P) =>
  ({ method: 'GET', path, answers: [], changes: false, redirects: true }) as const;
const get = <const P extends `/${string}`>(path: P, ...answers: readonly string[]) =>
  ({ method: 'GET', path, answers, changes: false }) as const;

export const paths = {
  alive: get('/healthz', 'Status'),
  ready: get('/readyz', 'Status'),
  openapi: get('/v1/openapi.json', 'openapi'),
  site: get('/v1/site', 'Site'),

  offersList: read('/v1/offers/list', 'Offers'),
  offersFilters: read('/v1/offers/filters', 'Types', 'Countries', 'Terms', 'Options'),
  offerDetails: get('/v1/offers/details', 'Offer'),
  offerDetailsPost: read('/v1/offers/details', 'Offer'),

  page: get('/v1/data/page', 'Page'),
  pagePost: read('/v1/data/page', 'Page'),
  faq: get('/v1/data/faq', 'FAQ'),
  faqPost: read('/v1/data/faq', 'FAQ'),

  contactRequest: change('/v1/contact/request', 'message'),
  newsletter: change('/v1/contact/newsletter', 'message'),

  authDetails: get('/v1/auth/details', 'Auth'),
  login: change('/v1/auth/login', 'Auth'),
  logout: { method: 'GET', path: '/v1/auth/logout', answers: [], changes: true },
  // Without a login, Account is missing. That is a valid response.
  accountDetails: get('/v1/account/details'),
  accountCreate: change('/v1/account/create', 'Created'),
  accountConfirm: change('/v1/account/confirm', 'Confirmed'),
  accountDisown: change('/v1/account/disown', 'Disowned'),
  accountActivationAgain: change('/v1/account/activationAgain', 'Sent'),
  passwordReset: change('/v1/auth/passwordReset', 'Sent'),
  passwordResetSave: change('/v1/auth/passwordResetSave', 'Saved'),
  accountDetailsChange: change('/v1/account/details/change', 'Saved'),
  accountPasswordChange: change('/v1/account/passwordChange', 'Saved'),
  accountSessions: read('/v1/account/sessions', 'Sessions'),
  accountSessionsEnd: change('/v1/account/sessions/end', 'Ended'),
  accountExport: read('/v1/account/export', 'Export'),
  accountDelete: change('/v1/account/delete', 'Deleted'),

  reservationCreate: change('/v1/reservations/create', 'Reservation'),
  detailsGet: read('/v1/reservations/details/get', 'Reservation'),
  detailsUpdate: change('/v1/reservations/details/update', 'Reservation'),
  accommodationsGet: read('/v1/reservations/accommodations/get', 'Reservation'),
  accommodationsUpdate: change('/v1/reservations/accommodations/update', 'Reservation'),
  insuranceGet: read('/v1/reservations/insurance/get', 'Reservation'),
  insuranceUpdate: change('/v1/reservations/insurance/update', 'Reservation'),
  addonsGet: read('/v1/reservations/addons/get', 'Reservation'),
  addonsUpdate: change('/v1/reservations/addons/update', 'Reservation'),
  participantsGet: read('/v1/reservations/participants/get', 'Reservation'),
  participantsUpdate: change('/v1/reservations/participants/update', 'Reservation'),
  confirmationGet: read('/v1/reservations/confirmation/get', 'Reservation'),
  confirm: change('/v1/reservations/confirm', 'Reservation', 'PaymentUrl'),
  reservationsHeld: read('/v1/reservations/held', 'Held'),
  ageRequest: change('/v1/reservations/ageRequest', 'RequestNumber', 'HoldUntil'),

  paymentNext: redirect('/v1/payments/{reservationId}/next'),
  paymentFull: redirect('/v1/payments/{reservationId}/full'),

  voucherRedeem: change('/v1/rebates/voucher/redeem', 'Reservation'),
  ambassadorUse: change('/v1/rebates/ambassador/use', 'Reservation'),
  groupCreate: change('/v1/rebates/group/create', 'Code'),
  groupJoin: change('/v1/rebates/group/join', 'Reservation'),
  voucherRemove: change('/v1/rebates/voucher/remove', 'Reservation'),
  ambassadorRemove: change('/v1/rebates/ambassador/remove', 'Reservation'),
  groupLeave: change('/v1/rebates/group/leave', 'Reservation'),

  accountReservations: read('/v1/account/reservations', 'Reservations'),
  changesAllowed: read('/v1/reservationsUpdates/allowed', 'Allowed'),
  changeParticipantsGet: read(
    '/v1/reservationsUpdates/participants/get',
    'Participants',
    'Version',
  ),
  changeParticipants: change(
    '/v1/reservationsUpdates/participants/change',
    'ChangesFound',
    'ChangesSaved',
    'ChangesValidated',
    'Reservation',
  ),
  changeParametersGet: read('/v1/reservationsUpdates/parameters/get', 'Parameters', 'Version'),
  changeParameters: change(
    '/v1/reservationsUpdates/parameters/change',
    'ChangesFound',
    'ChangesSaved',
    'ChangesValidated',
    'Reservation',
  ),
  cancelRequest: change('/v1/reservations/cancelRequest', 'Reservation'),
  leaveReserveList: change('/v1/reservations/leaveReserveList', 'Reservation'),
  accountMessages: read('/v1/account/messages', 'Messages'),
  messageRead: change('/v1/account/messages/read', 'Read'),
  accountVouchers: read('/v1/account/vouchers', 'Vouchers'),
  voucherCreate: change('/v1/account/vouchers/create', 'Voucher'),
  ambassadorCodes: read('/v1/account/ambassadorCodes', 'AmbassadorCodes'),
  ambassadorCodeCreate: change('/v1/account/ambassadorCodes/create', 'AmbassadorCode'),
  commissionVoucher: change('/v1/account/ambassadorCodes/createVoucher', 'Code'),
  contractFile: change('/v1/documents/contract', 'FileReady', 'DownloadURL'),
  advanceFile: change('/v1/documents/advance', 'FileReady', 'DownloadURL'),
  paperFile: change('/v1/documents/paper', 'FileReady', 'DownloadURL'),
  invoiceFile: change('/v1/documents/invoice', 'FileReady', 'DownloadURL'),
} as const satisfies Record<string, Path>;

export type RouteName = keyof typeof paths;
