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
/** These calls count in rate limits only after the body is read, if they count at all. */
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
/** The booking's version is compared only if the paper's file does not exist yet (R58). */
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
  summary: 'One offer',
} as const;
const PAGE = {
  ...OPEN_READ,
  path: '/v1/data/page',
  request: PageRequest,
  response: PageAnswer,
  statuses: [404],
  summary: 'A page of the site, from its content files',
} as const;
const FAQ = {
  ...OPEN_READ,
  path: '/v1/data/faq',
  request: SiteRequest,
  response: FaqAnswer,
  summary: 'Questions and answers by category',
} as const;

/** The only table of calls. Server, client, OpenAPI document and access tests are made from it. */
export const routes = {
  alive: {
    ...PUBLIC_READ,
    method: 'GET',
    path: '/healthz',
    request: Nothing,
    response: HealthAnswer,
    needsStore: false,
    summary: 'The process is alive',
  },
  ready: {
    ...PUBLIC_READ,
    method: 'GET',
    path: '/readyz',
    request: Nothing,
    response: HealthAnswer,
    summary: 'The store accepts writes',
  },
  openapi: {
    ...PUBLIC_READ,
    method: 'GET',
    path: '/v1/openapi.json',
    request: Nothing,
    response: Document,
    needsStore: false,
    summary: 'This document',
  },
  site: {
    ...PUBLIC_READ,
    method: 'GET',
    path: '/v1/site',
    request: SiteRequest,
    response: SiteAnswer,
    summary: 'Public settings of a brand',
  },

  offersList: {
    ...PUBLIC_READ,
    path: '/v1/offers/list',
    request: OffersRequest,
    response: OffersAnswer,
    summary: 'Offers by start date or another order, filtered',
  },
  offersFilters: {
    ...PUBLIC_READ,
    path: '/v1/offers/filters',
    request: FiltersRequest,
    response: FiltersAnswer,
    summary: 'Filters of the offer list, with the number of offers for each',
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
    summary: 'Write to the office',
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
    summary: 'Subscribe to the newsletter; a mail asks for confirmation',
  },

  authDetails: {
    ...OWN_READ,
    method: 'GET',
    path: '/v1/auth/details',
    response: AuthAnswer,
    audit: 'loginCheck',
    summary: 'Data of the logged-in customer for the menu',
  },
  login: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    path: '/v1/auth/login',
    request: LoginRequest,
    response: AuthAnswer,
    statuses: [401],
    audit: { always: 'login' },
    summary: 'Log in; the response sets the session cookie',
  },
  logout: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    method: 'GET',
    path: '/v1/auth/logout',
    request: SiteRequest,
    response: Nothing,
    audit: { always: 'logout' },
    summary: 'End the session',
  },
  accountDetails: {
    ...OWN_READ,
    method: 'GET',
    path: '/v1/account/details',
    response: AccountAnswer,
    summary: "The customer's own data",
  },
  accountCreate: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    path: '/v1/account/create',
    request: CreateAccountRequest,
    response: CreatedAnswer,
    audit: { always: 'account.registered' },
    summary: 'Register; the response is the same for a known e-mail',
  },
  accountConfirm: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    path: '/v1/account/confirm',
    request: ConfirmAccountRequest,
    response: ConfirmedAnswer,
    statuses: [409],
    audit: { always: 'account.activated' },
    summary: 'Activate an account',
  },
  accountActivationAgain: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    path: '/v1/account/activationAgain',
    request: ActivationAgainRequest,
    response: SentAnswer,
    access: 'reservation',
    audit: { always: 'account.activation-asked' },
    summary: 'Send the activation link of the account that this browser booked with',
  },
  accountDisown: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    path: '/v1/account/disown',
    request: DisownRequest,
    response: DisownedAnswer,
    audit: { always: 'account.disowned' },
    summary: 'Delete an account that was never activated',
  },
  passwordReset: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    path: '/v1/auth/passwordReset',
    request: ResetRequest,
    response: SentAnswer,
    statuses: [409],
    audit: { always: 'password.reset-asked' },
    summary: 'Mail a link for a new password; the response is the same without an account',
  },
  passwordResetSave: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    path: '/v1/auth/passwordResetSave',
    request: ResetSaveRequest,
    response: SavedAnswer,
    audit: { always: 'password.reset' },
    summary: 'Set a new password with the mailed link',
  },
  accountDetailsChange: {
    ...OWN_CHANGE,
    path: '/v1/account/details/change',
    request: DetailsChangeRequest,
    response: SavedAnswer,
    statuses: [409],
    summary: "Change the customer's own data",
  },
  accountPasswordChange: {
    ...OWN_CHANGE,
    path: '/v1/account/passwordChange',
    request: PasswordChangeRequest,
    response: SavedAnswer,
    audit: { always: 'password.changed' },
    summary: 'Change the password',
  },
  accountSessions: {
    ...OWN_READ,
    path: '/v1/account/sessions',
    response: SessionsAnswer,
    summary: "The customer's sessions",
  },
  accountSessionsEnd: {
    ...OWN_CHANGE,
    path: '/v1/account/sessions/end',
    request: SessionsEndRequest,
    response: EndedAnswer,
    statuses: [404],
    audit: { always: 'session.ended' },
    summary: 'Log out one device, or all',
  },
  accountExport: {
    ...OWN_READ,
    path: '/v1/account/export',
    response: ExportAnswer,
    audit: { always: 'data.exported' },
    summary: 'Export all data of the customer',
  },
  accountDelete: {
    ...OWN_CHANGE,
    path: '/v1/account/delete',
    request: DeleteRequest,
    response: DeletedAnswer,
    audit: { always: 'account.erased' },
    summary: 'Delete the account; false if a trip is ahead',
  },

  reservationCreate: {
    ...OPEN_CHANGE_WITHOUT_LIMIT,
    path: '/v1/reservations/create',
    request: CreateRequest,
    response: CreateAnswer,
    statuses: [404, 409],
    replay: 'rebuild',
    summary: 'Begin a reservation',
  },
  detailsGet: {
    ...STEP,
    path: '/v1/reservations/details/get',
    summary: 'Step 1: accommodation and number of people',
  },
  detailsUpdate: {
    ...SAVE,
    path: '/v1/reservations/details/update',
    request: DetailsUpdate,
    summary: 'Save step 1',
  },
  accommodationsGet: {
    ...STEP,
    path: '/v1/reservations/accommodations/get',
    summary: 'Step 2: units and journeys',
  },
  accommodationsUpdate: {
    ...SAVE,
    path: '/v1/reservations/accommodations/update',
    request: AccommodationsUpdate,
    summary: 'Save step 2 and hold the places',
  },
  insuranceGet: {
    ...STEP,
    path: '/v1/reservations/insurance/get',
    summary: 'Step 3: insurances',
  },
  insuranceUpdate: {
    ...SAVE,
    path: '/v1/reservations/insurance/update',
    request: InsuranceUpdate,
    summary: 'Save step 3',
  },
  addonsGet: {
    ...STEP,
    path: '/v1/reservations/addons/get',
    summary: 'Step 4: trainings and add-ons',
  },
  addonsUpdate: {
    ...SAVE,
    path: '/v1/reservations/addons/update',
    request: AddonsUpdate,
    summary: 'Save step 4',
  },
  participantsGet: {
    ...STEP,
    path: '/v1/reservations/participants/get',
    summary: 'Step 5: participants',
  },
  participantsUpdate: {
    ...SAVE,
    path: '/v1/reservations/participants/update',
    request: ParticipantsUpdate,
    summary: 'Save step 5; may create the account',
  },
  confirmationGet: {
    ...STEP,
    path: '/v1/reservations/confirmation/get',
    summary: 'Step 6: the whole price and the payment plan',
  },
  confirm: {
    ...SAVE,
    path: '/v1/reservations/confirm',
    request: ConfirmRequest,
    response: ConfirmAnswer,
    summary: 'Order the draft',
  },
  reservationsHeld: {
    ...OWN_READ,
    path: '/v1/reservations/held',
    response: HeldAnswer,
    access: 'session',
    audit: 'loginCheck',
    summary: 'Drafts of the caller that hold places',
  },
  ageRequest: {
    ...SAVE,
    path: '/v1/reservations/ageRequest',
    request: VersionedBookingRequest,
    response: AgeRequestAnswer,
    replay: 'run',
    summary: 'Ask the office about travellers of 45 and more',
  },

  paymentNext: {
    ...PAYMENT_LINK,
    path: '/v1/payments/{reservationId}/next',
    summary: 'Redirect to the payment provider with the amount due now',
  },
  paymentFull: {
    ...PAYMENT_LINK,
    path: '/v1/payments/{reservationId}/full',
    summary: 'Redirect to the payment provider with all that is left to pay',
  },

  voucherRedeem: {
    ...SAVE,
    path: '/v1/rebates/voucher/redeem',
    request: VoucherRedeem,
    audit: 'code',
    summary: 'Redeem a voucher',
  },
  ambassadorUse: {
    ...SAVE,
    path: '/v1/rebates/ambassador/use',
    request: AmbassadorUse,
    audit: 'code',
    summary: "Use an ambassador's code",
  },
  groupCreate: {
    ...SAVE,
    path: '/v1/rebates/group/create',
    request: VersionedBookingRequest,
    response: GroupCreateAnswer,
    summary: 'Open a group; its code is the reservation id',
  },
  groupJoin: {
    ...SAVE,
    path: '/v1/rebates/group/join',
    request: GroupJoin,
    audit: 'code',
    summary: 'Join a group',
  },
  voucherRemove: {
    ...SAVE,
    path: '/v1/rebates/voucher/remove',
    request: VoucherRemove,
    summary: 'Remove a voucher before the order',
  },
  ambassadorRemove: {
    ...SAVE,
    path: '/v1/rebates/ambassador/remove',
    request: VersionedBookingRequest,
    summary: "Remove an ambassador's code before the order",
  },
  groupLeave: {
    ...SAVE,
    path: '/v1/rebates/group/leave',
    request: VersionedBookingRequest,
    summary: 'Leave a group before the order',
  },

  accountReservations: {
    ...OWN_READ,
    path: '/v1/account/reservations',
    request: ReservationsRequest,
    response: ReservationsAnswer,
    summary: "The customer's trips, of both brands",
  },
  changesAllowed: {
    ...TRIP_READ,
    path: '/v1/reservationsUpdates/allowed',
    response: AllowedAnswer,
    summary: 'Whether the booking can still be changed',
  },
  changeParticipantsGet: {
    ...TRIP_READ,
    path: '/v1/reservationsUpdates/participants/get',
    response: ParticipantsAnswer,
    summary: "Participants' data for a change",
  },
  changeParticipants: {
    ...TRIP_CHANGE,
    path: '/v1/reservationsUpdates/participants/change',
    request: ParticipantsChange,
    response: ChangesAnswer,
    summary: "Change participants' data",
  },
  changeParametersGet: {
    ...TRIP_READ,
    path: '/v1/reservationsUpdates/parameters/get',
    response: ParametersAnswer,
    summary: 'Choices that a change can make',
  },
  changeParameters: {
    ...TRIP_CHANGE,
    path: '/v1/reservationsUpdates/parameters/change',
    request: ParametersChange,
    response: ChangesAnswer,
    summary: 'Change choices, or only preview the change',
  },
  cancelRequest: {
    ...TRIP_CHANGE,
    path: '/v1/reservations/cancelRequest',
    request: VersionedBookingRequest,
    summary: 'Ask the office to cancel',
  },
  leaveReserveList: {
    ...TRIP_CHANGE,
    path: '/v1/reservations/leaveReserveList',
    request: VersionedBookingRequest,
    summary: 'Leave the reserve list',
  },
  accountMessages: {
    ...OWN_READ,
    path: '/v1/account/messages',
    response: MessagesAnswer,
    summary: 'Messages, newest first',
  },
  messageRead: {
    ...OWN_CHANGE,
    path: '/v1/account/messages/read',
    request: ReadRequest,
    response: ReadAnswer,
    statuses: [404],
    summary: 'Mark a message as read',
  },
  accountVouchers: {
    ...OWN_READ,
    path: '/v1/account/vouchers',
    response: VouchersAnswer,
    summary: "The customer's vouchers",
  },
  voucherCreate: {
    ...OWN_CHANGE,
    path: '/v1/account/vouchers/create',
    request: VoucherCreateRequest,
    response: VoucherAnswer,
    replay: 'rebuild',
    summary: 'Create a voucher that the office must activate',
  },
  ambassadorCodes: {
    ...OWN_READ,
    path: '/v1/account/ambassadorCodes',
    response: AmbassadorCodesAnswer,
    access: 'ambassador',
    summary: "The ambassador's codes",
  },
  ambassadorCodeCreate: {
    ...AMBASSADOR_CHANGE,
    path: '/v1/account/ambassadorCodes/create',
    request: AmbassadorCodeRequest,
    response: AmbassadorCodeAnswer,
    statuses: [409],
    summary: "Create an ambassador's code",
  },
  commissionVoucher: {
    ...AMBASSADOR_CHANGE,
    path: '/v1/account/ambassadorCodes/createVoucher',
    request: CommissionVoucherRequest,
    response: CommissionVoucherAnswer,
    statuses: [404],
    summary: 'Create a voucher from commission',
  },
  contractFile: {
    ...FILE,
    path: '/v1/documents/contract',
    summary: 'The contract; the first call creates it',
  },
  advanceFile: {
    ...FILE,
    path: '/v1/documents/advance',
    summary: 'Create an advance invoice for payments that no invoice has yet',
  },
  paperFile: {
    ...FILE,
    path: '/v1/documents/paper',
    request: PaperRequest,
    statuses: [],
    summary: 'An existing paper of any kind',
  },
  invoiceFile: {
    ...FILE,
    path: '/v1/documents/invoice',
    summary: 'The final invoice; the first call after full payment creates it',
  },
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
