/** Default of the brand setting `preparedHours` (R8.17). */
export const USUAL_PREPARED_HOURS = 24;
