import { samplePath } from '../../worker/contract/sample-paths.ts'
import type { SampleSite } from './sample-sites.ts'

type SampleFrameProps = SampleSite & {
  /** Whether it is seen as soon as the page opens. */
  first?: boolean
  /** As on a phone rather than on a desk. */
  phone?: boolean
}

/** A sample website, small and out of reach: to be looked at, like a picture. */
export function SampleFrame({ style, business, first, phone }: SampleFrameProps) {
  return (
    <div className={phone ? 'window phone' : 'window'}>
      <iframe
        src={samplePath(style, business.industry)}
        title={`Sample website of ${business.name}${phone ? ', on a phone' : ''}`}
        sandbox="allow-same-origin"
        loading={first ? 'eager' : 'lazy'}
        tabIndex={-1}
        inert
      />
    </div>
  )
}

/** The same with its name under it, which leads to the website itself. */
export function SampleFigure({ large, ...sample }: SampleSite & { large?: boolean }) {
  const { style, business } = sample
  return (
    <figure className={large ? 'sample large' : 'sample'}>
      <SampleFrame {...sample} first={large} />
      <figcaption>
        <a className="name" href={samplePath(style, business.industry)}>
          {business.name}
        </a>
        , {business.trade}
      </figcaption>
    </figure>
  )
}
