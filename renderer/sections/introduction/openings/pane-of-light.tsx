import { Aside, HeadlineBlock, type OpeningProps } from './parts.tsx'

const strips = Array.from({ length: 14 }, (_, index) => index)

/** A sentence beside a pane of fluted glass. Each strip shows the same scene, compressed and shifted. */
export function PaneOfLightOpening({ section: { content } }: OpeningProps) {
  return (
    <>
      <div className="pitch">
        <HeadlineBlock content={content} emphasis>
          <Aside content={content} />
        </HeadlineBlock>
      </div>
      <div className="glass" aria-hidden="true">
        {strips.map((strip) => (
          <i key={strip} />
        ))}
      </div>
    </>
  )
}
