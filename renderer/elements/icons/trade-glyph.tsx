import { useFacts } from '../../site/site-context.ts'
import { tradeGlyphs } from './trade-glyphs.ts'

/** The icon of the business's trade in the text color, if there is one. */
export function TradeGlyph() {
  const glyph = tradeGlyphs[useFacts().business.trade.slug]
  if (!glyph) return null
  return (
    <svg className="glyph" viewBox={`0 0 ${glyph.grid} ${glyph.grid}`} width="24" height="24" aria-hidden="true">
      <path fill="currentColor" d={glyph.path} />
    </svg>
  )
}
