import * as z from 'zod'
import { formatted, line, linkField, list, nodeId } from '../../document/fields/fields.ts'
import { limits } from '../../document/fields/limits.ts'
import { defineSection } from '../define-section.ts'

const faq = z.object({
  id: nodeId,
  question: line({ label: 'Question', max: 512, ask: { what: 'a question customers ask', words: 14 } }),
  answer: formatted({ label: 'Answer', max: 2048, ask: { what: 'its answer from the facts alone', sentences: 4 } }),
  button: linkField({ label: 'Button' }),
})

export const frequentlyAskedQuestions = defineSection({
  type: 'FrequentlyAskedQuestions',
  title: 'FAQ',
  maxCount: 1,
  default: false,
  required: false,
  headerLinkAllowed: true,
  content: z.object({
    heading: line({
      label: 'Heading',
      max: 64,
      default: 'Questions and answers',
      ask: { what: 'a heading over questions and answers', words: 5 },
    }),
    items: list(faq, {
      label: 'Questions',
      itemLabel: 'question',
      max: limits.faqs,
      ask: { what: 'the questions that customers of this business ask and the facts answer' },
    }),
  }),
})
