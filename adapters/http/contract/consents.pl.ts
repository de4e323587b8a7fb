/**
 * Sentences that somebody agrees to, as they stand beside their boxes: the screens show them, and the record of a consent keeps the one
 * that was shown. A changed sentence is a new one; what was recorded stays.
 */
export const consents = {
  newsletter: 'Chcę dostawać od Was wiadomości o rejsach i promocjach. Zgodę wycofam w każdej chwili linkiem w stopce maila.',
  newsletterOfAccount: 'Chcę dostawać wiadomości o nowych rejsach i promocjach. Zgodę mogę wycofać w każdej chwili.',
  newsletterOfBooking: 'Chcę dostawać wiadomości o rejsach i promocjach.',
} as const;
