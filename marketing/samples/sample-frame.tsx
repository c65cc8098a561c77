import { samplePath } from '#worker/pages/sample-paths.ts'
import { type Shot, samplePicture, shots } from './sample-pictures.ts'
import type { SampleSite } from './sample-sites.ts'

type SamplePictureProps = SampleSite & {
  shot: Shot
  /** Whether it's visible on load. */
  first?: boolean | undefined
}

function SamplePicture({ style, business, shot, first }: SamplePictureProps) {
  const { width, height } = shots[shot]
  return (
    <img
      src={samplePicture(style, business.slug, shot)}
      alt={`Website of ${business.name}${shot === 'phone' ? ', on a phone' : ''}`}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first && shot === 'desk' ? 'high' : 'auto'}
    />
  )
}

/** A plausible domain for the business: 'twogullsbarbers.example'. */
const exampleHost = (name: string) =>
  `${name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '')}.example`

/** Desktop and phone screenshots side by side, linked to the website. */
export function SampleStage({ style, business, first }: SampleSite & { first?: boolean }) {
  const sample = { style, business, first }
  return (
    <div className="stage">
      <div className="window">
        <p className="address" aria-hidden="true">
          {exampleHost(business.name)}
        </p>
        <SamplePicture {...sample} shot="desk" />
      </div>
      <div className="phone">
        <SamplePicture {...sample} shot="phone" />
      </div>
      <a className="whole" href={samplePath(style, business.slug)} data-click="open-sample">
        <span className="for-ears">Open the sample website of {business.name}</span>
      </a>
    </div>
  )
}
