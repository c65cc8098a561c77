/**
 * The headline as large as its cell allows, with the call to action, a number or a photo beside it, and facts below.
 */
export const funIntroduction = `
.bento { display: contents }
.headline { justify-content: space-between; gap: 1.75rem; min-height: 24rem; padding: clamp(1.375rem, .7rem + 2.6vw, 2.75rem) }
.headline :is(h1, h2) { --area: 1.7; --most: 11rem; font-size: clamp(1.125rem, min(100cqi*sqrt(var(--area)/max(12, var(--letters))), 100cqi/(max(var(--word), 4)*var(--letter)*.94)), var(--most)); line-height: .92; letter-spacing: -.022em; max-width: none; hyphens: manual }
.headline .said { display: grid; gap: 1.1rem; justify-items: var(--align); text-align: var(--align) }
.headline .lead { max-width: 27em; font-size: var(--s1); line-height: 1.4 }
.headline .kicker { font-size: .9375rem; margin: 0 }
.act { container-type: inline-size; justify-content: space-between; gap: 1.5rem; min-height: 11.5rem }
.act > :is(.more, .number) { max-width: calc(100% - 3rem); font: var(--title-cut) clamp(1.25rem, 9cqi, 2.25rem)/1 var(--title-font); letter-spacing: var(--tracking); color: inherit; text-wrap: balance; text-decoration: none; overflow-wrap: break-word }
.act > a:first-child::after, .act .number a::after { content: ""; position: absolute; inset: 0; border-radius: inherit }
.direct { display: grid; gap: .5rem }
.act p a { text-decoration: none; font-weight: 700 }
.direct a { position: relative; justify-self: start }
.direct .tel { font: var(--title-cut) clamp(1.25rem, 11.5cqi, 3rem)/1.05 var(--title-font) }
.arrow { position: absolute; inset-block-start: calc(var(--pad)*.85); inset-inline-end: var(--pad); width: 2.25rem; height: 2.25rem }
.arrow:dir(rtl) { scale: -1 1 }
.fact { justify-content: space-between; gap: 1.25rem; min-height: 8.5rem }
.fact .kind { display: block; font-size: .9375rem; line-height: 1.4; color: var(--muted) }
.fact b { display: block; font: var(--title-cut) var(--s2)/1.08 var(--title-font); letter-spacing: var(--tracking); text-wrap: balance; font-variant-numeric: lining-nums }
.counted { justify-content: space-between; gap: 1.5rem }
.figure { font: var(--title-cut) clamp(3.5rem, 1.6rem + 5.4vw, 6.5rem)/.9 var(--title-font); letter-spacing: -.022em; white-space: nowrap }
.figure small { font-size: .3em; letter-spacing: 0 }
.counted .pills { max-height: 17rem }
.days-figure { font-size: clamp(2.75rem, 1.6rem + 2.9vw, 4rem); white-space: normal; text-wrap: balance }
.counted .discs { max-height: 13rem }
.brief b { font-size: clamp(1.75rem, 1.2rem + 1.6vw, 2.75rem) }
.about { display: grid; gap: .75rem; font: var(--title-cut) var(--s2)/1.08 var(--title-font); text-wrap: balance }
.by-photo .photo-cell { min-height: 17rem }
@media (max-width: 39.99rem) {
  .counted .discs { max-height: 8rem }
  .counted .pills li { min-height: 6.5rem }
  .opening > .inner { container-type: inline-size }
  @container (min-width: 18rem) { .fact:not(.broad) { grid-column: span 1 } }
}
@media (min-width: 40rem) and (max-width: 61.99rem) {
  .headline { min-height: 25rem }
  .headline :is(h1, h2) { --area: .95 }
  .counted { min-height: 19rem }
}
@media (min-width: 62rem) {
  .headline { grid-row: span 2; min-height: min(34rem, 70svh, 44vw) }
  .headline :is(h1, h2) { --area: .72 }
  .headline:not(:has(.lead)) :is(h1, h2) { --area: .85 }
  .headline.w12 :is(h1, h2) { --area: .46 }
  .headline .kicker { display: none }
  .turned > .headline.w8.w8.w8.w8 { grid-area: 1/5/3/13 }
  .turned > .headline.w7.w7.w7.w7 { grid-area: 1/6/3/13 }
  .fact { min-height: 11rem }
  .bento > .w3.act { min-height: 0 }
}
`
