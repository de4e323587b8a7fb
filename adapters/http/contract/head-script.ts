export const CONSENT_KEY = 'kilwater.statystyki';

/** The `html` element has this attribute until the visitor accepts or refuses statistics. */
export const ASKS_ATTRIBUTE = 'data-asks';

export const ANSWER_ATTRIBUTE = 'data-consent';

/**
 * Shows the consent strip before the first paint. This script also handles the clicks on the strip,
 * because React would lose clicks while it hydrates the page.
 */
export const CONSENT_SCRIPT = `((d,k)=>{const h=d.documentElement;try{if(/^(granted|refused)$/.test(localStorage.getItem(k)))return}catch{}
h.setAttribute('${ASKS_ATTRIBUTE}','');
d.addEventListener('click',e=>{const b=e.target.closest('[${ANSWER_ATTRIBUTE}]');if(!b)return;
try{localStorage.setItem(k,b.getAttribute('${ANSWER_ATTRIBUTE}'))}catch{}
h.removeAttribute('${ASKS_ATTRIBUTE}')},true)})(document,'${CONSENT_KEY}')`;

export const PROGRAMS_ID = 'programs';

/** Page scripts start after at most this many milliseconds, even on a slow connection. */
export const MAX_PROGRAM_DELAY = 4000;

/** Page scripts load after the first paint: on a slow connection they would delay it. */
export const PROGRAM_SCRIPT = `(d=>{let b=0;const go=()=>{const p=d.getElementById('${PROGRAMS_ID}');if(b++||!p)return;
const [e,...r]=JSON.parse(p.textContent);for(const f of r){const l=d.createElement('link');l.rel='modulepreload';l.crossOrigin='';l.href=f;d.head.append(l)}
const s=d.createElement('script');s.type='module';s.crossOrigin='';s.src=e;d.head.append(s)};
for(const t of ['pointerdown','keydown','focusin'])addEventListener(t,go,{once:true,capture:true,passive:true});
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(go)));setTimeout(go,${MAX_PROGRAM_DELAY})})(document)`;

/** A page's only inline script. The Content-Security-Policy allows it by its hash. */
export const HEAD_SCRIPT = `${CONSENT_SCRIPT};${PROGRAM_SCRIPT}`;
