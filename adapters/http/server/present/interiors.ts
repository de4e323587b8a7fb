const CLASS_DRAWING = /^\/sceny\/wnetrze-[a-z]+-[a-z]+-(?:kokpit|mesa|kabina)(?=\.svg$)/;

/** The model is the name up to its first number, such as `Sun Odyssey 410`. */
const slugOfModel = (unitName: string): string =>
  (/^\D*\d[\d.,]*/.exec(unitName)?.[0] ?? unitName)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');

/** Returns the address of a unit's interior: the drawing of its class, varied by the model. */
export const interiorUrl = (url: string, unitName: string): string =>
  url.replace(CLASS_DRAWING, (drawing) => {
    const model = slugOfModel(unitName);
    return model === '' ? drawing : `${drawing}-${model}`;
  });
