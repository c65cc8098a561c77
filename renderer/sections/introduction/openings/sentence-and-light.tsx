import { Light } from '../../../elements/light.tsx'
import { Picture } from '../../../elements/pictures/picture.tsx'
import { isPhoto, ownRatio } from '../../../elements/pictures/pictures.ts'
import { Aside, HeadlineBlock, type OpeningProps } from './parts.tsx'

/** Width ÷ height. A narrower picture is placed next to the sentence. */
const minBroadRatio = 1.1

/** A sentence above light at some time of day, or above the owner's picture in its own ratio. */
export function SentenceAndLightOpening({ section: { id, content } }: OpeningProps) {
  const { image } = content
  const isUpright = isPhoto(image) && (ownRatio(image) ?? minBroadRatio) < minBroadRatio
  return (
    <div className={isUpright ? 'pitch upright' : 'pitch'}>
      {!isPhoto(image) && <Light of={id} />}
      <HeadlineBlock content={content} emphasis>
        <Aside content={content} />
      </HeadlineBlock>
      {isPhoto(image) && (
        <div className="scene">
          <Picture
            image={image}
            frame="Own"
            sizes={isUpright ? '(min-width:62rem) 42vw,100vw' : '100vw'}
            leading
            field="image"
          />
        </div>
      )}
    </div>
  )
}
