import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { Caller } from '../../contract/creations.ts'
import type { KnownWords } from '../../creation/writing/known-words.ts'
import { standsIn } from '../../creation/writing/words.ts'
import type { ServiceContext } from '../context.ts'
import { askForParts } from './ask-model.ts'
import { passes } from './checked-part.ts'
import { type PageLabel, pageLabels, withLabels } from './page-labels.ts'
import { pageQuestion } from './prompts/page-question.ts'
import type { Material } from './prompts/website-question.ts'

type Writing = { document: WebsiteSettings; material: Material; known: KnownWords; caller: Caller }

/**
 * Asks for the page's title, description and labels, in parallel with the sections. `finish` waits for the answer and puts it into a
 * document; a text that fails the check keeps the composer's.
 */
export function writePage(ctx: ServiceContext, { document, material, known, caller }: Writing) {
  const question = pageQuestion(document, material)
  const answers = new Map<string, string>()
  const told = Promise.withResolvers<void>()
  const ask = async () => {
    await askForParts(ctx, question, caller, (name, answer) => {
      answers.set(name, String(answer))
      if (Object.keys(question.answer.shape).every((one) => answers.has(one))) told.resolve()
    })
    told.resolve()
  }
  const held = (name: string): string | undefined => {
    const text = answers.get(name)
    return text !== undefined && passes(`page.${name}`, text, { known, voice: material.manner.voice })
      ? text
      : undefined
  }
  const finish = async (website: WebsiteSettings): Promise<WebsiteSettings> => {
    await told.promise
    const title = held('title')
    const isNamed = title !== undefined && standsIn(material.inputs.businessName, title)
    const words = new Map<PageLabel, string>()
    for (const label of pageLabels(document)) {
      const text = held(label.name)?.replace(/[.!]+$/, '')
      if (text) words.set(label, text)
    }
    return {
      ...website,
      settings: {
        ...website.settings,
        ...(isNamed && { pageTitle: title }),
        pageDescription: held('description') ?? website.settings.pageDescription,
      },
      sections: website.sections.map((section) => withLabels(section, words)),
    }
  }
  return { settled: ask(), finish }
}
