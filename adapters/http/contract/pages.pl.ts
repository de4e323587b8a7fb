export const pages = {
  home: '/',
  offers: '/rejsy-morskie',
  country: '/rejsy-morskie/:country',
  offer: '/oferta/:friendlyUrl',
  trainings: '/szkolenia',
  trainingsInformation: '/szkolenia-informacje',
  mazury: '/mazury',
  may: '/majowka',
  sailAndParty: '/sailandparty',
  privateCruises: '/rejsy-prywatne',
  companyTrips: '/wyjazdy-firmowe',
  howItWorks: '/jak-to-dziala',
  programme: '/jak-to-dziala/jak-wybrac-rejs',
  formalities: '/formalnosci',
  becomeSkipper: '/zostan-skipperem',
  covid: '/rejsy-2022-a-covid',
  promotions: '/promocje',
  partners: '/partnerzy',
  about: '/o-nas',
  team: '/o-nas/team',
  work: '/o-nas/praca',
  accessibility: '/dostepnosc',
  informationForm: '/formularz-informacyjny',
  terms: '/regulamin',
  privacy: '/polityka-prywatnosci',
  tripTerms: '/warunki-uczestnictwa',
  documents: '/o-nas/dokumenty',
  insuranceTerms: '/o-nas/dokumenty/ubezpieczenie-podrozne',
  documentFile: '/o-nas/dokumenty/:name.pdf',
  documentVersion: '/o-nas/dokumenty/wersje/:id.pdf',
  faq: '/faq',
  contact: '/kontakt',
  blog: '/blog',
  post: '/blog/:slug',
  blogFeed: '/blog/feed.xml',
  siteMap: '/sitemap.xml',
  robots: '/robots.txt',
  newsletter: '/newsletter',
  newsletterConfirm: '/newsletter/potwierdz/:token',
  newsletterLeave: '/newsletter/wypisz/:key',

  /** The review form. A mail after the trip links to it with the `key` of one booking (R72). */
  review: '/opinia/:key',
  aboutReviews: '/opinie',

  login: '/zaloguj',
  register: '/rejestracja',
  activation: '/Activate/:token',
  passwordReset: '/reset-hasła',
  /** People type this page address and read it in mails, so it has no Polish letters. */
  passwordResetPlain: '/reset-hasla',
  newPassword: '/Password/:token',
  logout: '/wyloguj',

  booking: '/rezerwacja',
  thanks: '/rezerwacja/podziekowanie',
  onlinePayment: '/OnlinePayment',
  /** An order that the office prepared. The customer gets this link in a mail (R55.4). */
  orderLink: '/zamowienie/:token',

  panel: '/twoj-panel',
  trips: '/twoj-panel/wyjazd',
  messages: '/twoj-panel/wiadomosci',
  vouchers: '/twoj-panel/vouchery',
  ambassador: '/twoj-panel/panel-ambasadora',
  details: '/twoj-panel/twoje-dane',
  password: '/twoj-panel/zmiana-hasla',
  /** `panelLogout` asks before it logs out; the page `logout` logs out at once. */
  panelLogout: '/twoj-panel/wyloguj',

  parts: '/czesci',
} as const;

/** Documents that a company can omit. Then their pages answer 404. */
export const OPTIONAL_PAGES = [
  pages.trainings,
  pages.trainingsInformation,
  pages.mazury,
  pages.may,
  pages.sailAndParty,
  pages.privateCruises,
  pages.companyTrips,
  pages.howItWorks,
  pages.programme,
  pages.formalities,
  pages.becomeSkipper,
  pages.covid,
  pages.promotions,
  pages.partners,
  pages.about,
  pages.team,
  pages.work,
  pages.accessibility,
  pages.documents,
  pages.insuranceTerms,
  pages.faq,
  pages.blog,
] as const satisfies readonly string[];

const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ą: 'a',
  ć: 'c',
  ę: 'e',
  ł: 'l',
  ń: 'n',
  ó: 'o',
  ś: 's',
  ź: 'z',
  ż: 'z',
};

/** Returns a name in lower case, without Polish letters, with hyphens for spaces (P-024). */
export const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[ąćęłńóśźż]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/ +/g, '-');

const withPart = (page: `${string}/:${string}`, part: string): string =>
  page.replace(/:\w+$/, encodeURIComponent(part));
const ofReservation = (page: string, reservationId: string): string =>
  `${page}?r=${encodeURIComponent(reservationId)}`;

export const countryPageUrl = (name: string): string => withPart(pages.country, toSlug(name));
export const offerPageUrl = (friendlyUrl: string): string => withPart(pages.offer, friendlyUrl);
export const postPageUrl = (slug: string): string => withPart(pages.post, slug);
export const newsletterConfirmPageUrl = (token: string): string =>
  withPart(pages.newsletterConfirm, token);
export const newsletterLeavePageUrl = (key: string): string => withPart(pages.newsletterLeave, key);
export const reviewPageUrl = (key: string): string => withPart(pages.review, key);
export const preparedOrderPageUrl = (reservationId: string): string =>
  ofReservation(`${pages.booking}/podsumowanie-i-platnosc`, reservationId);
export const takeOverPageUrl = (token: string): string => withPart(pages.orderLink, token);
export const blogPageUrl = (afterPostCursor: string | null): string =>
  afterPostCursor === null ? pages.blog : `${pages.blog}?po=${encodeURIComponent(afterPostCursor)}`;
export const documentFileUrl = (name: string): string => pages.documentFile.replace(':name', name);
export const documentVersionUrl = (id: string): string => pages.documentVersion.replace(':id', id);
export const newBookingPageUrl = (offerId: number): string => `${pages.booking}?oferta=${offerId}`;
export const bookingPageUrl = (reservationId: string): string =>
  ofReservation(pages.booking, reservationId);
export const thanksPageUrl = (reservationId: string): string =>
  ofReservation(pages.thanks, reservationId);
export const onlinePaymentPageUrl = (reservationId: string): string =>
  ofReservation(pages.onlinePayment, reservationId);
/** Value of the parameter `error` in the address if the payment provider did not respond. */
export const PROVIDER_AWAY = '502';
export const PROVIDER_REFUSED = '409';
export const providerUnavailablePageUrl = (reservationId: string): string =>
  `${onlinePaymentPageUrl(reservationId)}&error=${PROVIDER_AWAY}`;
export const providerRefusedPageUrl = (reservationId: string): string =>
  `${onlinePaymentPageUrl(reservationId)}&error=${PROVIDER_REFUSED}`;
export const tripPageUrl = (reservationId: string): string => `${pages.trips}/${reservationId}`;

export const activationPageUrl = (token: string): string => withPart(pages.activation, token);
/** Link in an activation mail for people who did not ask for the account ("To nie ja"). */
export const disownPageUrl = (token: string): string => `${activationPageUrl(token)}?nie-ja`;
export const newPasswordPageUrl = (token: string): string => withPart(pages.newPassword, token);
export const loginPageUrl = (nextUrl: string): string =>
  `${pages.login}?dalej=${encodeURIComponent(nextUrl)}`;
