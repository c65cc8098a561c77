import { limits } from '../../document/fields/limits.ts'
import { matchesOf, type Span } from './text-spans.ts'

const number = String.raw`(?:\d{1,3}(?:[.,]\d)?(?: ?½)?|½|half an|an|one|two|three|1½|eine(?:r|n)?|eineinhalb|una|une|uma|een|half)`
const measure =
  "(?:minutes?|mins?\\.?|Minuten|Min\\.?|minutos|minuti|minuten|minut|minuter|'|hours?|hrs?\\.?|h|Stunden?|Std\\.?|horas?|heures?|or[ae]|uur|uren|godz\\.?|godzin[ay]?|tim(?:mar|me)?|分間?|時間半?|분|시간(?: ?반)?)"
const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,£€$])(?:\d{1,2} ?h ?\d{2}|\d{1,2} ?(?:hours?|hrs?|h|Std\.?) (?:and )?\d{1,2} ?(?:minutes|mins?|Min\.?)|${number}(?: ?(?:-|–|to|bis|a) ?\d{1,3})?[- ]?${measure})(?![\p{L}\p{N}])`,
  'giu',
)

/** A duration as written: '45 min', '1.5 hours', '1h30'. */
export const durationsIn = (text: string): { duration: string; span: Span }[] =>
  matchesOf(text, pattern)
    .filter(
      ({ match: [written] }) =>
        written.length <= limits.duration && /[\d½]|half|hour|hora|heure|Stunde/iu.test(written),
    )
    .map(({ match: [duration], span }) => ({ duration, span }))
