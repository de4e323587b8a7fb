/**
 * Where the shop's pages live, for screens, server and mails alike; a name behind a colon is a part of the address. Apart from the
 * codecs, so that the browser needs these lines alone.
 */
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

  login: '/zaloguj',
  register: '/rejestracja',
  activation: '/Activate/:token',
  passwordReset: '/reset-hasła',
  /** The same page for who types or mails no Polish letters. */
  passwordResetPlain: '/reset-hasla',
  newPassword: '/Password/:token',
  logout: '/wyloguj',

  booking: '/rezerwacja',
  thanks: '/rezerwacja/podziekowanie',
  onlinePayment: '/OnlinePayment',

  panel: '/twoj-panel',
  trips: '/twoj-panel/wyjazd',
  messages: '/twoj-panel/wiadomosci',
  vouchers: '/twoj-panel/vouchery',
  ambassador: '/twoj-panel/panel-ambasadora',
  details: '/twoj-panel/twoje-dane',
  password: '/twoj-panel/zmiana-hasla',
  /** Asks first; `logout` does it at once. */
  panelLogout: '/twoj-panel/wyloguj',

  parts: '/czesci',
} as const;

const PLAIN_LETTERS: Readonly<Record<string, string>> = { ą: 'a', ć: 'c', ę: 'e', ł: 'l', ń: 'n', ó: 'o', ś: 's', ź: 'z', ż: 'z' };

/** A name, say a country's, as it stands in an address: lower-case, without Polish letters, spaces as hyphens (P-024). */
export const inAddress = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[ąćęłńóśźż]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/ +/g, '-');

/** A page's address with the part that it names. */
const withPart = (page: `${string}/:${string}`, part: string): string => page.replace(/:\w+$/, encodeURIComponent(part));
const ofReservation = (page: string, reservationId: string): string => `${page}?r=${encodeURIComponent(reservationId)}`;

export const countryPage = (name: string): string => withPart(pages.country, inAddress(name));
export const offerPage = (friendlyUrl: string): string => withPart(pages.offer, friendlyUrl);
export const postPage = (slug: string): string => withPart(pages.post, slug);
/** Where the owner of an address says that the newsletter is wanted, and where it ends. */
export const newsletterConfirmPage = (token: string): string => withPart(pages.newsletterConfirm, token);
export const newsletterLeavePage = (key: string): string => withPart(pages.newsletterLeave, key);
/** The list of posts after a cursor; the newest without one. */
export const blogPage = (after: string | null): string => (after === null ? pages.blog : `${pages.blog}?po=${encodeURIComponent(after)}`);
/** The file of a document, by its name. */
export const documentFile = (name: string): string => pages.documentFile.replace(':name', name);
/** The file of a document in the version that somebody was shown, by the id of its words. */
export const documentVersion = (id: string): string => pages.documentVersion.replace(':id', id);
/** Where a booking of an offer begins. */
export const newBookingPage = (offerId: number): string => `${pages.booking}?oferta=${offerId}`;
/** Where a reservation has got to (R59). */
export const bookingPage = (reservationId: string): string => ofReservation(pages.booking, reservationId);
export const thanksPage = (reservationId: string): string => ofReservation(pages.thanks, reservationId);
/** What became of the payment of a reservation. */
export const onlinePaymentPage = (reservationId: string): string => ofReservation(pages.onlinePayment, reservationId);
/** The shop's own values of `error` on that page: the provider did not answer, or refused the order. All other values are the provider's. */
export const PROVIDER_AWAY = '502';
export const PROVIDER_REFUSED = '409';
/** The same where no payment could be begun. */
export const providerAwayPage = (reservationId: string): string => `${onlinePaymentPage(reservationId)}&error=${PROVIDER_AWAY}`;
/** That page after the provider refused to take an order (R30.9). */
export const providerRefusedPage = (reservationId: string): string => `${onlinePaymentPage(reservationId)}&error=${PROVIDER_REFUSED}`;
/** A trip of the panel's. */
export const tripPage = (reservationId: string): string => `${pages.trips}/${reservationId}`;

export const activationPage = (token: string): string => withPart(pages.activation, token);
/** The activation's page for whoever did not ask for an account. */
export const disownPage = (token: string): string => `${activationPage(token)}?nie-ja`;
export const newPasswordPage = (token: string): string => withPart(pages.newPassword, token);
/** The login, and where to go on afterwards. */
export const loginPage = (onward: string): string => `${pages.login}?dalej=${encodeURIComponent(onward)}`;
