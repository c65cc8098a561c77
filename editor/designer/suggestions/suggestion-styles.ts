import { fontsPath } from '#renderer/fonts/font-rules.ts'
import { invitationStyles } from './invitation-styles.ts'

/** The app's font in the page, under a name that no website uses. */
export const appFont = '"App text", system-ui, sans-serif'

/**
 * Styles for suggestions. Text uses the website's fonts. Dashes, labels and tint mark it as unpublished. The background is fixed, so that
 * gray has a contrast of 5.1:1 on any website. `--px`: one screen pixel, even if the page is scaled.
 */
export const suggestionStyles = `
@font-face { font-family: "App text"; font-weight: 400 700; font-display: swap; src: url(${fontsPath}inter-text-west-1.woff2); }
[data-suggestions] {
  --px: calc(1px * var(--shrunk, 1)); --tint: light-dark(#f7f7fd, #23233a); --grey: light-dark(#5c5c6e, #b7b7c9);
  --violet: light-dark(#4a4ac0, #b1b1f7); --dash: #7b7be0; padding-block: calc(var(--space)*.6);
  font: 400 calc(13*var(--px))/1.4 ${appFont}; letter-spacing: 0; text-align: start; cursor: default;
}
[data-suggestions][data-goes-on] { padding-top: calc(12*var(--px)); }
[data-section]:has(+ [data-goes-on]) { padding-bottom: calc(var(--space)*.3); }
[data-suggestions] > .inner { display: grid; gap: calc(var(--space)*.5); }
[data-suggestions] :is(ul, section, header) { display: grid; gap: calc(8*var(--px)); padding: 0; margin: 0; border: 0; }
[data-group] { display: flex; flex-wrap: wrap; align-items: center; gap: calc(8*var(--px)); min-height: calc(30*var(--px)); }
[data-group] h2 { max-width: none; margin: 0; color: color-mix(in srgb, var(--text), var(--muted)); font-size: max(var(--s3)*.8, calc(24*var(--px))); }
[data-suggestions] li, [data-facts] > section {
  margin: 0; border: calc(1.5*var(--px)) dashed var(--dash); border-radius: calc(12*var(--px)); background: var(--tint); color: var(--grey); box-shadow: none;
}
[data-suggestions] li {
  display: flex; flex-wrap: wrap; align-items: center; gap: calc(8*var(--px)) calc(24*var(--px));
  padding: calc(12*var(--px)) calc(12*var(--px)) calc(12*var(--px)) calc(16*var(--px));
}
[data-suggestions] li::before, [data-suggestions] li::after { content: none; }
[data-suggestions] p { max-width: 44em; margin: 0; font: inherit; color: inherit; text-wrap: pretty; }
[data-suggestions] li > p { flex: 3 1 calc(240*var(--px)); }
[data-suggestions] :is([data-words], header > span) {
  padding: 0; border: 0; background: none; color: inherit; text-align: start; text-wrap: balance;
  font: var(--title-cut) max(var(--s2), calc(20*var(--px)))/1.2 var(--title-font); letter-spacing: var(--tracking);
}
[data-suggestions] li > [data-words] { flex: 2 1 calc(170*var(--px)); }
[data-suggestions] button[data-words] { cursor: text; border-radius: calc(4*var(--px)); }
[data-suggestions] button[data-words]:hover { color: var(--violet); }
[data-acts] { display: flex; flex-wrap: wrap; align-items: center; gap: calc(8*var(--px)); margin-inline-start: auto; }
[data-suggestions] b { color: var(--violet); font-weight: 500; }
[data-group] b { padding: calc(2*var(--px)) calc(8*var(--px)); border-radius: calc(6*var(--px)); background: var(--tint); }
[data-act] {
  min-height: calc(30*var(--px)); padding: 0 calc(10*var(--px)); border: calc(1*var(--px)) solid light-dark(#d2cfc7, #5b5b78); border-radius: calc(8*var(--px));
  background: light-dark(#fff, #2f2f4a); color: light-dark(#1c1b1a, #eeede9); font: 500 calc(13*var(--px))/1 ${appFont}; white-space: nowrap; cursor: pointer;
}
[data-act]:hover { background: light-dark(#f3f2ee, #3a3a58); }
[data-suggestions] :focus-visible { outline: calc(2*var(--px)) solid var(--violet); outline-offset: calc(2*var(--px)); box-shadow: 0 0 0 calc(2*var(--px)) var(--tint); }
[data-facts] { display: flex; flex-wrap: wrap; gap: calc(16*var(--px)); }
[data-facts] > section { display: flex; flex-direction: column; flex: 1 1 calc(300*var(--px)); gap: calc(12*var(--px)); padding: calc(16*var(--px)); }
[data-facts] header > span { font-size: max(var(--s1), calc(17*var(--px))); }
[data-facts] header { display: flex; gap: calc(8*var(--px)); align-items: center; justify-content: space-between; font-size: calc(13*var(--px)); }
[data-facts] header svg { width: calc(20*var(--px)); height: calc(20*var(--px)); }
[data-facts] p[data-words] { display: flex; flex-wrap: wrap; gap: 0 .6em; }
[data-facts] [data-acts] { margin: auto 0 0; padding-top: calc(8*var(--px)); }
@media (pointer: coarse) { [data-act] { min-height: calc(44*var(--px)); padding-inline: calc(14*var(--px)); } }
${invitationStyles}`
