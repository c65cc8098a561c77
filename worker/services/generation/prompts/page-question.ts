import * as z from 'zod'
import { askedText } from '../../../../renderer/document/asked-fields.ts'
import { limits } from '../../../../renderer/document/limits.ts'
import { sectionTitle } from '../../../../renderer/document/section-title.ts'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import type { Question } from '../ask-model.ts'
import { type PageLabel, pageLabels } from '../page-labels.ts'
import type { Material } from './website-question.ts'
import { workedExample } from './worked-example.ts'
import { writingRules } from './writing-rules.ts'

/** The question for what stands around the texts: title and description for search results, and what buttons and menus say. */
export function pageQuestion(document: WebsiteSettings, { inputs, facts, manner }: Material): Question<z.ZodObject> {
  const labels = pageLabels(document)
  return {
    kind: 'website-page',
    instruction: [
      'Write the page’s title and its description for search results, and what its buttons and menu entries say.',
      'The title begins with the business’s name, then says the trade and the place. The description says what a searcher wants to know first, in facts.',
      'A label says what happens when it is pressed, as `labels` says where each leads. A menu entry is one or two words.',
      writingRules(manner),
      workedExample,
    ].join('\n'),
    data: {
      ...inputs,
      facts: JSON.stringify(Object.fromEntries(facts.map(({ id, text }) => [id, text]))),
      labels: JSON.stringify(Object.fromEntries(labels.map((label) => [label.name, whatIs(label, document)]))),
    },
    answer: z.object({
      title: askedText({ control: 'line', max: limits.websiteTitle, ask: { what: 'the title of the page' } }),
      description: askedText({
        control: 'line',
        max: limits.pageDescription,
        ask: { what: 'what search results say of the page', sentences: 2 },
      }),
      ...Object.fromEntries(labels.map(({ name, max }) => [name, labelText(max)])),
    }),
    own: [inputs.businessName, ...facts.map(({ text }) => text)],
    once: true,
  }
}

const labelText = (max: number) => askedText({ control: 'line', max, ask: { what: 'its label', words: 4 } })

function whatIs({ text, target, isMenu }: PageLabel, { sections }: WebsiteSettings) {
  const section = sections.find(({ id }) => id === target)
  return {
    now: text,
    leadsTo: section ? sectionTitle(section, sections) : 'another page',
    is: isMenu ? 'a menu entry' : 'a button',
  }
}
