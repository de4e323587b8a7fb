// Countries of invoice buyers, as forms offer them (R38.16). The domain has the list.
export { COUNTRY_CODES, HOME_COUNTRY } from '../../../../domain/accounts/buyer-country.ts';
