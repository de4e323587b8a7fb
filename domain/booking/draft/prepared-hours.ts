/** Default of the brand setting `preparedHours`: how long a prepared order holds places (R8.17). */
export const USUAL_PREPARED_HOURS = 24;
