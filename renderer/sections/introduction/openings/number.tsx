import { FittedLine } from '../../../elements/fitted-line.tsx'
import { longestWord } from '../../../elements/words/long-words.ts'
import { textWidth } from '../../../fonts/text-width.ts'
import { useSite } from '../../../site/site-context.ts'
import { Buttons, Headline, Kicker, Lead, type OpeningProps } from './parts.tsx'
import { OpeningPhone, useOpeningPhone } from './phone.tsx'

/** For a headline beside the area code: maximum width in em, and maximum word length in letters. */
const maxBesideCode = { width: 19, word: 11 }
/** In percent of the width. */
const maxCodeWidth = 46

/**
 * The phone number in full width, or in two lines if the headline fits beside the first. Without a number, the headline
 * is large.
 */
export function NumberOpening({ section: { content } }: OpeningProps) {
  const phone = useOpeningPhone()
  const { titleFont } = useSite().theme
  if (!phone) {
    return (
      <div className="pitch dialed told">
        <Kicker content={content} />
        <Headline content={content} />
        <Lead content={content} />
        <Buttons content={content} />
      </div>
    )
  }
  const [code = '', ...rest] = phone.number.split(/\s+/)
  const line = rest.join(' ')
  const share = (100 * textWidth(code, titleFont.family)) / textWidth(line, titleFont.family)
  const isInTwo =
    rest.length > 0 &&
    share < maxCodeWidth &&
    textWidth(content.heading, titleFont.family) <= maxBesideCode.width &&
    longestWord(content.heading) <= maxBesideCode.word
  return (
    <div className={isInTwo ? 'pitch dialed two' : 'pitch dialed'}>
      <Kicker content={content} />
      <div className="said">
        <Headline content={content} />
        {!isInTwo && <Lead content={content} />}
      </div>
      <OpeningPhone phone={phone}>
        {isInTwo ? (
          <>
            <FittedLine text={code} share={share} /> <FittedLine text={line} />
          </>
        ) : (
          <FittedLine text={phone.number} />
        )}
      </OpeningPhone>
      {isInTwo && <Lead content={content} />}
      <Buttons content={content} />
    </div>
  )
}
