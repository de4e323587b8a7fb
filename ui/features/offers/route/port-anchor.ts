export const portAnchor = (regionOptionId: number): string => `port-${regionOptionId}`;
