const CLASS_DRAWING = /^\/sceny\/wnetrze-[a-z]+-[a-z]+-(?:kokpit|mesa|kabina)(?=\.svg$)/;

/** Finds the model in a unit's name: everything up to the first number (`Sun Odyssey 410`). */
const slugOfModel = (unitName: string): string =>
  (/^\D*\d[\d.,]*/.exec(unitName)?.[0] ?? unitName)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');

/**
 * Adds the model in the unit's name to the web address of its class's interior drawing. Without a
 * model, returns the address unchanged.
 */
export const unitInteriorUrl = (url: string, unitName: string): string =>
  url.replace(CLASS_DRAWING, (drawing) => {
    const model = slugOfModel(unitName);
    return model === '' ? drawing : `${drawing}-${model}`;
  });
