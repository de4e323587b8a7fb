// What most offers of a kind of destination have in common: ways to get there, insurances and things to take along, by key.

/** The Adriatic by coach or on one's own. */
export const BY_COACH = {
  journeys: ['coachAdriatic', 'own'],
  insurances: ['europe', 'europePlus'],
  addons: ['sweatshirt', 'luggage'],
} as const;

/** Italy by coach. */
export const BY_ITALIAN_COACH = { ...BY_COACH, journeys: ['coachItaly', 'own'] } as const;

/** The rest of Europe by plane, with a transfer that is paid to the driver. */
export const BY_PLANE = {
  journeys: ['flight', 'own', 'transfer'],
  insurances: ['europe', 'europePlus'],
  addons: ['sweatshirt', 'sup'],
} as const;

/** Outside Europe by plane. */
export const FAR_AWAY = {
  journeys: ['farFlight', 'own', 'transfer'],
  insurances: ['exotic', 'exoticPlus'],
  addons: ['sweatshirt'],
} as const;

/** The lakes. */
export const TO_THE_LAKES = {
  journeys: ['coachMazury', 'own'],
  insurances: ['mazury'],
  addons: ['sweatshirt', 'sleepingBag'],
} as const;
