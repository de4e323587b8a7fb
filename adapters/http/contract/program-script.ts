/**
 * The id of the data block that lists the addresses of a page's scripts. The first address is the
 * entry.
 */
export const PROGRAMS_ID = 'programs';

/**
 * Milliseconds after which the script loads in any case, so that a slow connection does not delay
 * it forever.
 */
export const MAX_PROGRAM_DELAY = 4000;

/**
 * Loads the page's script after the first paint, a click or a key press. If loaded at once, it
 * takes half of a slow connection from the styles and the first picture.
 */
export const PROGRAM_SCRIPT = `(d=>{let b=0;const go=()=>{const p=d.getElementById('${PROGRAMS_ID}');if(b++||!p)return;
const [e,...r]=JSON.parse(p.textContent);for(const f of r){const l=d.createElement('link');l.rel='modulepreload';l.crossOrigin='';l.href=f;d.head.append(l)}
const s=d.createElement('script');s.type='module';s.crossOrigin='';s.src=e;d.head.append(s)};
for(const t of ['pointerdown','keydown','focusin'])addEventListener(t,go,{once:true,capture:true,passive:true});
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(go)));setTimeout(go,${MAX_PROGRAM_DELAY})})(document)`;
