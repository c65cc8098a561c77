import { type Step, sentenceStart } from './marks.ts'

const asked =
  /(?<!\p{L})(?:(?:ask|asks|asked|asking|wonder|wonders|wondering)(?: me| us)? (?:if|whether|how|why|what|when|do|does|did|is|it['’]?s|are|am|can|could|will|would|should)|(?:frag\p{L}+|gefragt),? (?:ob|wie|warum|was|wann|nach)|pregunt\p{L}+ (?:si|cómo|como|qué|que|por)|demand\p{L}+ (?:si|comment|pourquoi)|chied\p{L}+ (?:se|come|perché)|pergunt\p{L}+ (?:se|como|porque)|vra(?:gen|agt) (?:of|hoe|waarom|wat)|pytają (?:czy|jak|o))(?!\p{L})/iu

/** A customer's question isn't an offer: 'People always ask do I do tongue tie'. */
export const withoutReportedQuestions: Step = (text, marks) =>
  marks.filter(({ label, start }) => {
    if (!'SKZE'.includes(label)) return true
    const before = text.slice(sentenceStart(text, start), start)
    const found = asked.exec(before)
    return !found || /[,;:]/.test(before.slice(found.index))
  })
