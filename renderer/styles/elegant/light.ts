/**
 * Light in the page's colors: sky from `--air` to `--low`, land from `--far` to `--deep`, a sun at `--sun` with
 * `--glow` and `--beam`. The horizon is measured from the bottom, so text above it has the same background on every
 * screen.
 */
export const elegantLight = `
.light { --air: var(--ground); --low: var(--sky); --far: color-mix(in oklab, var(--first) 52%, color-mix(in oklab, var(--other) 30%, var(--ground))); --deep: var(--first); --land: color-mix(in oklab, var(--far) 75%, var(--deep)); --horizon: 30%; --sun: 76%; --beam: 26rem; --soft: 1.4rem; position: absolute; inset: 0; z-index: -1; overflow: hidden; pointer-events: none; background: linear-gradient(to top, var(--deep), var(--far) var(--horizon), var(--low) var(--horizon), color-mix(in oklab, var(--low) 62%, var(--air)) calc(var(--horizon)*.55 + 45%), var(--air) 100%) }
.light::before, .light::after { content: ""; position: absolute; inset-block-end: var(--horizon); left: 0; right: 0 }
.light::before { height: 4.5rem; background: radial-gradient(44% 70% at 10% 100%, var(--land), transparent), radial-gradient(30% 95% at 97% 100%, var(--land), transparent); filter: blur(var(--soft)); clip-path: inset(-6rem -6rem 0); opacity: .75 }
.light::after { inset-block: 0; background: radial-gradient(circle var(--beam) at var(--sun) calc(100% - var(--horizon)), var(--glow), color-mix(in oklab, var(--glow) 62%, transparent) 22%, color-mix(in oklab, var(--glow) 22%, transparent) 55%, transparent), radial-gradient(calc(var(--beam)*.42) 92% at var(--sun) 22%, color-mix(in oklab, var(--glow) 70%, transparent), color-mix(in oklab, var(--glow) 32%, transparent) 45%, transparent) 0 100%/100% var(--horizon) no-repeat }
:is(.tint, .bold, .accent) { --sky: var(--ground); --glow: var(--ground); --shade: var(--ground) }
.grain { position: absolute; inset: 0; z-index: 1; width: 100%; height: 100%; max-width: none; mix-blend-mode: overlay; opacity: .42 }
.light:dir(rtl) { scale: -1 1 }
.on-picture .light:not(.lit > *) { display: none }
.lit { position: relative; isolation: isolate }
.backdrop .lit { position: static }
.window { position: relative; isolation: isolate; flex: none; overflow: hidden; aspect-ratio: 10/17 }
.window .light {
  --lit: color-mix(in oklab, var(--other) 14%, #fffaf1); --dim: color-mix(in oklab, var(--first) 30%, #17203a); --horizon: 34%;
  --beam: 11rem; --soft: .45rem; --air: color-mix(in oklab, var(--first) 14%, #dcd9e6);
  --low: color-mix(in oklab, var(--other) 82%, var(--lit)); --glow: var(--lit);
  --far: color-mix(in oklab, var(--first) 45%, var(--low)); --deep: color-mix(in oklab, var(--first) 92%, var(--dim))
}
.window .light::before { height: 13% }
:is(.grid > :nth-child(2) .window, .noon) > .light { --air: color-mix(in oklab, var(--first) 32%, #f0f8fb); --low: color-mix(in oklab, var(--first) 5%, var(--lit)); --far: color-mix(in oklab, var(--first) 40%, #e4f2f2); --deep: color-mix(in oklab, var(--first) 88%, #fff); --sun: 58% }
:is(.grid > :nth-child(3) .window, .late) > .light { --air: color-mix(in oklab, var(--other) 70%, #d9c9a4); --low: var(--other); --far: color-mix(in oklab, var(--other) 62%, var(--dim)); --deep: color-mix(in oklab, var(--other) 22%, var(--dim)); --sun: 40% }
.hour { display: block; aspect-ratio: 21/8; margin-bottom: 2rem }
@media (min-width: 62rem) {
  .hour.hour { grid-area: 2/1; aspect-ratio: auto; min-height: 15rem; margin: 2.5rem 0 0 calc(-1*var(--edge)) }
  .inner > .hour ~ :last-child { grid-area: 1/2/3 }
  .swapped .late.late { grid-column: 2; margin-inline: 0 calc(-1*var(--edge)) }
  .swapped > .inner > .late ~ :last-child { grid-column: 1 }
  .swapped > .inner > .noon.noon, .inner:has(.many, .menu.long) > .noon.noon, .inner > .noon:has(+ :is(.spoken, .blocks:not(:has(.priced, .rows li, .cells)))) { grid-area: 1/1/2/-1; min-height: 21vw; margin: 0 0 clamp(2.5rem, 4vw, 4rem) }
  .swapped > .inner > .noon ~ :last-child { grid-area: 2/2 }
  .inner:has(.many, .menu.long) > .noon ~ :last-child { grid-area: auto/1/auto/-1 !important }
}
@media print, (forced-colors: active) { .light, .glass, .hour { display: none } }
`
