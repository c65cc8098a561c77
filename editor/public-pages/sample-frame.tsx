import type { DrawnSample } from './public-page-props.ts'

/** A sample site, small and out of reach: to be looked at, like a picture. */
export function SampleFrame({ sample, large }: { sample: DrawnSample; large?: boolean }) {
  return (
    <figure className={large ? 'sample large' : 'sample'}>
      <div className="window">
        <iframe
          srcDoc={sample.html}
          title={`Sample website of ${sample.answers.businessName}`}
          sandbox="allow-same-origin"
          loading={large ? 'eager' : 'lazy'}
          tabIndex={-1}
          inert
        />
      </div>
      <figcaption>
        {sample.answers.businessName}, {sample.trade}
      </figcaption>
    </figure>
  )
}
