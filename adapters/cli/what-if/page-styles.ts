export const STYLES = `
:root {
  --ink: #0b3442; --soft: #507079; --page: #f2f7f6; --paper: #ffffff; --line: #cbdadb;
  --was: #8aa3ab; --now: #0a6480; --more: #0a6480; --less: #a34a12;
}
@media (prefers-color-scheme: dark) {
  @media not print {
    :root {
      --ink: #e6f0f0; --soft: #9db8be; --page: #0a1d25; --paper: #102a34; --line: #2b4853;
      --was: #6f8b94; --now: #5fc3dd; --more: #5fc3dd; --less: #ffb07a;
    }
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.55 system-ui, "Segoe UI", sans-serif; }
header, main { max-width: 74rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2.5rem; padding-bottom: 1rem; overflow-wrap: anywhere; }
h1 { font: 600 2.25rem/1.1 Georgia, serif; margin: 0 0 .75rem; }
h2 { font: 600 1.375rem/1.2 Georgia, serif; margin: 0 0 .5rem; }
section { background: var(--paper); border: 1px solid var(--line); border-radius: .875rem; padding: 1.25rem; margin: 0 0 1.25rem; }
p { margin: 0 0 .75rem; max-width: 46rem; }
.note, .none { color: var(--soft); font-size: .9375rem; }
.large strong { font-size: 1.75rem; font-weight: 600; } .large a { color: var(--now); margin-left: .5rem; }
figure { margin: 0 0 1rem; }
figure svg { display: block; margin: 0 auto; width: 100%; height: auto; }
.narrow, .paper { display: none; }
.table { overflow-x: auto; }
.table:focus-visible, pre:focus-visible { outline: 3px solid var(--now); outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; font-size: .8125rem; }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.more { color: var(--more); } .less { color: var(--less); } .same { color: var(--soft); }
pre { overflow: auto; max-height: 16rem; margin: 0 0 .75rem; font-size: .8125rem; white-space: pre-wrap; overflow-wrap: anywhere; }
td > span { display: block; }
table.bookings { font-size: .8125rem; } .bookings td { font-variant-numeric: tabular-nums; } .bookings td:nth-child(2) { min-width: 7rem; }
details { margin-top: 1rem; } summary { cursor: pointer; font-weight: 600; padding: .25rem 0; }
@media (max-width: 40rem) {
  .wide { display: none; } .narrow { display: block; }
  section { padding: 1rem .875rem; } header, main { padding-left: .75rem; padding-right: .75rem; }
  h1 { font-size: 1.75rem; }
  .pairs thead { display: none; } .pairs tr { display: block; border-bottom: 1px solid var(--line); padding: .4rem 0; }
  .pairs td { display: block; border: 0; padding: 0; } .pairs td:first-child { font-weight: 600; }
  .pairs .number { display: flex; justify-content: space-between; } .pairs .number::before { content: attr(data-head); color: var(--soft); font-size: .8125rem; }
  .bookings thead { display: none; } table.bookings { font-size: .875rem; }
  .bookings tr { display: block; border-bottom: 1px solid var(--line); padding: .75rem 0; }
  .bookings td { display: grid; grid-template-columns: 7rem 1fr; border: 0; padding: .1rem 0; overflow-wrap: anywhere; }
  .bookings td:empty { display: none; } .bookings td > span { grid-column: 2; }
  .bookings td::before { content: attr(data-head); grid-row: 1 / span 9; color: var(--soft); font-size: .75rem; padding-top: .15rem; }
  .bookings .number { text-align: left; } .bookings td:first-child { font-weight: 600; }
}
@media print {
  @page { size: A4 landscape; margin: 14mm; }
  :root { font-size: 10pt; } body { background: none; }
  header, main { max-width: none; padding: 0; }
  section { border: 0; padding: 0; margin: 0 0 8mm; }
  figure, tr { break-inside: avoid; }
  h2, p { break-after: avoid; } figure svg { max-height: 130mm; }
  thead { display: table-header-group; }
  .table { overflow: visible; } table, table.bookings { font-size: 7.5pt; } .bookings td:nth-child(n) { min-width: 0; } table.bookings td { padding-right: .5rem; } th, td { padding-top: .2rem; padding-bottom: .2rem; }
  .list { white-space: nowrap; }
  pre { max-height: none; }
  .screen { display: none; } .paper { display: block; }
  .wide { display: block; } .narrow { display: none; }
}
`;
