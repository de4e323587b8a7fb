import type { OrderLinkState } from '../../../../application/wizard/wizard.ts';
import { pages } from '../../contract/pages.pl.ts';
import { renderMessagePage } from '../pipeline/confirmation-page.pl.ts';

const link = (href: string, text: string): string => `<p><a href="${href}">${text}</a></p>`;
const CONTACT = link(pages.contact, 'Napisz albo zadzwoń do biura');

/**
 * Pages that the link to a prepared order opens. Mail scanners open links, too. So opening the page
 * changes nothing, and only its button sends a POST.
 */
export const ORDER_LINK_PAGES: Readonly<Record<OrderLinkState, string>> = {
  open: renderMessagePage(
    'Twoje zamówienie jest gotowe',
    'Biuro wpisało to, o czym rozmawialiście. Sprawdź dane i cenę, zaakceptuj warunki i zamów. Otwarcie tej strony niczego nie zamawia.',
    '<form method="post"><button>Przejdź do podsumowania</button></form>',
  ),
  used: renderMessagePage(
    'To zamówienie jest już złożone',
    'Link działał do zamówienia. Swoją rezerwację znajdziesz w panelu: zaloguj się albo najpierw aktywuj konto linkiem z wiadomości po zamówieniu.',
    link(pages.panel, 'Przejdź do panelu') + CONTACT,
  ),
  expired: renderMessagePage(
    'Ten link już wygasł',
    'Miejsca czekały do godziny podanej w wiadomości i wróciły do puli. Niczego nie zamówiliśmy i nie pobraliśmy pieniędzy. Biuro może przygotować zamówienie jeszcze raz.',
    CONTACT + link(pages.offers, 'Zobacz rejsy'),
  ),
  unknown: renderMessagePage(
    'Nie znamy tego linku',
    'Może urwał się przy kopiowaniu. Otwórz go jeszcze raz z wiadomości.',
    CONTACT + link(pages.offers, 'Zobacz rejsy'),
  ),
};
