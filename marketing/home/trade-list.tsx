import type { ReactNode } from 'react'
import type { IndustrySlug } from '#worker/platform/addresses/public-paths.ts'
import { industryCopyOf } from '../industries/industry-copies.ts'
import type { IndustryCopy } from '../industries/industry-copy.ts'

type TradeListProps = {
  className: string
  trades: readonly IndustrySlug[]
  children: (copy: IndustryCopy) => ReactNode
}

export const TradeList = ({ className, trades, children }: TradeListProps) => (
  <ul className={className}>
    {trades.map((slug) => (
      <li key={slug}>{children(industryCopyOf(slug))}</li>
    ))}
  </ul>
)
