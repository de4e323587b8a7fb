/** Key of localStorage with the visitor's answer about statistics. */
export const CONSENT_KEY = 'kilwater.statystyki';

/** On `html` while the question about statistics is unanswered: the banner is shown. */
export const ASKS_ATTRIBUTE = 'data-asks';

/** On the banner's buttons; its value is the answer. */
export const ANSWER_ATTRIBUTE = 'data-consent';

/**
 * Runs in the head, so that nothing moves after the first paint. Listens in the capture phase,
 * because React stops a press on a part whose program is missing.
 */
export const CONSENT_SCRIPT = `((d,k)=>{const h=d.documentElement;try{if(/^(granted|refused)$/.test(localStorage.getItem(k)))return}catch{}
h.setAttribute('${ASKS_ATTRIBUTE}','');
d.addEventListener('click',e=>{const b=e.target.closest('[${ANSWER_ATTRIBUTE}]');if(!b)return;
try{localStorage.setItem(k,b.getAttribute('${ANSWER_ATTRIBUTE}'))}catch{}
h.removeAttribute('${ASKS_ATTRIBUTE}')},true)})(document,'${CONSENT_KEY}')`;
