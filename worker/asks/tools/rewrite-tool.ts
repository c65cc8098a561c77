import * as z from 'zod'
import { limits } from '../../../renderer/document/fields/limits.ts'
import type { SectionText } from '../../../renderer/document/fields/section-texts.ts'
import type { Section } from '../../../renderer/document/section-types.ts'
import { sectionId } from '../../../renderer/document/tools/inputs.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { AppError } from '../../platform/http/errors.ts'
import { rewriteIn, rewriteTexts } from '../rewrites/rewrite-section.ts'
import { rewriteWays } from '../rewrites/schema.ts'
import { askTool, type Calling } from './ask-tool.ts'
import { proposeStep } from './change-tools.ts'

const input = z.object({
  sectionId: sectionId.describe('Or "page" for all sections.'),
  way: z.enum(rewriteWays),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'A language code, such as es.')
    .optional()
    .describe('For translate: es'),
  wish: z.string().max(300).optional().describe('For own: how the owner wants it worded, in their words.'),
})
type RewriteInput = z.output<typeof input>

/** Sections rewritten at once. */
const atOnce = 6

export const rewriteTool = askTool({
  name: 'rewrite',
  description:
    'Has a writer reword all texts of a section or of the page: shorter, longer, friendlier, formal, another language, or as the owner wishes. For a single text, use set-field.',
  input,
  run: async (wish, calling) => {
    const { sectionId, way, language } = wish
    if (way === 'translate' && !language) return { problem: 'Into which language? Give language.' }
    const { document } = calling.run
    const wanted = document.sections.filter(
      ({ id, locked, hidden }) => !locked && (sectionId === 'page' ? !hidden : id === sectionId),
    )
    if (wanted.length === 0) return { problem: 'That section is locked or gone.' }
    const proposed: string[] = []
    let failed = 0
    for (let at = 0; at < wanted.length; at += atOnce) {
      calling.asking.signal.throwIfAborted()
      const words = await Promise.all(wanted.slice(at, at + atOnce).map((section) => reworded(section, wish, calling)))
      for (const answer of words) {
        if (!answer) failed += 1
        else if (answer.changes.length > 0) {
          const texts = answer.changes.map(({ path, after }) => ({ path, text: after }))
          const step = { sectionId: answer.sectionId, way, texts, ...(language && { language }) }
          const result = proposeStep('reword-section', step, calling, { isOurs: true })
          if ('ok' in result) proposed.push(...(result.proposed ?? []))
        }
      }
    }
    if (way === 'translate' && language && sectionId === 'page' && proposed.length > 0) {
      proposed.push(...(await translatePage(wish, language, calling)))
    }
    if (failed > 0) calling.run.problems.push('Some texts could not be rewritten now.')
    if (proposed.length > 0) return { ok: true, proposed }
    return failed > 0
      ? { problem: 'The writer can’t be reached now.' }
      : { problem: 'The texts stay: other words would have lost or added a fact.' }
  },
})

const reworded = (section: Section, wish: RewriteInput, calling: Calling) =>
  ifReached(rewriteIn(calling.ctx, { section, ...howTo(wish, calling) }, calling.run.document))

/** The texts of a page that no section has, in its new language. */
async function translatePage(wish: RewriteInput, language: string, calling: Calling): Promise<string[]> {
  const { ctx, run } = calling
  const task = { wanted: howTo(wish, calling), texts: pageTexts(run.document), websiteSettings: run.document }
  const changes = await ifReached(rewriteTexts(ctx, task))
  if (!changes) run.problems.push('The page title and the description for search results could not be translated now.')
  const said = Object.fromEntries((changes ?? []).map(({ path, after }) => [path, after]))
  const { announcement, ...page } = said
  const results = [
    proposeStep('set-page', { ...page, language }, calling, { isOurs: true }),
    ...(announcement ? [proposeStep('set-announcement', { text: announcement }, calling, { isOurs: true })] : []),
  ]
  return results.flatMap((result) => ('ok' in result ? (result.proposed ?? []) : []))
}

/** An announcement that is off stays as it is: setting its text would turn it on. */
function pageTexts({ settings }: WebsiteSettings): SectionText[] {
  const { pageTitle, pageDescription, announcement } = settings
  const texts = [
    { path: 'pageTitle', label: 'Page title', text: pageTitle, max: limits.websiteTitle },
    {
      path: 'pageDescription',
      label: 'Description for search results',
      text: pageDescription,
      max: limits.pageDescription,
    },
    {
      path: 'announcement',
      label: 'Announcement',
      text: announcement.enabled ? announcement.text : '',
      max: limits.announcement,
    },
  ]
  return texts.flatMap((one) => (one.text.trim() === '' ? [] : [{ ...one, prose: false, ask: undefined }]))
}

const howTo = (
  { way, language = 'en', wish = '' }: RewriteInput,
  { asking: { userId, draftId, caller, signal } }: Calling,
) => ({
  ...{ userId, draftId, way, language, wish, attempt: 0, caller, signal },
})

/** Undefined where the writer can't be reached or its budget is used up. */
async function ifReached<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return undefined
  }
}
