/** Id of the data block with the addresses of a page's scripts. The first is the entry. */
export const PROGRAMS_ID = 'programs';

/** Milliseconds after which the page's scripts start, even on a slow connection. */
export const MAX_PROGRAM_DELAY = 4000;

/**
 * Script that loads the page's scripts after the first paint, a click or a key. Loading them at
 * once would take half of a slow connection.
 */
export const PROGRAM_SCRIPT = `(d=>{let b=0;const go=()=>{const p=d.getElementById('${PROGRAMS_ID}');if(b++||!p)return;
const [e,...r]=JSON.parse(p.textContent);for(const f of r){const l=d.createElement('link');l.rel='modulepreload';l.crossOrigin='';l.href=f;d.head.append(l)}
const s=d.createElement('script');s.type='module';s.crossOrigin='';s.src=e;d.head.append(s)};
for(const t of ['pointerdown','keydown','focusin'])addEventListener(t,go,{once:true,capture:true,passive:true});
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(go)));setTimeout(go,${MAX_PROGRAM_DELAY})})(document)`;
