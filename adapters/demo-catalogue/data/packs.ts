// Sets of journeys, insurances and add-ons that most offers of one kind of destination share. The
// values are keys of the tables.

/** For the Adriatic: by coach or by the traveller's own means. */
export const BY_COACH = {
  journeys: ['coachAdriatic', 'own'],
  insurances: ['europe', 'europePlus'],
  addons: ['sweatshirt', 'luggage'],
} as const;

/** For Italy: by coach or by the traveller's own means. */
export const BY_ITALIAN_COACH = { ...BY_COACH, journeys: ['coachItaly', 'own'] } as const;

/** For the rest of Europe: by plane. The traveller pays the transfer to the driver. */
export const BY_PLANE = {
  journeys: ['flight', 'own', 'transfer'],
  insurances: ['europe', 'europePlus'],
  addons: ['sweatshirt', 'sup'],
} as const;

/** For destinations outside Europe: by plane. */
export const FAR_AWAY = {
  journeys: ['farFlight', 'own', 'transfer'],
  insurances: ['exotic', 'exoticPlus'],
  addons: ['sweatshirt'],
} as const;

/** For the Masurian lakes. */
export const TO_THE_LAKES = {
  journeys: ['coachMazury', 'own'],
  insurances: ['mazury'],
  addons: ['sweatshirt', 'sleepingBag'],
} as const;
