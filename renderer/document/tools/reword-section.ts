import * as z from 'zod'
import { sectionTexts, withTexts } from '../fields/section-texts.ts'
import { sectionId } from './inputs.ts'
import { defineTool, sectionGone, titleIn } from './tool.ts'

const ways = ['rewrite', 'shorter', 'longer', 'friendlier', 'formal', 'translate', 'own'] as const

export const rewordSectionTool = defineTool({
  name: 'reword-section',
  description: 'Gives the texts of a section other words, which a writer has made and checked.',
  input: z.object({
    sectionId,
    way: z.enum(ways),
    /** Target language for translations, such as 'es'. */
    language: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)
      .optional(),
    texts: z
      .array(z.object({ path: z.string().max(200), text: z.string().max(4096) }))
      .min(1)
      .max(40),
  }),
  titleOf: ({ sectionId, way, language }, document) => {
    const title = titleIn(document, sectionId)
    return way === 'translate' && language ? `${title} in ${languageName(language)}` : `${title} ${outcomes[way]}`
  },
  run: (document, { sectionId, texts }) => {
    const section = document.sections.find(({ id }) => id === sectionId)
    if (!section) return { problem: sectionGone }
    if (section.locked) return { problem: `${titleIn(document, sectionId)} is locked.` }
    const known = new Set<string>(sectionTexts(section).map(({ path }) => path))
    const there = texts.filter(({ path }) => known.has(path))
    if (there.length === 0) return { problem: 'These texts are gone.' }
    const changed = withTexts(section, new Map(there.map(({ path, text }) => [path, text])))
    return { ...document, sections: document.sections.map((one) => (one === section ? changed : one)) }
  },
})

const outcomes: Readonly<Record<(typeof ways)[number], string>> = {
  rewrite: 'in other words',
  shorter: 'made shorter',
  longer: 'made longer',
  friendlier: 'made friendlier',
  formal: 'made more formal',
  translate: 'translated',
  own: 'reworded',
}

const languageName = (code: string) => new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code
