import * as z from 'zod'
import { askedText } from '../../../renderer/document/asked-fields.ts'
import type { FieldPath } from '../../../renderer/document/field-path.ts'
import { type SectionText, sectionTexts } from '../../../renderer/document/section-texts.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { Caller } from '../../contract/creations.ts'
import { AppError } from '../../contract/errors.ts'
import type { Rewrite, RewriteRequest } from '../../contract/rewrites.ts'
import { findScrapeSummary } from '../../storage/scrape-summaries.ts'
import type { ServiceContext } from '../context.ts'
import { getDraft } from '../drafts/get.ts'
import { askForParts } from '../generation/ask-model.ts'

import { keepsToFacts } from './keeps-to-facts.ts'
import { limitsFor, offeredWays, orderFor, wishOf } from './ways.ts'

type Wanted = RewriteRequest & { userId: string; draftId: string; caller: Caller }

/** Of one call: a whole list of questions with their answers has fewer. */
const mostTexts = 40

/**
 * Other words for a section of a person's website, as a patch of its texts: an empty one when there is nothing else to say. Suggestions that lose or add
 * a fact are dropped. Nothing is stored. Throws not_found, section_locked, writer_unavailable when the model fails or there is none.
 */
export async function rewriteSection(ctx: ServiceContext, wanted: Wanted): Promise<Rewrite> {
  const { section, path, userId, draftId } = wanted
  const { websiteSettings } = await getDraft(ctx, { userId, idOrHandle: draftId })
  if (section.locked) throw new AppError('section_locked')
  const texts = sectionTexts(section, path).slice(0, mostTexts)
  const words = texts.length === 0 ? new Map() : await wordsFor(ctx, { wanted, texts, websiteSettings })
  const changes = texts.flatMap(({ path, text }) => {
    const after = words.get(path)
    return after === undefined || after === text ? [] : [{ path, before: text, after }]
  })
  return { sectionId: section.id, changes }
}

type Task = { wanted: Wanted; texts: SectionText[]; websiteSettings: WebsiteSettings }

async function wordsFor(ctx: ServiceContext, task: Task): Promise<ReadonlyMap<FieldPath, string>> {
  const asked = offeredWays(ctx).ways.includes(task.wanted.way) && (await askForWords(ctx, task))
  if (!asked) throw new AppError('writer_unavailable')
  const before = new Map(task.texts.map(({ path, text }) => [path, text]))
  return new Map([...asked].filter(([path, text]) => keepsToFacts(before.get(path) ?? '', text, task)))
}

async function askForWords(ctx: ServiceContext, { wanted, texts, websiteSettings }: Task) {
  const scrapeSummary = await findScrapeSummary(ctx.db, wanted)
  const { businessName, business } = websiteSettings
  const names = texts.map((text, index) => [`text${index + 1}`, text] as const)
  const parts = await askForParts(
    ctx,
    {
      kind: `rewrite-${wanted.way}`,
      instruction: orderFor(wanted.way),
      data: {
        businessName,
        businessActivities: business.activities,
        businessLocation: business.location,
        scrapeSummary,
        texts: JSON.stringify(Object.fromEntries(names.map(([name, { text }]) => [name, text]))),
        ...wishOf(wanted),
      },
      answer: z.object(
        Object.fromEntries(
          names.map(([name, text]) => {
            const control = text.prose ? ('prose' as const) : ('line' as const)
            return [name, askedText({ control, max: text.max, ask: limitsFor(text, wanted.way) })]
          }),
        ),
      ),
      own: texts.map(({ text }) => text),
    },
    wanted.caller,
  )
  const words = names.flatMap(([name, { path }]) => (name in parts ? [[path, String(parts[name])] as const] : []))
  return words.length > 0 ? new Map(words) : undefined
}
