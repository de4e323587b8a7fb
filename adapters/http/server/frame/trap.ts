/** Whether a form's box that people do not see was filled in: its sender is a program, and is told nothing of it. */
export const isTrapped = (request: unknown): boolean =>
  typeof request === 'object' && request !== null && 'website' in request && typeof request.website === 'string' && request.website !== '';
