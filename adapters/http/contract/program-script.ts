/** Id of the data block with the addresses of a page's program: the entry first, then what it takes from other files. */
export const PROGRAMS_ID = 'programs';

/** Milliseconds after which the program is fetched even if the page's pictures have not all come: a thin line must not keep it away for ever. */
export const LONGEST_WAIT = 4000;

/**
 * Begins the program of a page that the server has drawn: once what is seen has come and was painted, on the first press or key, and after four
 * seconds at the latest. Fetched from the start, it took half of a thin line from styles, letters and the first picture.
 */
export const PROGRAM_SCRIPT = `(d=>{let b=0;const go=()=>{const p=d.getElementById('${PROGRAMS_ID}');if(b++||!p)return;
const [e,...r]=JSON.parse(p.textContent);for(const f of r){const l=d.createElement('link');l.rel='modulepreload';l.crossOrigin='';l.href=f;d.head.append(l)}
const s=d.createElement('script');s.type='module';s.crossOrigin='';s.src=e;d.head.append(s)};
for(const t of ['pointerdown','keydown','focusin'])addEventListener(t,go,{once:true,capture:true,passive:true});
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(go)));setTimeout(go,${LONGEST_WAIT})})(document)`;
