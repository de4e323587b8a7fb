/** The localStorage key of the visitor's answer to the question about statistics. */
export const CONSENT_KEY = 'kilwater.statystyki';

/**
 * The `html` element has this attribute, and the banner is shown, until the visitor answers the
 * question about statistics.
 */
export const ASKS_ATTRIBUTE = 'data-asks';

/** The banner's buttons have this attribute. Its value is the answer. */
export const ANSWER_ATTRIBUTE = 'data-consent';

/**
 * Runs in the head, so that nothing moves after the first paint. Listens in the capture phase,
 * because React stops a click on a part whose code has not loaded.
 */
export const CONSENT_SCRIPT = `((d,k)=>{const h=d.documentElement;try{if(/^(granted|refused)$/.test(localStorage.getItem(k)))return}catch{}
h.setAttribute('${ASKS_ATTRIBUTE}','');
d.addEventListener('click',e=>{const b=e.target.closest('[${ANSWER_ATTRIBUTE}]');if(!b)return;
try{localStorage.setItem(k,b.getAttribute('${ANSWER_ATTRIBUTE}'))}catch{}
h.removeAttribute('${ASKS_ATTRIBUTE}')},true)})(document,'${CONSENT_KEY}')`;
