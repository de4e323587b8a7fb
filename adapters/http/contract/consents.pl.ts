/**
 * The texts of consents, as shown beside their checkboxes. The record of a consent stores the text
 * that was shown. If a text changes, existing records keep the old one.
 */
export const consents = {
  newsletter:
    'Chcę dostawać od Was wiadomości o rejsach i promocjach. Zgodę wycofam w każdej chwili linkiem w stopce maila.',
  newsletterOfAccount:
    'Chcę dostawać wiadomości o nowych rejsach i promocjach. Zgodę mogę wycofać w każdej chwili.',
  newsletterOfBooking: 'Chcę dostawać wiadomości o rejsach i promocjach.',
} as const;
