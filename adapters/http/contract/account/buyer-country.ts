export { COUNTRY_CODES, HOME_COUNTRY } from '../../../../domain/accounts/buyer-country.ts';
