const TAG = /<([a-z][\w-]*)((?:[^<>"]|"[^"]*")*)>/g;
const ATTRIBUTE = / ([\w:-]+)(?:="([^"]*)")?/g;

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

const BOOLEAN_ATTRIBUTES = new Set([
  ...[
    'autofocus',
    'checked',
    'controls',
    'disabled',
    'hidden',
    'inert',
    'loop',
    'multiple',
    'muted',
    'novalidate',
    'open',
  ],
  ...['playsinline', 'readonly', 'required', 'reversed', 'selected'],
]);

/**
 * React writes these HTML attributes in camelCase, so they are changed to lower case. SVG
 * attributes such as viewBox stay in camelCase.
 */
const CAMEL_CASE_ATTRIBUTES = new Set([
  ...[
    'autoCapitalize',
    'autoComplete',
    'autoFocus',
    'autoPlay',
    'colSpan',
    'crossOrigin',
    'dateTime',
    'encType',
    'enterKeyHint',
  ],
  ...[
    'fetchPriority',
    'formAction',
    'formMethod',
    'formNoValidate',
    'hrefLang',
    'inputMode',
    'maxLength',
    'minLength',
    'noValidate',
  ],
  ...[
    'playsInline',
    'popoverTarget',
    'readOnly',
    'referrerPolicy',
    'rowSpan',
    'spellCheck',
    'srcDoc',
    'srcLang',
    'srcSet',
    'tabIndex',
  ],
]);

const attributesOf = (written: string): string =>
  written.replace(ATTRIBUTE, (whole, name: string, value: string | undefined) => {
    const plain = CAMEL_CASE_ATTRIBUTES.has(name) ? name.toLowerCase() : name;
    if (value === undefined) return whole;
    return value === '' && BOOLEAN_ATTRIBUTES.has(plain) ? ` ${plain}` : ` ${plain}="${value}"`;
  });

/** Rewrites React's HTML so that html-validate accepts it. Browsers still parse and hydrate it. */
export const normalizeReactHtml = (rendered: string): string =>
  rendered.replace(TAG, (_, name: string, attributes: string) => {
    const ended = VOID.has(name) ? attributes.replace(/\s*\/$/, '') : attributes;
    return `<${name}${ended === '' ? '' : attributesOf(ended)}>`;
  });
