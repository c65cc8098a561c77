import { FittedLine } from '../../../elements/fitted-line.tsx'
import { Picture } from '../../../elements/pictures/picture.tsx'
import { Buttons, HeadlineBlock, Lead, type OpeningProps } from './parts.tsx'
import { OpeningPhone, useOpeningPhone } from './phone.tsx'

export function PhotoBandOpening({ section: { content } }: OpeningProps) {
  const phone = useOpeningPhone()
  return (
    <>
      <div className="scene toned">
        <Picture image={content.image} frame="Wide" leading field="image" />
      </div>
      <div className="pitch banded">
        <HeadlineBlock content={content}>
          <Lead content={content} />
        </HeadlineBlock>
        {phone && (
          <OpeningPhone phone={phone}>
            <FittedLine text={phone.number} />
          </OpeningPhone>
        )}
        <Buttons content={content} />
      </div>
    </>
  )
}
