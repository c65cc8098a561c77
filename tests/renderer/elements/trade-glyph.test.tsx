import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TradeGlyph } from '../../../renderer/elements/icons/trade-glyph.tsx'
import { tradeGlyphs } from '../../../renderer/elements/icons/trade-glyphs.ts'
import { FactsContext } from '../../../renderer/site/site-context.ts'
import { factsOf } from '../../../renderer/site/site-view.tsx'
import { composedSite, plumberFacts } from '../../harness/composed-site.ts'

function draw(slug: string): string {
  const document = composedSite({ facts: { ...plumberFacts, trade: { slug } } })
  return renderToStaticMarkup(
    <FactsContext value={factsOf(document, document.sections)}>
      <TradeGlyph />
    </FactsContext>,
  )
}

describe('a trade icon', () => {
  it('renders small without CSS, in the text color and hidden from screen readers', () => {
    const svg = draw('plumber')
    expect(svg).toMatch(/^<svg class="glyph" viewBox="0 0 15 15" width="24" height="24" aria-hidden="true">/)
    expect(svg).toContain(`fill="currentColor" d="${tradeGlyphs.plumber?.path}"`)
    expect(draw('spa')).toContain('viewBox="0 0 50 50"')
  })

  it('renders an empty string for an unknown trade or one without an icon', () => {
    expect(draw('roofing')).toBe('')
    expect(draw('')).toBe('')
  })
})
