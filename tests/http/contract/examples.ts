import type { RouteName } from '../../../adapters/http/contract/paths.ts';

const booking = { siteId: 1, reservationId: 'K7M2P9QX' };

/** One request of every call, as the documents write it. */
export const examples: Record<RouteName, object> = {
  alive: {},
  ready: {},
  openapi: {},
  site: { siteId: 1 },
  offersList: { siteId: 1, filterCountry: [6], filterType: [], filterTerm: [7], filterOptions: [] },
  offersFilters: { siteId: 1 },
  offerDetails: { offerId: '82' },
  offerDetailsPost: { siteId: 1, friendlyUrl: 'chorwacja-explore' },
  authDetails: {},
  login: { email: 'anna@example.com', password: 'sekret1' },
  logout: {},
  accountDetails: {},
  accountCreate: { email: 'anna@example.com', password: 'sekret1', policyAccepted: 1, newsletterAccepted: 0, siteId: 1 },
  accountConfirm: { token: 'abc123' },
  reservationCreate: { siteId: 1, offerId: 82, offerTypeId: 2 },
  detailsGet: booking,
  detailsUpdate: { ...booking, accommodationOption: 'single', participantsCount: 2, termsAccepted: 1, ownSkipper: false },
  accommodationsGet: booking,
  accommodationsUpdate: {
    ...booking,
    accommodationConfig: [
      { userNum: 1, roomId: 501, optionsChosen: [{ bedroomChosen: 0 }] },
      { userNum: 2, sameAsTheFirst: 1, valueName: 'Jan', valueSurname: 'Nowak' },
    ],
    journeyConfig: [
      { userNum: 1, journeyId: '1', journeyPointId: '2', transportAddLuggage: 1 },
      { userNum: 2, journeyId: 2, journeyPointId: '' },
    ],
    isReserveList: 0,
  },
  insuranceGet: booking,
  insuranceUpdate: {
    ...booking,
    insuranceConfig: [{ userNum: 1, insuranceId: 3, resignationInsuranceAccepted: '1', quarantineAssistanceAccepted: '0' }],
  },
  addonsGet: booking,
  addonsUpdate: {
    ...booking,
    trainingsConfig: [],
    addonsConfig: [{ userNum: 1, addonsSelected: [{ addonId: 7, addonOptionId: 13 }] }],
  },
  participantsGet: booking,
  participantsUpdate: {
    ...booking,
    participantsConfig: [
      {
        userNum: 1,
        fillInLater: 0,
        firstName: 'Anna',
        lastName: 'Żak',
        birthDate: '1990-02-28',
        idDocument: '',
        country: 'Polska',
        gender: '1',
        phone: '+48 600 700 800',
        email: 'anna@example.com',
        password: 'sekret1',
        policyAccepted: 1,
        newsletterAccepted: 0,
      },
      { userNum: 2, fillInLater: 1, email: '' },
    ],
  },
  confirmationGet: booking,
  confirm: { ...booking, comments: '', paymentOption: 'onetime', paymentType: 'wired', termsAccepted: 1, expectedPrice: '2349.50' },
  ageRequest: booking,
  voucherRedeem: { ...booking, voucherCode: 'LATO-2027', userNum: 2 },
  ambassadorUse: { ...booking, ambassadorCode: 'ANNA-2027' },
  groupCreate: booking,
  groupJoin: { ...booking, groupCode: 'ABCDEFGH' },
};
