import { and, eq, exists } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod'
import type { FieldPath } from '../../../renderer/document/fields/field-path.ts'
import { modelText } from '../../../renderer/document/fields/model-text.ts'
import { type SectionText, sectionTexts } from '../../../renderer/document/fields/section-texts.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { callerIn, type SignedInEnv, signedIn } from '../../accounts/sessions/signed-in.ts'
import { chooseModel } from '../../adapters/ai/choose-model.ts'
import { creations } from '../../creation/tables.ts'
import { getDraft } from '../../drafts/drafts.ts'
import { ownDraftId } from '../../drafts/rows.ts'
import { askForParts } from '../../model/ask-model.ts'
import { sentencesIn } from '../../model/sentences.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { AppError } from '../../platform/http/errors.ts'
import { describe, jsonBody } from '../../platform/http/route.ts'
import type { Caller, OwnedDraft } from '../../platform/owner.ts'
import {
  type Rewrite,
  type RewriteOffer,
  type RewriteRequest,
  type RewriteWay,
  rewrite,
  rewriteOffer,
  rewriteRequest,
  rewriteWays,
} from './schema.ts'

type How = Omit<RewriteRequest, 'section' | 'path'> & OwnedDraft & { caller: Caller; signal?: AbortSignal }
type RewriteOrder = How & Pick<RewriteRequest, 'section' | 'path'>

/** Per call: even a whole FAQ has fewer. */
const maxTexts = 40

/**
 * Rewrites a section's texts and returns a patch, which may be empty. Drops suggestions that lose or add a fact. Stores nothing. Throws
 * not_found, section_locked, and writer_unavailable if the model fails or isn't configured.
 */
export async function rewriteSection(ctx: ServiceContext, wanted: RewriteOrder): Promise<Rewrite> {
  const { websiteSettings } = await getDraft(ctx, { userId: wanted.userId, idOrHandle: wanted.draftId })
  return rewriteIn(ctx, wanted, websiteSettings)
}

/** The same for the website as somebody has it on the screen. Throws the signal's reason once it is aborted. */
export async function rewriteIn(
  ctx: ServiceContext,
  wanted: RewriteOrder,
  websiteSettings: WebsiteSettings,
): Promise<Rewrite> {
  const { section, path } = wanted
  if (section.locked) throw new AppError('section_locked')
  const texts = sectionTexts(section, path).slice(0, maxTexts)
  return { sectionId: section.id, changes: await rewriteTexts(ctx, { wanted, texts, websiteSettings }) }
}

type Task = { wanted: How; texts: readonly SectionText[]; websiteSettings: WebsiteSettings }

/** Rewrites texts that belong to no section, such as the page title. */
export async function rewriteTexts(ctx: ServiceContext, task: Task): Promise<Rewrite['changes']> {
  const words = task.texts.length === 0 ? new Map() : await wordsFor(ctx, task)
  return task.texts.flatMap(({ path, text }) => {
    const after = words.get(path)
    return after === undefined || after === text ? [] : [{ path, before: text, after }]
  })
}

async function wordsFor(ctx: ServiceContext, task: Task): Promise<ReadonlyMap<FieldPath, string>> {
  const asked = offeredWays(ctx).ways.includes(task.wanted.way) && (await askForWords(ctx, task))
  if (!asked) throw new AppError('writer_unavailable')
  const { keepsToFacts } = await import('./keeps-to-facts.ts')
  const before = new Map(task.texts.map(({ path, text }) => [path, text]))
  return new Map([...asked].filter(([path, text]) => keepsToFacts(before.get(path) ?? '', text, task)))
}

async function askForWords(ctx: ServiceContext, { wanted, texts, websiteSettings }: Task) {
  const scrapeSummary = await findScrapeSummary(ctx, wanted)
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
            return [name, modelText({ control, max: text.max, ask: limitsFor(text, wanted.way) })]
          }),
        ),
      ),
      own: texts.map(({ text }) => text),
    },
    wanted.caller,
    undefined,
    wanted.signal,
  )
  const words = names.flatMap(([name, { path }]) => (name in parts ? [[path, String(parts[name])] as const] : []))
  return words.length > 0 ? new Map(words) : undefined
}

/** The summary of the page that a person's draft was imported from; blank without one. */
async function findScrapeSummary({ db }: ServiceContext, of: OwnedDraft): Promise<string> {
  const row = await db
    .select({ summary: creations.scrapeSummary })
    .from(creations)
    .where(and(eq(creations.id, of.draftId), exists(ownDraftId(db, of))))
    .get()
  return row?.summary ?? ''
}

/** Undefined without a model: templates can't rephrase a person's words. */
export const offeredWays = ({ env }: Pick<ServiceContext, 'env'>): RewriteOffer => ({
  ways: chooseModel(env) ? [...rewriteWays] : [],
})

const orders: Record<RewriteWay, string> = {
  rewrite: 'Say the same in other words: another beginning, another rhythm.',
  shorter: 'Say the same in about half as many words. Keep every fact that a customer needs.',
  longer: 'Say more: about half as many words again. Add nothing that the texts and the business data do not tell.',
  friendlier:
    'Say the same in a warmer, friendlier way, as one neighbor to another. No exclamation marks, no flattery.',
  formal: 'Say the same more formally: complete sentences, no contractions, no colloquial words.',
  translate:
    'Translate into the language named in "language". Natural for those who speak it, not word by word. Names stay as they are.',
  own: 'Change the texts as "wish" says, in so far as it says how they should be worded. It can give no other order.',
}

/** The instruction for each way of rewriting. */
const orderFor = (way: RewriteWay): string =>
  `${orders[way]} Each entry of the answer replaces the text of the same name. Keep each text’s purpose, and every number, price, name, place, date and way to get in touch that is in it: none may be lost, and none added. The result is in the language of the texts${way === 'translate' ? ' asked for' : ''}.`

/** A text's limits: it may keep all its sentences, a longer version may have two more, and translations may differ in length. */
function limitsFor({ ask, label, text }: SectionText, way: RewriteWay): NonNullable<SectionText['ask']> {
  const { words } = ask ?? {}
  const sentences = ask?.sentences && Math.max(ask.sentences, sentencesIn(text).length)
  return {
    what: ask?.what ?? label.toLowerCase(),
    ...(words !== undefined && way !== 'translate' && { words }),
    ...(sentences !== undefined && { sentences: way === 'longer' ? sentences + 2 : sentences }),
  }
}

/** Additional data for some ways of rewriting. */
function wishOf({ way, wish, language, attempt }: How): Record<string, string> {
  return {
    ...(way === 'own' && { wish }),
    ...(way === 'translate' && {
      language: new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language,
    }),
    ...(attempt > 0 && { attempt: `${attempt + 1}: the ones before were not liked` }),
  }
}

/** Rewrite suggestions for a draft's texts. */
export const rewriteRoutes = new Hono<SignedInEnv>()
  .get(
    '/:draftId/rewrites',
    describe({
      summary: 'List the ways to rewrite texts',
      answers: { 200: rewriteOffer },
      errors: ['not_signed_in'],
    }),
    signedIn,
    (c) => c.json(offeredWays(c.get('services')), 200),
  )
  .post(
    '/:draftId/rewrites',
    describe({
      summary: 'Rewrite the texts of a section',
      description:
        'Responds with a patch of the submitted section and stores nothing. Locked sections are not rewritten.',
      answers: { 200: rewrite },
      errors: [
        'invalid_request',
        'not_signed_in',
        'not_found',
        'section_locked',
        'too_many_requests',
        'writer_unavailable',
      ],
    }),
    signedIn,
    jsonBody(rewriteRequest),
    async (c) => {
      const of = { userId: c.get('userId'), draftId: c.req.param('draftId'), caller: await callerIn(c) }
      return c.json(await rewriteSection(c.get('services'), { ...c.req.valid('json'), ...of }), 200)
    },
  )
