/** Key of localStorage with the visitor's answer about statistics. */
export const CONSENT_KEY = 'kilwater.statystyki';

/**
 * Attribute of `html` while the question about statistics is unanswered. The style sheet then shows
 * the banner.
 */
export const ASKS_ATTRIBUTE = 'data-asks';

/** Attribute of the banner's two buttons. Its value is the answer. */
export const ANSWER_ATTRIBUTE = 'data-consent';

/**
 * It stands in the head, so that before the first paint the strip of the question is there or is not, and nothing moves afterwards; it takes
 * an answer that is pressed before the page's own program has come. Who has no scripts is not counted, and not asked. It listens in the
 * capture phase, because React stops a press on a part whose program is missing.
 */
export const CONSENT_SCRIPT = `((d,k)=>{const h=d.documentElement;try{if(/^(granted|refused)$/.test(localStorage.getItem(k)))return}catch{}
h.setAttribute('${ASKS_ATTRIBUTE}','');
d.addEventListener('click',e=>{const b=e.target.closest('[${ANSWER_ATTRIBUTE}]');if(!b)return;
try{localStorage.setItem(k,b.getAttribute('${ANSWER_ATTRIBUTE}'))}catch{}
h.removeAttribute('${ASKS_ATTRIBUTE}')},true)})(document,'${CONSENT_KEY}')`;
