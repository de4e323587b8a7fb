import { ownBooking } from '../../../../application/panel/access.ts';
import type { Store } from '../../../../application/ports/store.ts';
import { isStorable } from '../../../../domain/text/clean.ts';
import type { RouteName } from '../../contract/paths.ts';
import { type CallRefusal, refusePanel, refuseWith } from './refusal.ts';
import type { RequestSession } from './request-session.ts';

/**
 * Who may make a call at all, told before anything of what was sent is read (contract): somebody without a session is never told what a
 * call would take. `reservation` and `trip` are a booking's own calls: of those the reservationId is read first, and what belongs to
 * somebody else is 404, on a trip that one only travels on 403. `session`: any session, with or without an account.
 */
type AccessLevel = 'anybody' | 'session' | 'customer' | 'ambassador' | 'reservation' | 'trip';

const ACCESS: Readonly<Record<RouteName, AccessLevel>> = {
  alive: 'anybody',
  ready: 'anybody',
  openapi: 'anybody',
  site: 'anybody',
  offersList: 'anybody',
  offersFilters: 'anybody',
  offerDetails: 'anybody',
  offerDetailsPost: 'anybody',
  page: 'anybody',
  pagePost: 'anybody',
  faq: 'anybody',
  faqPost: 'anybody',
  contactRequest: 'anybody',
  newsletter: 'anybody',
  login: 'anybody',
  logout: 'anybody',
  accountCreate: 'anybody',
  accountConfirm: 'anybody',
  accountDisown: 'anybody',
  passwordReset: 'anybody',
  passwordResetSave: 'anybody',
  reservationCreate: 'anybody',
  // Links from mails and pages. A caller who is not logged in is sent to the login and then back to
  // the payment.
  paymentNext: 'anybody',
  paymentFull: 'anybody',

  reservationsHeld: 'session',

  authDetails: 'customer',
  accountDetails: 'customer',
  accountDetailsChange: 'customer',
  accountPasswordChange: 'customer',
  accountSessions: 'customer',
  accountSessionsEnd: 'customer',
  accountExport: 'customer',
  accountDelete: 'customer',
  accountReservations: 'customer',
  accountMessages: 'customer',
  messageRead: 'customer',
  accountVouchers: 'customer',
  voucherCreate: 'customer',

  ambassadorCodes: 'ambassador',
  ambassadorCodeCreate: 'ambassador',
  commissionVoucher: 'ambassador',

  accountActivationAgain: 'reservation',
  detailsGet: 'reservation',
  detailsUpdate: 'reservation',
  accommodationsGet: 'reservation',
  accommodationsUpdate: 'reservation',
  insuranceGet: 'reservation',
  insuranceUpdate: 'reservation',
  addonsGet: 'reservation',
  addonsUpdate: 'reservation',
  participantsGet: 'reservation',
  participantsUpdate: 'reservation',
  confirmationGet: 'reservation',
  confirm: 'reservation',
  ageRequest: 'reservation',
  voucherRedeem: 'reservation',
  ambassadorUse: 'reservation',
  groupCreate: 'reservation',
  groupJoin: 'reservation',
  voucherRemove: 'reservation',
  ambassadorRemove: 'reservation',
  groupLeave: 'reservation',

  changesAllowed: 'trip',
  changeParticipantsGet: 'trip',
  changeParticipants: 'trip',
  changeParametersGet: 'trip',
  changeParameters: 'trip',
  cancelRequest: 'trip',
  leaveReserveList: 'trip',
  contractFile: 'trip',
  invoiceFile: 'trip',
  advanceFile: 'trip',
  paperFile: 'trip',
};

export type AccessStore = Pick<Store, 'ambassadors' | 'bookings'>;

/**
 * Returns the refusal of a caller, independent of the request, or null if the caller is allowed.
 */
export const authorizeCaller = async (
  { ambassadors }: AccessStore,
  name: RouteName,
  visit: () => RequestSession,
): Promise<CallRefusal | null> => {
  const door = ACCESS[name];
  if (door === 'anybody') return null;
  const caller = await visit().caller();
  if (caller === null) return refuseWith('noSession');
  if (door === 'session' || door === 'reservation' || door === 'trip') return null;
  if (caller.account === null) return refuseWith('noSession');
  return door === 'ambassador' && !(await ambassadors.isAmbassador(caller.account.id))
    ? refusePanel('notAmbassador')
    : null;
};

const idIn = (sent: unknown): string | null =>
  typeof sent === 'object' &&
  sent !== null &&
  'reservationId' in sent &&
  typeof sent.reservationId === 'string'
    ? sent.reservationId
    : null;

/**
 * Checks the owner of the booking before any other field. Returns null if the booking is the
 * caller's own or if the call names none.
 */
export const authorizeBooking = async (
  store: AccessStore,
  name: RouteName,
  visit: () => RequestSession,
  sent: unknown,
): Promise<CallRefusal | null> => {
  const door = ACCESS[name];
  const id = idIn(sent);
  const caller = door === 'reservation' || door === 'trip' ? await visit().caller() : null;
  if (caller === null || id === null || id === '') return null;
  if (!isStorable(id)) return refuseWith('notFound');
  const own = await ownBooking({ store })(caller, id);
  if (own.isOk()) return null;
  return door === 'trip' && own.error.kind === 'notOwner'
    ? refusePanel('notOwner')
    : refuseWith('notFound');
};
