/** Default of the brand setting `correctionMinutes` (R31.10). */
export const USUAL_CORRECTION_MINUTES = 10;
