/** The id of a port's text on the page. */
export const portAnchor = (regionOptionId: number): string => `port-${regionOptionId}`;
