import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { Env } from '../../env.ts'
import { openContext, type ServiceContext } from '../../platform/context.ts'
import { inJobScope, logEvent, logFailure, stopwatch } from '../../platform/log/log.ts'
import { endOf, finishCreation, giveToOwner } from '../claim.ts'
import { composeCreation } from '../compose.ts'
import { writeWebsite } from '../generation/write-website.ts'
import { importSite, summarizePage } from '../import/import-site.ts'
import type { ImportedPage, ImportedPicture, ImportedReview } from '../import/schema.ts'
import { type StoredPicture, storeImportedPictures } from '../import/store-pictures.ts'
import { neighborsIn } from '../neighbor-look.ts'
import { searchPhotos } from '../photos.ts'
import { creationOf, findCreationRow } from '../rows.ts'
import type { CreationAnswers, CreationEnd, CreationEvent, CreationOrder } from '../schema.ts'
import { type CreationPhase, creationPhases, creationTimings, type ImportOutcome, maxCreationMs } from './phases.ts'

type Report = (event: CreationEvent) => void
/** The current result. Every step produces a complete website. */
type Made = { document: WebsiteSettings; pictures: ImportedPicture[]; reviews: ImportedReview[]; summary: string }

/**
 * Runs a creation to its end within `timeoutMs` milliseconds and stores the result. Reports progress to `report` and returns the last event.
 * Failed steps fall back to the composer's texts. Does nothing for a creation that has ended; may run again after an interruption. Throws
 * database errors.
 */
export async function runCreation(
  ctx: ServiceContext,
  order: CreationOrder,
  report: Report,
  timeoutMs = maxCreationMs,
): Promise<CreationEnd> {
  const { creationId } = order
  const row = await findCreationRow(ctx.db, creationId)
  if (row?.status === 'running') {
    const made: Made = { document: creationOf(row).websiteSettings, pictures: [], reviews: [], summary: '' }
    await workFor(timeoutMs, ctx, { order, made, report })
    // Stores the current state; later work no longer changes it.
    await finishCreation(ctx, { creationId, ...made })
  } else await giveToOwner(ctx, creationId)
  return endOf(await findCreationRow(ctx.db, creationId))
}

type LoggedRun = {
  env: Env
  waitUntil: (promise: Promise<unknown>) => void
  order: CreationOrder
  /** The id of the request that started it. */
  requestId: string | null
  report: Report
  timeoutMs: number
  tries: number
}

/** The same, for the Durable Object, with one log line at the end. */
export function runLoggedCreation({ env, waitUntil, order, requestId, report, timeoutMs, tries }: LoggedRun) {
  const { creationId: draftId, userId } = order
  return inJobScope(requestId, { draftId, ...(userId !== null && { accountId: userId }) }, async () => {
    const elapsed = stopwatch()
    const ctx = openContext(env, waitUntil)
    try {
      const end = await runCreation(ctx, order, report, timeoutMs)
      logEvent('creation.ended', { outcome: 'done', what: end.type, tries, ms: elapsed() })
      return end
    } catch (error) {
      logFailure('creation.failed', error, { tries, ms: elapsed() })
      throw error
    } finally {
      ctx.defer(Promise.resolve())
    }
  })
}

type Work = { order: CreationOrder; made: Made; report: Report }

/** Updates `made` and reports, until the deadline. Never throws. */
async function workFor(timeoutMs: number, ctx: ServiceContext, { order, made, report }: Work): Promise<void> {
  if (timeoutMs <= 0) return
  const timer = new AbortController()
  const whileTime: Report = (event) => {
    if (!timer.signal.aborted) report(event)
  }
  const phases = startPhases(whileTime)
  const late = scheduler
    .wait(timeoutMs, { signal: timer.signal })
    .then(() => logEvent('creation.late', { outcome: 'late', draftId: order.creationId }))
  late.catch(() => undefined)
  try {
    await Promise.race([workOn(ctx, { order, made, report: whileTime }, phases), late])
  } catch (error) {
    logFailure('creation.failed', error, { draftId: order.creationId })
  } finally {
    timer.abort()
    phases.end()
  }
}

async function workOn(ctx: ServiceContext, { order, made, report }: Work, phases: Phases): Promise<void> {
  const { answers, caller } = order
  const page = answers.link === '' ? undefined : await readPage(ctx, order, phases)
  phases.enter('organizing', page?.outcome)
  if (page) await takeFacts(ctx, { order, page, made })
  report({ type: 'layout', websiteSettings: made.document })
  const { sections } = answers
  const photos = await searchPhotos(ctx, { document: made.document, sections })
  const ownPictures = storePictures(ctx, order, made.pictures)

  phases.enter('personalizing')
  const summary = page ? summarizePage(ctx, page, caller) : ''
  const { document } = made
  const website = { document, sections, hasPhotos: photos.isOn, caller }
  made.document = await writeWebsite(ctx, website, {
    section: (section) => report({ type: 'section', section }),
    photos: photos.add,
  })

  phases.enter('finishing')
  made.document = await photos.place(made.document)
  made.document = await withOwnPictures(made.document, await ownPictures, sections)
  made.summary = await summary
}

function readPage(ctx: ServiceContext, { answers }: CreationOrder, phases: Phases): Promise<ImportedPage> {
  phases.enter('checking')
  return importSite(ctx, answers.link, { onFound: () => phases.enter('importing') })
}

type Taking = { order: CreationOrder; page: ImportedPage; made: Made }

/** Fills the composer's blanks with the imported page's facts. */
async function takeFacts(ctx: ServiceContext, { order, page, made }: Taking): Promise<void> {
  if (page.outcome === 'nothing') return
  made.pictures = page.pictures
  made.reviews = page.reviews
  try {
    const { answers, creationId } = order
    made.document = await composeCreation(ctx, { answers, creationId, page, findNeighbor: neighborsIn(ctx) })
  } catch (error) {
    logFailure('creation.not_composed', error, { draftId: order.creationId })
  }
}

/** How long copying pictures may take while texts are written, in milliseconds. */
const pictureTimeoutMs = 10_000

const storePictures = (
  ctx: ServiceContext,
  { creationId, userId, caller }: CreationOrder,
  pictures: readonly ImportedPicture[],
) =>
  pictures.length === 0
    ? Promise.resolve([])
    : storeImportedPictures(ctx, { creationId, userId, caller, pictures, timeoutMs: pictureTimeoutMs })

/** Imported lazily, since the templates are large. */
async function withOwnPictures(
  document: WebsiteSettings,
  pictures: readonly StoredPicture[],
  sections: CreationAnswers['sections'],
): Promise<WebsiteSettings> {
  if (pictures.length === 0) return document
  const { placePictures } = await import('../../../templates/compose/place-pictures.ts')
  return placePictures(document, pictures, sections)
}

type PhaseEvent = Extract<CreationEvent, { type: 'phase' }>

const rank = (phase: CreationPhase) => Object.keys(creationPhases).indexOf(phase)

/**
 * Reports a creation's phase, never going back. Also reports when a phase is slow and, after a while, that layouts are done. Reading a link
 * is timed separately; later phases are timed from 'organizing' on.
 */
export function startPhases(say: (event: PhaseEvent) => void) {
  let at: PhaseEvent | undefined
  let timers: ReturnType<typeof setTimeout>[] = []

  const end = () => {
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }
  const tell = (change: Partial<PhaseEvent> & Pick<PhaseEvent, 'phase'>) => {
    at = { type: 'phase', slow: false, imported: null, ...at, ...change }
    say(at)
  }
  const after = (wait: number, then: () => void) => timers.push(setTimeout(then, wait))
  const slow = () => at && tell({ phase: at.phase, slow: true })

  /** `imported`: the import's result, once known. */
  const enter = (phase: CreationPhase, imported: ImportOutcome | null = at?.imported ?? null) => {
    if (at && rank(phase) <= rank(at.phase)) return
    const begins = phase === 'checking' || phase === 'organizing'
    if (begins) end()
    tell({ phase, imported, ...(begins && { slow: false }) })
    if (phase === 'checking') after(creationTimings.scrapeExtended, slow)
    if (phase === 'organizing') {
      after(creationTimings.personalizing, () => enter('personalizing'))
      after(creationTimings.organizingExtended, slow)
    }
  }
  return { enter, end }
}

type Phases = ReturnType<typeof startPhases>
