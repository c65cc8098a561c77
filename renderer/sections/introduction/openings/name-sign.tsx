import { FittedLine, FittedLines } from '../../../elements/fitted-line.tsx'
import { fillingLines } from '../../../fonts/filling-lines.ts'
import { textWidth } from '../../../fonts/text-width.ts'
import { useImprint, useSite } from '../../../site/site-context.ts'
import { Buttons, Headline, Kicker, Lead, NameInType, type OpeningProps, useIsNameAlone } from './parts.tsx'
import { OpeningPhone, useOpeningPhone } from './phone.tsx'

const limits = { highest: 0.47, most: 4 }

/**
 * The headline in large type, with the phone number below it on another background. Without a headline, the name in
 * full width.
 */
export function NameSignOpening({ section: { content } }: OpeningProps) {
  const { businessName } = useImprint()
  const phone = useOpeningPhone()
  const isNameAlone = useIsNameAlone({ content }) || content.heading.trim() === ''
  const { family } = useSite().theme.titleFont
  const lines = fillingLines(businessName.trim().split(/\s+/), (line) => textWidth(line, family), limits)
  return (
    <div className="pitch signed">
      <Kicker content={content} />
      {isNameAlone ? (
        <NameInType content={content} className="sign">
          <FittedLines lines={lines} />
        </NameInType>
      ) : (
        <Headline content={content} />
      )}
      <div className="base">
        <div className="said">
          <Lead content={content} />
          <Buttons content={content} />
        </div>
        {phone && (
          <OpeningPhone phone={phone}>
            <FittedLine text={phone.number} />
          </OpeningPhone>
        )}
      </div>
    </div>
  )
}
