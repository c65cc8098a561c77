import { describe, expect, it } from 'vitest'
import { classesIn, sheetOf, usedRules } from '../../../renderer/css/used-rules.ts'

const used = (css: string, ...classes: string[]) => usedRules(css, new Set(classes))

describe('The rules that a page uses', () => {
  it('are those whose classes are all on it', () => {
    expect(used('.a{color:red}.b{color:blue}.a.b{color:green}', 'a')).toBe('.a{color:red}')
    expect(used('.a .b>.c{gap:0}', 'a', 'b')).toBe('')
    expect(used('.a .b>.c{gap:0}', 'a', 'b', 'c')).toBe('.a .b>.c{gap:0}')
  })

  it('keep of several selectors those that find something', () => {
    expect(used('.a,.b,h2{margin:0}', 'b')).toBe('.b,h2{margin:0}')
  })

  it('include everything that asks for no class', () => {
    const css = ':root,.plain{--a:1}#hero{--b:2}h1{top:0}@font-face{src:url(/a.woff2)}@keyframes rise{from{top:1px}}'
    expect(used(css)).toBe(css.replace(',.plain', ''))
  })

  it('leave out a condition that nothing is left in', () => {
    expect(used('@media (min-width:40rem){.a{top:0}.b{top:1px}}', 'b')).toBe('@media (min-width:40rem){.b{top:1px}}')
    expect(used('@media (min-width:40rem){.a{top:0}}')).toBe('')
    expect(used('@media print{@supports (top:0){.a{top:0}.b{top:0}}}', 'a')).toBe(
      '@media print{@supports (top:0){.a{top:0}}}',
    )
  })

  it('ignore selectors in brackets', () => {
    const css = '.a:not(.b,.c:has(.d)){top:0}:is(.x,.y) p{top:1px}html:has(.fixed){top:2px}:where(.z){top:3px}'
    expect(used(css, 'a')).toBe(css)
  })

  it('take decimals and file endings for no classes', () => {
    expect(used('img[src$=".svg"]{width:.5rem}a:hover{top:.2em}')).toBe(
      'img[src$=".svg"]{width:.5rem}a:hover{top:.2em}',
    )
  })
})

describe('A sheet for many pages', () => {
  const css = 'p{margin:0}.a,.b{top:0}@media print{.a{top:1px}.c:is(.d) .e{top:2px}}'
  const pages = [[], ['a'], ['b', 'd'], ['c', 'e'], ['a', 'b', 'c', 'd', 'e', 'f'], ['a']].map(
    (names) => new Set(names),
  )

  it('gives each what it uses, in whatever order they come', () => {
    const { text, usedBy } = sheetOf(css)
    expect(text).toBe(css)
    for (const classes of [...pages, ...pages.toReversed()]) expect(usedBy(classes)).toBe(usedRules(css, classes))
  })
})

describe('The classes of a page', () => {
  it('are read off its markup', () => {
    expect(classesIn('<a class="button primary" href="/"><i class="button"></i><p>no class="x"</p></a>')).toEqual(
      new Set(['button', 'primary', 'x']),
    )
  })
})
