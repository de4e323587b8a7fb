import type * as t from 'io-ts';
import {
  AccountAnswer,
  AuthAnswer,
  ConfirmAccountRequest,
  ConfirmedAnswer,
  CreateAccountRequest,
  CreatedAnswer,
  LoginRequest,
  Nothing,
  SiteRequest,
} from './account/account.ts';
import {
  ActivationAgainRequest,
  DeletedAnswer,
  DeleteRequest,
  DetailsChangeRequest,
  DisownedAnswer,
  DisownRequest,
  EndedAnswer,
  PasswordChangeRequest,
  ResetRequest,
  ResetSaveRequest,
  SavedAnswer,
  SentAnswer,
  SessionsAnswer,
  SessionsEndRequest,
} from './account/own-account.ts';
import { BookingRequest, VersionedBookingRequest } from './codecs/values.ts';
import {
  ContactAnswer,
  ContactRequest,
  NewsletterAnswer,
  NewsletterRequest,
} from './offers/contact.ts';
import { FaqAnswer, PageAnswer, PageRequest } from './offers/content.ts';
import {
  FiltersAnswer,
  FiltersRequest,
  OfferAnswer,
  OfferRequest,
  OffersAnswer,
  OffersRequest,
} from './offers/offers.ts';
import { Document, HealthAnswer, SiteAnswer } from './offers/site.ts';
import { pages } from './pages.pl.ts';
import {
  AmbassadorCodeAnswer,
  AmbassadorCodeRequest,
  AmbassadorCodesAnswer,
  CommissionVoucherAnswer,
  CommissionVoucherRequest,
  VoucherAnswer,
  VoucherCreateRequest,
  VouchersAnswer,
} from './panel/codes.ts';
import {
  AllowedAnswer,
  ChangesAnswer,
  ExportAnswer,
  MessagesAnswer,
  PanelAnswer,
  ParametersAnswer,
  ParametersChange,
  ParticipantsAnswer,
  ParticipantsChange,
  ReadAnswer,
  ReadRequest,
  ReservationsAnswer,
  ReservationsRequest,
} from './panel/panel.ts';
import { FileAnswer, PaperRequest } from './panel/papers.ts';
import type { Route } from './route.ts';
import {
  AgeRequestAnswer,
  AmbassadorUse,
  GroupCreateAnswer,
  GroupJoin,
  VoucherRedeem,
  VoucherRemove,
} from './wizard/codes.ts';
import { HeldAnswer, PaymentRequest } from './wizard/order.ts';
import {
  AccommodationsUpdate,
  AddonsUpdate,
  ConfirmAnswer,
  ConfirmRequest,
  CreateAnswer,
  CreateRequest,
  DetailsUpdate,
  InsuranceUpdate,
  ParticipantsUpdate,
  ReservationAnswer,
} from './wizard/wizard.ts';

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

const OWN_READ = { ...DEFAULTS, access: 'customer', limit: null, request: SiteRequest } as const;
const OWN_CHANGE = { ...OPEN_CHANGE_WITHOUT_LIMIT, access: 'customer' } as const;
const AMBASSADOR_CHANGE = { ...OWN_CHANGE, access: 'ambassador', replay: 'rebuild' } as const;

const STEP = {
  ...DEFAULTS,
  access: 'reservation',
  limit: null,
  request: BookingRequest,
  response: ReservationAnswer,
} as const;
const SAVE = {
  ...OPEN_CHANGE_WITHOUT_LIMIT,
  access: 'reservation',
  response: ReservationAnswer,
  statuses: [409],
  replay: 'rebuild',
} as const;

const TRIP_READ = { ...DEFAULTS, access: 'trip', limit: null, request: BookingRequest } as const;
const TRIP_CHANGE = { ...SAVE, access: 'trip', response: PanelAnswer } as const;
/**
 * If the paper's file exists, the call returns it without a comparison of versions. If not, the
 * call compares the booking's version first (R58).
 */
const FILE = {
  ...TRIP_CHANGE,
  request: VersionedBookingRequest,
  response: FileAnswer,
  replay: 'run',
} as const;

/** A payment link leads an anonymous visitor to the login page, then back to the payment. */
const PAYMENT_LINK = {
  ...OPEN_READ,
  method: 'GET',
  kind: 'redirects',
  request: PaymentRequest,
  response: Nothing,
  statuses: [401, 404, 409, 502],
} as const;

const OFFER = {
  ...PUBLIC_READ,
  path: '/v1/offers/details',
  request: OfferRequest,
  response: OfferAnswer,
  statuses: [404],
} as const;
const PAGE = {
  ...OPEN_READ,
  path: '/v1/data/page',
  request: PageRequest,
  response: PageAnswer,
  statuses: [404],
} as const;
const FAQ = {
  ...OPEN_READ,
  path: '/v1/data/faq',
  request: SiteRequest,
  response: FaqAnswer,
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
    request: Nothing,
    response: HealthAnswer,
    needsStore: false,
  },
  ready: {
    ...PUBLIC_READ,
    method: 'GET',
    path: '/readyz',
    request: Nothing,
    response: HealthAnswer,
  },
  openapi: {
    ...PUBLIC_READ,
    method: 'GET',
    path: '/v1/openapi.json',
    request: Nothing,
    response: Document,
    needsStore: false,
  },
  site: {
    ...PUBLIC_READ,
    method: 'GET',
    path: '/v1/site',
    request: SiteRequest,
    response: SiteAnswer,
  },

  offersList: {
    ...PUBLIC_READ,
    path: '/v1/offers/list',
    request: OffersRequest,
    response: OffersAnswer,
  },
  offersFilters: {
    ...PUBLIC_READ,
    path: '/v1/offers/filters',
    request: FiltersRequest,
    response: FiltersAnswer,
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
    request: ContactRequest,
    response: ContactAnswer,
    limit: 'contactOfAddress',
    form: pages.contact,
    audit: 'honeypot',
  },
  newsletter: {
    ...OPEN_CHANGE,
    path: '/v1/contact/newsletter',
    request: NewsletterRequest,
    response: NewsletterAnswer,
    statuses: [409],
    limit: 'newsletterOfAddress',
    form: pages.newsletter,
    audit: 'honeypot',
  },

  authDetails: {
    ...OWN_READ,
    method: 'GET',
    path: '/v1/auth/details',
    response: AuthAnswer,
    audit: 'loginCheck',
  },
  login: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    path: '/v1/auth/login',
    request: LoginRequest,
    response: AuthAnswer,
    statuses: [401],
    audit: { always: 'login' },
  },
  logout: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    method: 'GET',
    path: '/v1/auth/logout',
    request: SiteRequest,
    response: Nothing,
    audit: { always: 'logout' },
  },
  accountDetails: {
    ...OWN_READ,
    method: 'GET',
    path: '/v1/account/details',
    response: AccountAnswer,
  },
  accountCreate: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    path: '/v1/account/create',
    request: CreateAccountRequest,
    response: CreatedAnswer,
    audit: { always: 'account.registered' },
  },
  accountConfirm: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    path: '/v1/account/confirm',
    request: ConfirmAccountRequest,
    response: ConfirmedAnswer,
    statuses: [409],
    audit: { always: 'account.activated' },
  },
  accountActivationAgain: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    path: '/v1/account/activationAgain',
    request: ActivationAgainRequest,
    response: SentAnswer,
    access: 'reservation',
    audit: { always: 'account.activation-asked' },
  },
  accountDisown: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    path: '/v1/account/disown',
    request: DisownRequest,
    response: DisownedAnswer,
    audit: { always: 'account.disowned' },
  },
  passwordReset: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    path: '/v1/auth/passwordReset',
    request: ResetRequest,
    response: SentAnswer,
    statuses: [409],
    audit: { always: 'password.reset-asked' },
  },
  passwordResetSave: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    path: '/v1/auth/passwordResetSave',
    request: ResetSaveRequest,
    response: SavedAnswer,
    audit: { always: 'password.reset' },
  },
  accountDetailsChange: {
    ...OWN_CHANGE,
    path: '/v1/account/details/change',
    request: DetailsChangeRequest,
    response: SavedAnswer,
    statuses: [409],
  },
  accountPasswordChange: {
    ...OWN_CHANGE,
    path: '/v1/account/passwordChange',
    request: PasswordChangeRequest,
    response: SavedAnswer,
    audit: { always: 'password.changed' },
  },
  accountSessions: { ...OWN_READ, path: '/v1/account/sessions', response: SessionsAnswer },
  accountSessionsEnd: {
    ...OWN_CHANGE,
    path: '/v1/account/sessions/end',
    request: SessionsEndRequest,
    response: EndedAnswer,
    statuses: [404],
    audit: { always: 'session.ended' },
  },
  accountExport: {
    ...OWN_READ,
    path: '/v1/account/export',
    response: ExportAnswer,
    audit: { always: 'data.exported' },
  },
  accountDelete: {
    ...OWN_CHANGE,
    path: '/v1/account/delete',
    request: DeleteRequest,
    response: DeletedAnswer,
    audit: { always: 'account.erased' },
  },

  reservationCreate: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    path: '/v1/reservations/create',
    request: CreateRequest,
    response: CreateAnswer,
    statuses: [404, 409],
    replay: 'rebuild',
  },
  detailsGet: { ...STEP, path: '/v1/reservations/details/get' },
  detailsUpdate: { ...SAVE, path: '/v1/reservations/details/update', request: DetailsUpdate },
  accommodationsGet: { ...STEP, path: '/v1/reservations/accommodations/get' },
  accommodationsUpdate: {
    ...SAVE,
    path: '/v1/reservations/accommodations/update',
    request: AccommodationsUpdate,
  },
  insuranceGet: { ...STEP, path: '/v1/reservations/insurance/get' },
  insuranceUpdate: { ...SAVE, path: '/v1/reservations/insurance/update', request: InsuranceUpdate },
  addonsGet: { ...STEP, path: '/v1/reservations/addons/get' },
  addonsUpdate: { ...SAVE, path: '/v1/reservations/addons/update', request: AddonsUpdate },
  participantsGet: { ...STEP, path: '/v1/reservations/participants/get' },
  participantsUpdate: {
    ...SAVE,
    path: '/v1/reservations/participants/update',
    request: ParticipantsUpdate,
  },
  confirmationGet: { ...STEP, path: '/v1/reservations/confirmation/get' },
  confirm: {
    ...SAVE,
    path: '/v1/reservations/confirm',
    request: ConfirmRequest,
    response: ConfirmAnswer,
  },
  reservationsHeld: {
    ...OWN_READ,
    path: '/v1/reservations/held',
    response: HeldAnswer,
    access: 'session',
    audit: 'loginCheck',
  },
  ageRequest: {
    ...SAVE,
    path: '/v1/reservations/ageRequest',
    request: VersionedBookingRequest,
    response: AgeRequestAnswer,
    replay: 'run',
  },

  paymentNext: { ...PAYMENT_LINK, path: '/v1/payments/{reservationId}/next' },
  paymentFull: { ...PAYMENT_LINK, path: '/v1/payments/{reservationId}/full' },

  voucherRedeem: {
    ...SAVE,
    path: '/v1/rebates/voucher/redeem',
    request: VoucherRedeem,
    audit: 'code',
  },
  ambassadorUse: {
    ...SAVE,
    path: '/v1/rebates/ambassador/use',
    request: AmbassadorUse,
    audit: 'code',
  },
  groupCreate: {
    ...SAVE,
    path: '/v1/rebates/group/create',
    request: VersionedBookingRequest,
    response: GroupCreateAnswer,
  },
  groupJoin: { ...SAVE, path: '/v1/rebates/group/join', request: GroupJoin, audit: 'code' },
  voucherRemove: { ...SAVE, path: '/v1/rebates/voucher/remove', request: VoucherRemove },
  ambassadorRemove: {
    ...SAVE,
    path: '/v1/rebates/ambassador/remove',
    request: VersionedBookingRequest,
  },
  groupLeave: { ...SAVE, path: '/v1/rebates/group/leave', request: VersionedBookingRequest },

  accountReservations: {
    ...OWN_READ,
    path: '/v1/account/reservations',
    request: ReservationsRequest,
    response: ReservationsAnswer,
  },
  changesAllowed: {
    ...TRIP_READ,
    path: '/v1/reservationsUpdates/allowed',
    response: AllowedAnswer,
  },
  changeParticipantsGet: {
    ...TRIP_READ,
    path: '/v1/reservationsUpdates/participants/get',
    response: ParticipantsAnswer,
  },
  changeParticipants: {
    ...TRIP_CHANGE,
    path: '/v1/reservationsUpdates/participants/change',
    request: ParticipantsChange,
    response: ChangesAnswer,
  },
  changeParametersGet: {
    ...TRIP_READ,
    path: '/v1/reservationsUpdates/parameters/get',
    response: ParametersAnswer,
  },
  changeParameters: {
    ...TRIP_CHANGE,
    path: '/v1/reservationsUpdates/parameters/change',
    request: ParametersChange,
    response: ChangesAnswer,
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
  accountMessages: { ...OWN_READ, path: '/v1/account/messages', response: MessagesAnswer },
  messageRead: {
    ...OWN_CHANGE,
    path: '/v1/account/messages/read',
    request: ReadRequest,
    response: ReadAnswer,
    statuses: [404],
  },
  accountVouchers: { ...OWN_READ, path: '/v1/account/vouchers', response: VouchersAnswer },
  voucherCreate: {
    ...OWN_CHANGE,
    path: '/v1/account/vouchers/create',
    request: VoucherCreateRequest,
    response: VoucherAnswer,
    replay: 'rebuild',
  },
  ambassadorCodes: {
    ...OWN_READ,
    path: '/v1/account/ambassadorCodes',
    response: AmbassadorCodesAnswer,
    access: 'ambassador',
  },
  ambassadorCodeCreate: {
    ...AMBASSADOR_CHANGE,
    path: '/v1/account/ambassadorCodes/create',
    request: AmbassadorCodeRequest,
    response: AmbassadorCodeAnswer,
    statuses: [409],
  },
  commissionVoucher: {
    ...AMBASSADOR_CHANGE,
    path: '/v1/account/ambassadorCodes/createVoucher',
    request: CommissionVoucherRequest,
    response: CommissionVoucherAnswer,
    statuses: [404],
  },
  contractFile: { ...FILE, path: '/v1/documents/contract' },
  advanceFile: { ...FILE, path: '/v1/documents/advance' },
  paperFile: { ...FILE, path: '/v1/documents/paper', request: PaperRequest, statuses: [] },
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
