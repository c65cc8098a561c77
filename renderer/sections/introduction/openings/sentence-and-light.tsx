import { Light } from '../../../elements/light.tsx'
import { Picture } from '../../../elements/pictures/picture.tsx'
import { isPhoto, ownRatio } from '../../../elements/pictures/pictures.ts'
import { Aside, type OpeningProps, Said } from './parts.tsx'

/** Width ÷ height. A narrower picture is placed next to the sentence. */
const uprightBelow = 1.1

/** A sentence above light at some time of day, or above the owner's picture in its own shape. */
export function SentenceAndLightOpening({ section: { id, content } }: OpeningProps) {
  const { image } = content
  const isUpright = isPhoto(image) && (ownRatio(image) ?? uprightBelow) < uprightBelow
  return (
    <div className={isUpright ? 'pitch upright' : 'pitch'}>
      {!isPhoto(image) && <Light of={id} />}
      <Said content={content} emphasis>
        <Aside content={content} />
      </Said>
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
