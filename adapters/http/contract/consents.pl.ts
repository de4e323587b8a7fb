/** Texts of consents. With a consent, the shop stores the text that the visitor read. */
export const consents = {
  newsletter:
    'Chcę dostawać od Was wiadomości o rejsach i promocjach. Zgodę wycofam w każdej chwili linkiem w stopce maila.',
  newsletterOfAccount:
    'Chcę dostawać wiadomości o nowych rejsach i promocjach. Zgodę mogę wycofać w każdej chwili.',
  newsletterOfBooking: 'Chcę dostawać wiadomości o rejsach i promocjach.',
} as const;
