/** Where the words of a port stand on the page. */
export const portAnchor = (regionOptionId: number): string => `port-${regionOptionId}`;
