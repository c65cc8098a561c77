/** Styles for empty places, in addition to those for suggestions. A click anywhere on a place presses its first button. */
export const invitationStyles = `
[data-suggestions][data-invites] { grid-column: 1 / -1; justify-self: stretch; width: min(100%, var(--wide, 100%), 100vw - 2*var(--gutter, 0px)); margin-inline: auto; padding: 0; }
:is(.services, .price-list, .reviews, .team, .faq) > .inner:has(> [data-invites]) > :not(.head, h2, [data-invites]) { display: none; }
.banner > .inner > [data-suggestions][data-invites] { width: 100vw; max-width: 100%; }
.head + [data-suggestions][data-invites] { margin-top: calc(16*var(--px)); }
:is(.gallery, .team):has(> .inner > [data-invites]) { padding-bottom: var(--space); }
[data-invites] > ul { grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(260*var(--px))), 1fr)); list-style: none; }
[data-invites] > ul:has([data-shape=Portrait]) { grid-template-columns: repeat(2, minmax(0, calc(280*var(--px)))); gap: calc(16*var(--px)); }
[data-invites] li { position: relative; flex-direction: column; justify-content: center; min-height: calc(160*var(--px)); gap: calc(12*var(--px)); padding: calc(16*var(--px)); text-align: center; }
[data-suggestions][data-invites] > ul > li { border: calc(1.5*var(--px)) dashed var(--dash) !important; }
[data-suggestions][data-invites] > ul > li:hover { border-color: var(--violet) !important; }
[data-invites] svg { flex: none; width: calc(28*var(--px)); height: calc(28*var(--px)); color: var(--violet); stroke-width: 1.5; }
[data-invites] li > p { flex: none; font-size: calc(15*var(--px)); }
[data-invites] [data-acts] { justify-content: center; margin: 0; }
[data-invites] [data-act]:first-child::after { content: ""; position: absolute; inset: 0; border-radius: calc(12*var(--px)); }
[data-invites] [data-act]:not(:first-child) { position: relative; z-index: 1; }
[data-invites] [data-shape=Portrait] { aspect-ratio: 4/5; padding-inline: calc(4*var(--px)); }
.player > [data-suggestions][data-invites] { width: 100%; }
[data-invites] [data-shape=Frame] { aspect-ratio: 16/9; }
.player:has(> .frame) > [data-invites] { position: relative; padding: 12%; }
[data-invites] :is([data-shape=Row], [data-shape=Line]) { grid-column: 1 / -1; flex-flow: row; justify-content: start; min-height: 0; padding-block: calc(12*var(--px)); text-align: start; }
[data-invites] :is([data-shape=Row], [data-shape=Line]) svg { width: calc(20*var(--px)); height: calc(20*var(--px)); }
[data-invites] :is([data-shape=Row], [data-shape=Line]) [data-act] {
  padding: 0; border: 0; background: none; color: var(--grey); text-align: start; text-wrap: balance; white-space: normal;
  font: var(--title-cut) max(var(--s2), calc(20*var(--px)))/1.2 var(--title-font); letter-spacing: var(--tracking);
}
[data-invites] [data-shape=Line] [data-act] { font-size: var(--s4); line-height: 1.14; }
[data-suggestions][data-invites]:has([data-shape=Button]) { width: fit-content; margin: 0; }
[data-invites] [data-shape=Button] { min-height: 0; padding: calc(6*var(--px)); }
@media (pointer: coarse) { [data-drop] { display: none; } }
`
