import names from './html-names.json' with { type: 'json' };

const TAG = /<([a-z][\w-]*)((?:[^<>"]|"[^"]*")*)>/g;
const ATTRIBUTE = / ([\w:-]+)(?:="([^"]*)")?/g;

const VOID = new Set(names.void);
const BOOLEAN_ATTRIBUTES = new Set(names.booleanAttributes);
/**
 * React writes these HTML attributes in camelCase; this module writes them in lower case. SVG
 * attributes such as viewBox are not in this list, because they must stay in camelCase.
 */
const CAMEL_CASE_ATTRIBUTES = new Set(names.camelCaseAttributes);

const attributesOf = (written: string): string =>
  written.replace(ATTRIBUTE, (whole, name: string, value: string | undefined) => {
    const plain = CAMEL_CASE_ATTRIBUTES.has(name) ? name.toLowerCase() : name;
    if (value === undefined) return whole;
    return value === '' && BOOLEAN_ATTRIBUTES.has(plain) ? ` ${plain}` : ` ${plain}="${value}"`;
  });

/** Rewrites React's HTML so that html-validate accepts it. Browsers still parse and hydrate it. */
export const removeReactMarkers = (rendered: string): string =>
  rendered.replace(TAG, (_, name: string, attributes: string) => {
    const ended = VOID.has(name) ? attributes.replace(/\s*\/$/, '') : attributes;
    return `<${name}${ended === '' ? '' : attributesOf(ended)}>`;
  });
