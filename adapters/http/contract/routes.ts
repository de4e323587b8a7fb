import type * as t from 'io-ts';
import * as account from './account/account.ts';
import * as ownAccount from './account/own-account.ts';
import { BookingRequest, VersionedBookingRequest } from './codecs/values.ts';
import * as contact from './offers/contact.ts';
import * as content from './offers/content.ts';
import * as offers from './offers/offers.ts';
import * as site from './offers/site.ts';
import { pages } from './pages.pl.ts';
import * as codes from './panel/codes.ts';
import * as panel from './panel/panel.ts';
import * as papers from './panel/papers.ts';
import type { Route } from './route.ts';
import * as wizardCodes from './wizard/codes.ts';
import * as order from './wizard/order.ts';
import * as wizard from './wizard/wizard.ts';

const DEFAULTS = {
  method: 'POST',
  kind: 'reads',
  statuses: [],
  cache: 'no-store',
  replay: 'run',
  form: null,
  audit: null,
  needsStore: true,
} as const;

const OPEN_READ = { ...DEFAULTS, access: 'anybody', limit: null } as const;
const PUBLIC_READ = { ...OPEN_READ, cache: 'no-cache' } as const;
const OPEN_CHANGE = { ...DEFAULTS, kind: 'changes', access: 'anybody' } as const;
/**
 * These calls have no rate limit that counts before the body is read. Some of them have a rate
 * limit that counts after that.
 */
const OPEN_CHANGE_WITHOUT_LIMIT = { ...OPEN_CHANGE, limit: null } as const;

const OWN_READ = {
  ...DEFAULTS,
  access: 'customer',
  limit: null,
  request: account.SiteRequest,
} as const;
const OWN_CHANGE = { ...OPEN_CHANGE_WITHOUT_LIMIT, access: 'customer' } as const;
const AMBASSADOR_CHANGE = { ...OWN_CHANGE, access: 'ambassador', replay: 'rebuild' } as const;

const STEP = {
  ...DEFAULTS,
  access: 'reservation',
  limit: null,
  request: BookingRequest,
  response: wizard.ReservationAnswer,
  // The trip of the caller's removed draft takes no more bookings (R57.3).
  statuses: [409],
} as const;
const SAVE = {
  ...OPEN_CHANGE_WITHOUT_LIMIT,
  access: 'reservation',
  response: wizard.ReservationAnswer,
  statuses: [409],
  replay: 'rebuild',
} as const;

const TRIP_READ = { ...DEFAULTS, access: 'trip', limit: null, request: BookingRequest } as const;
const TRIP_CHANGE = { ...SAVE, access: 'trip', response: panel.PanelAnswer } as const;
/**
 * If the paper has already been issued, the call returns it and does not check the booking's
 * version. Otherwise the call first refuses an outdated version (R58). Each call for an advance
 * invoice issues a new paper.
 */
const FILE = {
  ...TRIP_CHANGE,
  request: VersionedBookingRequest,
  response: papers.FileAnswer,
  replay: 'run',
} as const;

/** A payment link leads an anonymous visitor to the login page, then back to the payment. */
const PAYMENT_LINK = {
  ...OPEN_READ,
  method: 'GET',
  kind: 'redirects',
  request: order.PaymentRequest,
  response: account.Nothing,
  statuses: [401, 404, 409, 502],
} as const;

const OFFER = {
  ...PUBLIC_READ,
  path: '/v1/offers/details',
  request: offers.OfferRequest,
  response: offers.OfferAnswer,
  statuses: [404],
} as const;
const PAGE = {
  ...OPEN_READ,
  path: '/v1/data/page',
  request: content.PageRequest,
  response: content.PageAnswer,
  statuses: [404],
} as const;
const FAQ = {
  ...OPEN_READ,
  path: '/v1/data/faq',
  request: account.SiteRequest,
  response: content.FaqAnswer,
} as const;

/**
 * The only table of calls. Server, client, OpenAPI document and access tests are made from it.
 * What a call is for is in route-summaries.json.
 */
export const routes = {
  alive: {
    ...PUBLIC_READ,
    method: 'GET',
    path: '/healthz',
    request: account.Nothing,
    response: site.HealthAnswer,
    needsStore: false,
  },
  ready: {
    ...PUBLIC_READ,
    method: 'GET',
    path: '/readyz',
    request: account.Nothing,
    response: site.HealthAnswer,
  },
  openapi: {
    ...PUBLIC_READ,
    method: 'GET',
    path: '/v1/openapi.json',
    request: account.Nothing,
    response: site.Document,
    needsStore: false,
  },
  site: {
    ...PUBLIC_READ,
    method: 'GET',
    path: '/v1/site',
    request: account.SiteRequest,
    response: site.SiteAnswer,
  },

  offersList: {
    ...PUBLIC_READ,
    path: '/v1/offers/list',
    request: offers.OffersRequest,
    response: offers.OffersAnswer,
  },
  offersFilters: {
    ...PUBLIC_READ,
    path: '/v1/offers/filters',
    request: offers.FiltersRequest,
    response: offers.FiltersAnswer,
  },
  offerDetails: { ...OFFER, method: 'GET' },
  offerDetailsPost: OFFER,

  page: { ...PAGE, method: 'GET' },
  pagePost: PAGE,
  faq: { ...FAQ, method: 'GET' },
  faqPost: FAQ,

  contactRequest: {
    ...OPEN_CHANGE,
    path: '/v1/contact/request',
    request: contact.ContactRequest,
    response: contact.ContactAnswer,
    limit: 'contactOfAddress',
    form: pages.contact,
    audit: 'honeypot',
  },
  newsletter: {
    ...OPEN_CHANGE,
    path: '/v1/contact/newsletter',
    request: contact.NewsletterRequest,
    response: contact.NewsletterAnswer,
    statuses: [409],
    limit: 'newsletterOfAddress',
    form: pages.newsletter,
    audit: 'honeypot',
  },

  authDetails: {
    ...OWN_READ,
    method: 'GET',
    path: '/v1/auth/details',
    response: account.AuthAnswer,
    audit: 'loginCheck',
  },
  login: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    path: '/v1/auth/login',
    request: account.LoginRequest,
    response: account.AuthAnswer,
    statuses: [401],
    audit: { always: 'login' },
  },
  logout: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    method: 'GET',
    path: '/v1/auth/logout',
    request: account.SiteRequest,
    response: account.Nothing,
    audit: { always: 'logout' },
  },
  accountDetails: {
    ...OWN_READ,
    method: 'GET',
    path: '/v1/account/details',
    response: account.AccountAnswer,
  },
  accountCreate: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    path: '/v1/account/create',
    request: account.CreateAccountRequest,
    response: account.CreatedAnswer,
    audit: { always: 'account.registered' },
  },
  accountConfirm: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    path: '/v1/account/confirm',
    request: account.ConfirmAccountRequest,
    response: account.ConfirmedAnswer,
    statuses: [409],
    audit: { always: 'account.activated' },
  },
  accountActivationAgain: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    path: '/v1/account/activationAgain',
    request: ownAccount.ActivationAgainRequest,
    response: ownAccount.SentAnswer,
    access: 'reservation',
    audit: { always: 'account.activation-asked' },
  },
  accountDisown: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    path: '/v1/account/disown',
    request: ownAccount.DisownRequest,
    response: ownAccount.DisownedAnswer,
    audit: { always: 'account.disowned' },
  },
  passwordReset: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    path: '/v1/auth/passwordReset',
    request: ownAccount.ResetRequest,
    response: ownAccount.SentAnswer,
    statuses: [409],
    audit: { always: 'password.reset-asked' },
  },
  passwordResetSave: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    path: '/v1/auth/passwordResetSave',
    request: ownAccount.ResetSaveRequest,
    response: ownAccount.SavedAnswer,
    audit: { always: 'password.reset' },
  },
  accountDetailsChange: {
    ...OWN_CHANGE,
    path: '/v1/account/details/change',
    request: ownAccount.DetailsChangeRequest,
    response: ownAccount.SavedAnswer,
    statuses: [409],
  },
  accountPasswordChange: {
    ...OWN_CHANGE,
    path: '/v1/account/passwordChange',
    request: ownAccount.PasswordChangeRequest,
    response: ownAccount.SavedAnswer,
    audit: { always: 'password.changed' },
  },
  accountSessions: {
    ...OWN_READ,
    path: '/v1/account/sessions',
    response: ownAccount.SessionsAnswer,
  },
  accountSessionsEnd: {
    ...OWN_CHANGE,
    path: '/v1/account/sessions/end',
    request: ownAccount.SessionsEndRequest,
    response: ownAccount.EndedAnswer,
    statuses: [404],
    audit: { always: 'session.ended' },
  },
  accountExport: {
    ...OWN_READ,
    path: '/v1/account/export',
    response: panel.ExportAnswer,
    audit: { always: 'data.exported' },
  },
  accountDelete: {
    ...OWN_CHANGE,
    path: '/v1/account/delete',
    request: ownAccount.DeleteRequest,
    response: ownAccount.DeletedAnswer,
    audit: { always: 'account.erased' },
  },

  reservationCreate: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    path: '/v1/reservations/create',
    request: wizard.CreateRequest,
    response: wizard.CreateAnswer,
    statuses: [404, 409],
    replay: 'rebuild',
  },
  detailsGet: { ...STEP, path: '/v1/reservations/details/get' },
  detailsUpdate: {
    ...SAVE,
    path: '/v1/reservations/details/update',
    request: wizard.DetailsUpdate,
  },
  accommodationsGet: { ...STEP, path: '/v1/reservations/accommodations/get' },
  accommodationsUpdate: {
    ...SAVE,
    path: '/v1/reservations/accommodations/update',
    request: wizard.AccommodationsUpdate,
  },
  insuranceGet: { ...STEP, path: '/v1/reservations/insurance/get' },
  insuranceUpdate: {
    ...SAVE,
    path: '/v1/reservations/insurance/update',
    request: wizard.InsuranceUpdate,
  },
  addonsGet: { ...STEP, path: '/v1/reservations/addons/get' },
  addonsUpdate: { ...SAVE, path: '/v1/reservations/addons/update', request: wizard.AddonsUpdate },
  participantsGet: { ...STEP, path: '/v1/reservations/participants/get' },
  participantsUpdate: {
    ...SAVE,
    path: '/v1/reservations/participants/update',
    request: wizard.ParticipantsUpdate,
  },
  confirmationGet: { ...STEP, path: '/v1/reservations/confirmation/get' },
  confirm: {
    ...SAVE,
    path: '/v1/reservations/confirm',
    request: wizard.ConfirmRequest,
    response: wizard.ConfirmAnswer,
  },
  reservationsHeld: {
    ...OWN_READ,
    path: '/v1/reservations/held',
    response: order.HeldAnswer,
    access: 'session',
    audit: 'loginCheck',
  },
  ageRequest: {
    ...SAVE,
    path: '/v1/reservations/ageRequest',
    request: VersionedBookingRequest,
    response: wizardCodes.AgeRequestAnswer,
    replay: 'run',
  },

  paymentNext: { ...PAYMENT_LINK, path: '/v1/payments/{reservationId}/next' },
  paymentFull: { ...PAYMENT_LINK, path: '/v1/payments/{reservationId}/full' },

  voucherRedeem: {
    ...SAVE,
    path: '/v1/rebates/voucher/redeem',
    request: wizardCodes.VoucherRedeem,
    audit: 'code',
  },
  ambassadorUse: {
    ...SAVE,
    path: '/v1/rebates/ambassador/use',
    request: wizardCodes.AmbassadorUse,
    audit: 'code',
  },
  groupCreate: {
    ...SAVE,
    path: '/v1/rebates/group/create',
    request: VersionedBookingRequest,
    response: wizardCodes.GroupCreateAnswer,
  },
  groupJoin: {
    ...SAVE,
    path: '/v1/rebates/group/join',
    request: wizardCodes.GroupJoin,
    audit: 'code',
  },
  voucherRemove: {
    ...SAVE,
    path: '/v1/rebates/voucher/remove',
    request: wizardCodes.VoucherRemove,
  },
  ambassadorRemove: {
    ...SAVE,
    path: '/v1/rebates/ambassador/remove',
    request: VersionedBookingRequest,
  },
  groupLeave: { ...SAVE, path: '/v1/rebates/group/leave', request: VersionedBookingRequest },

  accountReservations: {
    ...OWN_READ,
    path: '/v1/account/reservations',
    request: panel.ReservationsRequest,
    response: panel.ReservationsAnswer,
  },
  changesAllowed: {
    ...TRIP_READ,
    path: '/v1/reservationsUpdates/allowed',
    response: panel.AllowedAnswer,
  },
  changeParticipantsGet: {
    ...TRIP_READ,
    path: '/v1/reservationsUpdates/participants/get',
    response: panel.ParticipantsAnswer,
  },
  changeParticipants: {
    ...TRIP_CHANGE,
    path: '/v1/reservationsUpdates/participants/change',
    request: panel.ParticipantsChange,
    response: panel.ChangesAnswer,
  },
  changeParametersGet: {
    ...TRIP_READ,
    path: '/v1/reservationsUpdates/parameters/get',
    response: panel.ParametersAnswer,
  },
  changeParameters: {
    ...TRIP_CHANGE,
    path: '/v1/reservationsUpdates/parameters/change',
    request: panel.ParametersChange,
    response: panel.ChangesAnswer,
  },
  cancelRequest: {
    ...TRIP_CHANGE,
    path: '/v1/reservations/cancelRequest',
    request: VersionedBookingRequest,
  },
  leaveReserveList: {
    ...TRIP_CHANGE,
    path: '/v1/reservations/leaveReserveList',
    request: VersionedBookingRequest,
  },
  accountMessages: { ...OWN_READ, path: '/v1/account/messages', response: panel.MessagesAnswer },
  messageRead: {
    ...OWN_CHANGE,
    path: '/v1/account/messages/read',
    request: panel.ReadRequest,
    response: panel.ReadAnswer,
    statuses: [404],
  },
  accountVouchers: { ...OWN_READ, path: '/v1/account/vouchers', response: codes.VouchersAnswer },
  voucherCreate: {
    ...OWN_CHANGE,
    path: '/v1/account/vouchers/create',
    request: codes.VoucherCreateRequest,
    response: codes.VoucherAnswer,
    replay: 'rebuild',
  },
  ambassadorCodes: {
    ...OWN_READ,
    path: '/v1/account/ambassadorCodes',
    response: codes.AmbassadorCodesAnswer,
    access: 'ambassador',
  },
  ambassadorCodeCreate: {
    ...AMBASSADOR_CHANGE,
    path: '/v1/account/ambassadorCodes/create',
    request: codes.AmbassadorCodeRequest,
    response: codes.AmbassadorCodeAnswer,
    statuses: [409],
  },
  commissionVoucher: {
    ...AMBASSADOR_CHANGE,
    path: '/v1/account/ambassadorCodes/createVoucher',
    request: codes.CommissionVoucherRequest,
    response: codes.CommissionVoucherAnswer,
    statuses: [404],
  },
  contractFile: { ...FILE, path: '/v1/documents/contract' },
  advanceFile: { ...FILE, path: '/v1/documents/advance' },
  paperFile: { ...FILE, path: '/v1/documents/paper', request: papers.PaperRequest, statuses: [] },
  invoiceFile: { ...FILE, path: '/v1/documents/invoice' },
} as const satisfies Record<string, Route>;

export type Routes = typeof routes;
export type RouteName = keyof Routes;

export type RouteWhere<F extends keyof Route, V> = {
  [N in RouteName]: Routes[N][F] extends V ? N : never;
}[RouteName];

export const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

export const routeNames: readonly RouteName[] = Object.keys(routes).filter(isRouteName);

export type RequestOf<N extends RouteName> = t.TypeOf<Routes[N]['request']>;

export type SentOf<N extends RouteName> = t.OutputOf<Routes[N]['request']>;

export type ResponseOf<N extends RouteName> = t.TypeOf<Routes[N]['response']>;
