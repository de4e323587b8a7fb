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
import { ExportAnswer } from './panel/account-export.ts';
import {
  AmbassadorCodeAnswer,
  AmbassadorCodeRequest,
  AmbassadorCodesAnswer,
  CommissionVoucherAnswer,
  CommissionVoucherRequest,
} from './panel/ambassadors.ts';
import { MessagesAnswer, ReadAnswer, ReadRequest } from './panel/messages.ts';
import {
  AllowedAnswer,
  ChangesAnswer,
  PanelAnswer,
  PanelRequest,
  ParametersAnswer,
  ParametersChange,
  ParticipantsAnswer,
  ParticipantsChange,
  ReservationsAnswer,
  WishRequest,
} from './panel/panel.ts';
import { FileAnswer, FileRequest, PaperRequest } from './panel/papers.ts';
import { VoucherAnswer, VoucherCreateRequest, VouchersAnswer } from './panel/vouchers.ts';
import { type Path, paths, type RouteName } from './paths.ts';
import {
  AgeRequest,
  AgeRequestAnswer,
  AmbassadorUse,
  CodeRemove,
  GroupCreate,
  GroupCreateAnswer,
  GroupJoin,
  VoucherRedeem,
  VoucherRemove,
} from './wizard/codes.ts';
import { HeldAnswer } from './wizard/held.ts';
import { PaymentRequest } from './wizard/payments.ts';
import {
  AccommodationsUpdate,
  AddonsUpdate,
  ConfirmAnswer,
  ConfirmRequest,
  CreateAnswer,
  CreateRequest,
  DetailsUpdate,
  GetRequest,
  InsuranceUpdate,
  ParticipantsUpdate,
  ReservationAnswer,
} from './wizard/wizard.ts';

/**
 * One call of the wire. The request of a GET is its query, of a POST its body. `statuses`: its own
 * refusals in addition to the common ones.
 */
export interface Route<Req extends t.Mixed = t.Mixed, Res extends t.Mixed = t.Mixed> extends Path {
  readonly request: Req;
  readonly response: Res;
  readonly statuses: readonly number[];
  readonly summary: string;
}

const route = <P extends Path, Req extends t.Mixed, Res extends t.Mixed>(
  path: P,
  request: Req,
  response: Res,
  statuses: readonly number[],
  summary: string,
) => ({ ...path, request, response, statuses, summary });

const p = paths;

/**
 * The only table of calls. The server mounts it, OpenAPI describes it, the client takes its types
 * from it.
 */
export const routes = {
  alive: route(p.alive, Nothing, HealthAnswer, [], 'The process is alive'),
  ready: route(p.ready, Nothing, HealthAnswer, [], 'The store takes what is written'),
  openapi: route(p.openapi, Nothing, Document, [], 'This document'),
  site: route(p.site, SiteRequest, SiteAnswer, [], 'Public figures of a brand'),

  offersList: route(
    p.offersList,
    OffersRequest,
    OffersAnswer,
    [],
    'Offers by start date or another order, filtered',
  ),
  offersFilters: route(
    p.offersFilters,
    FiltersRequest,
    FiltersAnswer,
    [],
    'What offers can be filtered by, counted under a filter',
  ),
  offerDetails: route(p.offerDetails, OfferRequest, OfferAnswer, [404], 'One offer'),
  offerDetailsPost: route(p.offerDetailsPost, OfferRequest, OfferAnswer, [404], 'One offer'),

  page: route(
    p.page,
    PageRequest,
    PageAnswer,
    [404],
    'A page of the site, as its content files say it',
  ),
  pagePost: route(
    p.pagePost,
    PageRequest,
    PageAnswer,
    [404],
    'A page of the site, as its content files say it',
  ),
  faq: route(p.faq, SiteRequest, FaqAnswer, [], 'Questions and answers by category'),
  faqPost: route(p.faqPost, SiteRequest, FaqAnswer, [], 'Questions and answers by category'),

  contactRequest: route(p.contactRequest, ContactRequest, ContactAnswer, [], 'Write to the office'),
  newsletter: route(
    p.newsletter,
    NewsletterRequest,
    NewsletterAnswer,
    [409],
    'Ask for the newsletter; a mail asks back',
  ),

  authDetails: route(
    p.authDetails,
    SiteRequest,
    AuthAnswer,
    [401],
    'What the menu needs to know of the customer',
  ),
  login: route(p.login, LoginRequest, AuthAnswer, [401], 'Log in; answers with the session cookie'),
  logout: route(p.logout, SiteRequest, Nothing, [], 'End the session'),
  accountDetails: route(
    p.accountDetails,
    SiteRequest,
    AccountAnswer,
    [401],
    "The customer's own data",
  ),
  accountCreate: route(
    p.accountCreate,
    CreateAccountRequest,
    CreatedAnswer,
    [],
    'Register; the answer never tells whether the e-mail is known',
  ),
  accountConfirm: route(
    p.accountConfirm,
    ConfirmAccountRequest,
    ConfirmedAnswer,
    [409],
    'Activate an account',
  ),
  accountActivationAgain: route(
    p.accountActivationAgain,
    ActivationAgainRequest,
    SentAnswer,
    [401, 404, 429],
    'Send the activation link of the account that this browser booked with',
  ),
  accountDisown: route(
    p.accountDisown,
    DisownRequest,
    DisownedAnswer,
    [],
    'Take away an account that was never activated',
  ),
  passwordReset: route(
    p.passwordReset,
    ResetRequest,
    SentAnswer,
    [409],
    'Send a link to a new password, whether or not it exists',
  ),
  passwordResetSave: route(
    p.passwordResetSave,
    ResetSaveRequest,
    SavedAnswer,
    [],
    'Set the password that the link asks for',
  ),
  accountDetailsChange: route(
    p.accountDetailsChange,
    DetailsChangeRequest,
    SavedAnswer,
    [401, 409],
    "Change the customer's own data",
  ),
  accountPasswordChange: route(
    p.accountPasswordChange,
    PasswordChangeRequest,
    SavedAnswer,
    [401],
    'Change the password',
  ),
  accountSessions: route(
    p.accountSessions,
    SiteRequest,
    SessionsAnswer,
    [401],
    'Where the customer is logged in',
  ),
  accountSessionsEnd: route(
    p.accountSessionsEnd,
    SessionsEndRequest,
    EndedAnswer,
    [401, 403, 404, 429],
    'Log out one device, or all',
  ),
  accountExport: route(
    p.accountExport,
    SiteRequest,
    ExportAnswer,
    [401],
    'Everything that is kept on the customer',
  ),
  accountDelete: route(
    p.accountDelete,
    DeleteRequest,
    DeletedAnswer,
    [401, 403, 429],
    'Delete the account; false where a trip is ahead',
  ),

  reservationCreate: route(
    p.reservationCreate,
    CreateRequest,
    CreateAnswer,
    [404, 409],
    'Begin a reservation',
  ),
  detailsGet: route(
    p.detailsGet,
    GetRequest,
    ReservationAnswer,
    [401, 404],
    'Step 1: what is booked, and for how many',
  ),
  detailsUpdate: route(
    p.detailsUpdate,
    DetailsUpdate,
    ReservationAnswer,
    [401, 404, 409],
    'Save step 1',
  ),
  accommodationsGet: route(
    p.accommodationsGet,
    GetRequest,
    ReservationAnswer,
    [401, 404],
    'Step 2: units and journeys',
  ),
  accommodationsUpdate: route(
    p.accommodationsUpdate,
    AccommodationsUpdate,
    ReservationAnswer,
    [401, 404, 409],
    'Save step 2 and hold the places',
  ),
  insuranceGet: route(
    p.insuranceGet,
    GetRequest,
    ReservationAnswer,
    [401, 404],
    'Step 3: insurances',
  ),
  insuranceUpdate: route(
    p.insuranceUpdate,
    InsuranceUpdate,
    ReservationAnswer,
    [401, 404, 409],
    'Save step 3',
  ),
  addonsGet: route(
    p.addonsGet,
    GetRequest,
    ReservationAnswer,
    [401, 404],
    'Step 4: trainings and add-ons',
  ),
  addonsUpdate: route(
    p.addonsUpdate,
    AddonsUpdate,
    ReservationAnswer,
    [401, 404, 409],
    'Save step 4',
  ),
  participantsGet: route(
    p.participantsGet,
    GetRequest,
    ReservationAnswer,
    [401, 404],
    'Step 5: participants',
  ),
  participantsUpdate: route(
    p.participantsUpdate,
    ParticipantsUpdate,
    ReservationAnswer,
    [401, 404, 409],
    'Save step 5; may create the account',
  ),
  confirmationGet: route(
    p.confirmationGet,
    GetRequest,
    ReservationAnswer,
    [401, 404],
    'Step 6: the whole price and the payment plan',
  ),
  confirm: route(p.confirm, ConfirmRequest, ConfirmAnswer, [401, 404, 409], 'Book'),
  reservationsHeld: route(
    p.reservationsHeld,
    SiteRequest,
    HeldAnswer,
    [401],
    'Drafts of the caller that hold places',
  ),
  ageRequest: route(
    p.ageRequest,
    AgeRequest,
    AgeRequestAnswer,
    [401, 404, 409],
    'Ask the office about travellers of 45 and more',
  ),

  paymentNext: route(
    p.paymentNext,
    PaymentRequest,
    Nothing,
    [401, 404, 409, 502],
    'Pay online what is due now: to the provider',
  ),
  paymentFull: route(
    p.paymentFull,
    PaymentRequest,
    Nothing,
    [401, 404, 409, 502],
    'Pay online all that is left: to the provider',
  ),

  voucherRedeem: route(
    p.voucherRedeem,
    VoucherRedeem,
    ReservationAnswer,
    [401, 404, 409],
    'Redeem a voucher',
  ),
  ambassadorUse: route(
    p.ambassadorUse,
    AmbassadorUse,
    ReservationAnswer,
    [401, 404, 409],
    "Use an ambassador's code",
  ),
  groupCreate: route(
    p.groupCreate,
    GroupCreate,
    GroupCreateAnswer,
    [401, 404, 409],
    'Open a group; its code is the reservation id',
  ),
  groupJoin: route(p.groupJoin, GroupJoin, ReservationAnswer, [401, 404, 409], 'Join a group'),
  voucherRemove: route(
    p.voucherRemove,
    VoucherRemove,
    ReservationAnswer,
    [401, 404, 409],
    'Take a voucher back before the order',
  ),
  ambassadorRemove: route(
    p.ambassadorRemove,
    CodeRemove,
    ReservationAnswer,
    [401, 404, 409],
    "Take an ambassador's code back before the order",
  ),
  groupLeave: route(
    p.groupLeave,
    CodeRemove,
    ReservationAnswer,
    [401, 404, 409],
    'Leave a group before the order',
  ),

  accountReservations: route(
    p.accountReservations,
    SiteRequest,
    ReservationsAnswer,
    [401],
    "The customer's trips, of both brands",
  ),
  changesAllowed: route(
    p.changesAllowed,
    PanelRequest,
    AllowedAnswer,
    [401, 403, 404],
    'Whether changes are still taken',
  ),
  changeParticipantsGet: route(
    p.changeParticipantsGet,
    PanelRequest,
    ParticipantsAnswer,
    [401, 403, 404],
    'Participants to be changed',
  ),
  changeParticipants: route(
    p.changeParticipants,
    ParticipantsChange,
    ChangesAnswer,
    [401, 404, 409],
    "Change participants' data",
  ),
  changeParametersGet: route(
    p.changeParametersGet,
    PanelRequest,
    ParametersAnswer,
    [401, 403, 404],
    'What may be chosen anew',
  ),
  changeParameters: route(
    p.changeParameters,
    ParametersChange,
    ChangesAnswer,
    [401, 404, 409],
    'Change what was chosen, or only preview it',
  ),
  cancelRequest: route(
    p.cancelRequest,
    WishRequest,
    PanelAnswer,
    [401, 404, 409],
    'Ask the office to cancel',
  ),
  leaveReserveList: route(
    p.leaveReserveList,
    WishRequest,
    PanelAnswer,
    [401, 404, 409],
    'Give up a place on the reserve list',
  ),
  accountMessages: route(
    p.accountMessages,
    SiteRequest,
    MessagesAnswer,
    [401],
    'Messages, newest first',
  ),
  messageRead: route(p.messageRead, ReadRequest, ReadAnswer, [401, 404], 'A message was opened'),
  accountVouchers: route(
    p.accountVouchers,
    SiteRequest,
    VouchersAnswer,
    [401],
    "The customer's vouchers",
  ),
  voucherCreate: route(
    p.voucherCreate,
    VoucherCreateRequest,
    VoucherAnswer,
    [401],
    'Make a voucher that the office then activates',
  ),
  ambassadorCodes: route(
    p.ambassadorCodes,
    SiteRequest,
    AmbassadorCodesAnswer,
    [401, 403],
    "The ambassador's codes",
  ),
  ambassadorCodeCreate: route(
    p.ambassadorCodeCreate,
    AmbassadorCodeRequest,
    AmbassadorCodeAnswer,
    [401, 409],
    'Make a referral code',
  ),
  commissionVoucher: route(
    p.commissionVoucher,
    CommissionVoucherRequest,
    CommissionVoucherAnswer,
    [401, 404],
    'Turn commission into a voucher',
  ),
  contractFile: route(
    p.contractFile,
    FileRequest,
    FileAnswer,
    [401, 403, 404, 409],
    'The contract; made at the first call',
  ),
  advanceFile: route(
    p.advanceFile,
    FileRequest,
    FileAnswer,
    [401, 403, 404, 409],
    'An invoice of what came in and is on none yet; made by the call',
  ),
  paperFile: route(
    p.paperFile,
    PaperRequest,
    FileAnswer,
    [401, 403, 404],
    'A paper that was made before, of any kind',
  ),
  invoiceFile: route(
    p.invoiceFile,
    FileRequest,
    FileAnswer,
    [401, 403, 404, 409],
    'The invoice; made at the first call once all is paid',
  ),
} as const satisfies Record<RouteName, Route>;

export type Routes = typeof routes;

/** The decoded request of a call. */
export type RequestOf<N extends RouteName> = t.TypeOf<Routes[N]['request']>;

/** The request as a client sends it. */
export type SentOf<N extends RouteName> = t.OutputOf<Routes[N]['request']>;

/** The 200 response of a call. */
export type ResponseOf<N extends RouteName> = t.TypeOf<Routes[N]['response']>;
