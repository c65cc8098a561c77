import { plainWords } from '../../../document/values/formatted-text.ts'
import { FittedLine } from '../../../elements/fitted-line.tsx'
import { useImprint, usePhotoPlaces, useTopOfPage } from '../../../site/site-context.ts'
import { PlacedFigure } from '../../placed-figure.tsx'
import { Aside, Headline, Kicker, NameInType, type OpeningProps, useIsNameAlone } from './parts.tsx'

/** In letters. A longer name is along the top, like names in scripts that can't be rotated. */
const maxUprightLength = 22
const unrotatableScripts = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u
/** In letters. Longer text isn't set in large type. */
const maxLargeLength = 180

const sizesOfFirst = '(min-width:62rem) 48vw,82vw'
const sizesOfSecond = '(min-width:62rem) 27vw,62vw'

/** The name upright at the page's edge, and two photos of different sizes. */
export function AtelierOpening({ section: { content } }: OpeningProps) {
  const { businessName } = useImprint()
  const [first, second] = usePhotoPlaces().opening
  const isNameAlone = useIsNameAlone({ content })
  const isUpright = useTopOfPage() && businessName.length <= maxUprightLength && !unrotatableScripts.test(businessName)
  const isBrief = plainWords(content.body).length <= maxLargeLength
  return (
    <div className={['pitch', !isUpright && 'along', isBrief && 'brief'].filter(Boolean).join(' ')}>
      <NameInType content={content} className="name">
        <FittedLine text={businessName} isUpright={isUpright} />
      </NameInType>
      {first && <PlacedFigure photo={first} className="first" frame="Portrait" loose sizes={sizesOfFirst} leading />}
      <div className="said">
        <Kicker content={content} />
        {!isNameAlone && <Headline content={content} emphasis />}
      </div>
      {second && <PlacedFigure photo={second} className="second" sizes={sizesOfSecond} />}
      <Aside content={content} />
    </div>
  )
}
