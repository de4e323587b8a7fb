export const CONSENT_KEY = 'kilwater.statystyki';

/**
 * Attribute that the `html` element has until the visitor answers the question about statistics.
 */
export const ASKS_ATTRIBUTE = 'data-asks';

export const ANSWER_ATTRIBUTE = 'data-consent';

/**
 * Script in the head that decides about the question before the first paint, so that nothing moves.
 * It listens in the capture phase, because React stops clicks on parts without code.
 */
export const CONSENT_SCRIPT = `((d,k)=>{const h=d.documentElement;try{if(/^(granted|refused)$/.test(localStorage.getItem(k)))return}catch{}
h.setAttribute('${ASKS_ATTRIBUTE}','');
d.addEventListener('click',e=>{const b=e.target.closest('[${ANSWER_ATTRIBUTE}]');if(!b)return;
try{localStorage.setItem(k,b.getAttribute('${ANSWER_ATTRIBUTE}'))}catch{}
h.removeAttribute('${ASKS_ATTRIBUTE}')},true)})(document,'${CONSENT_KEY}')`;
