// The countries that an invoice's buyer can have (R38.16).
export { COUNTRY_CODES, HOME_COUNTRY } from '../../../../domain/accounts/buyer-country.ts';
