const TAG = /<([a-z][\w-]*)((?:[^<>"]|"[^"]*")*)>/g;
const ATTRIBUTE = / ([\w:-]+)(?:="([^"]*)")?/g;

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** Attributes that say something by being there. */
const MARKS = new Set([
  ...['autofocus', 'checked', 'controls', 'disabled', 'hidden', 'inert', 'loop', 'multiple', 'muted', 'novalidate', 'open'],
  ...['playsinline', 'readonly', 'required', 'reversed', 'selected'],
]);

/** Names of HTML that React writes as it reads them in its own programs; SVG's own capitals (viewBox) stay. */
const IN_CAPITALS = new Set([
  ...['autoCapitalize', 'autoComplete', 'autoFocus', 'autoPlay', 'colSpan', 'crossOrigin', 'dateTime', 'encType', 'enterKeyHint'],
  ...['fetchPriority', 'formAction', 'formMethod', 'formNoValidate', 'hrefLang', 'inputMode', 'maxLength', 'minLength', 'noValidate'],
  ...['playsInline', 'popoverTarget', 'readOnly', 'referrerPolicy', 'rowSpan', 'spellCheck', 'srcDoc', 'srcLang', 'srcSet', 'tabIndex'],
]);

const attributesOf = (written: string): string =>
  written.replace(ATTRIBUTE, (whole, name: string, value: string | undefined) => {
    const plain = IN_CAPITALS.has(name) ? name.toLowerCase() : name;
    if (value === undefined) return whole;
    return value === '' && MARKS.has(plain) ? ` ${plain}` : ` ${plain}="${value}"`;
  });

/**
 * What React renders, as HTML is written: it ends void elements, empties marks (`checked=""`) and writes some names as XML would. A browser
 * makes the same of both, so that a page is taken over as before; whoever checks the page (html-validate) reads HTML.
 */
export const plainHtml = (rendered: string): string =>
  rendered.replace(TAG, (_, name: string, attributes: string) => {
    const ended = VOID.has(name) ? attributes.replace(/\s*\/$/, '') : attributes;
    return `<${name}${ended === '' ? '' : attributesOf(ended)}>`;
  });
