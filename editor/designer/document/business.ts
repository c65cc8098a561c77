import { atom } from 'jotai'
import { api, responseBody } from '#api/client.ts'
import { type Business, business as businessSchema } from '#renderer/document/business.ts'
import { changeSettings } from '#renderer/document/edits/edits.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { changeBusiness } from '#renderer/facts/change-business.ts'
import type { ReadFactsAnswer } from '#worker/creation/facts/schema.ts'
import { type Edit, editAtom } from './edits.ts'
import { changeSessionAtom, documentAtom } from './session.ts'
import { amend } from './timeline.ts'

const initialBusiness = businessSchema.parse({})

/** '2026-11-22' in local time, which happens to be the Swedish date format. */
export const today = () => new Date().toLocaleDateString('sv-SE')

export const businessAtom = atom((get) => get(documentAtom)?.business ?? initialBusiness)

/** The field being typed, with the website before the first and after the last keystroke. */
const typingAtom = atom<{ field: string; base: WebsiteSettings; last: WebsiteSettings } | null>(null)

/**
 * Changes a value that shows in several places. During typing (`typing` names the field), each keystroke starts from the website before the
 * first one, since half a phone number would match unrelated texts.
 */
export const editEverywhereAtom = atom(null, (get, set, edit: Edit, typing?: string) => {
  const present = get(documentAtom)
  if (!present) return
  const before = get(typingAtom)
  const base = before && before.field === typing && before.last === present ? before.base : present
  const next = edit(base)
  set(editAtom, () => next, typing)
  set(typingAtom, typing === undefined ? null : { field: typing, base, last: next })
})

export const changeBusinessAtom = atom(null, (get, set, change: Partial<Business>, typing?: string) => {
  if (!get(documentAtom)) return
  set(lookUpBusinessAtom, change)
  set(editEverywhereAtom, (base) => changeBusiness(base, change, today()), typing)
})

/** Debounce in milliseconds, long enough to type a town's name. */
const debounceMs = 800

type Changed = { location: boolean; trade: boolean }
type PendingLookup = { timer?: ReturnType<typeof setTimeout>; changed: Changed }

const pendingLookupAtom = atom<PendingLookup>({ changed: { location: false, trade: false } })

/**
 * After the location or trade changes, looks up data that only the server has: place, country, language and trade slug. Adds no undo step.
 * Ignores failures, since the form works without the data.
 */
const lookUpBusinessAtom = atom(null, (get, set, change: Partial<Business>) => {
  const before = get(documentAtom)?.business
  const waiting = get(pendingLookupAtom)
  const changed = {
    location: waiting.changed.location || (change.location ?? before?.location) !== before?.location,
    trade: waiting.changed.trade || (change.trade ?? before?.trade)?.name !== before?.trade.name,
  }
  if (!changed.location && !changed.trade) return
  clearTimeout(waiting.timer)
  const look = async () => {
    set(pendingLookupAtom, { changed: { location: false, trade: false } })
    const requested = get(documentAtom)?.business
    if (!requested) return
    const answer = await responseBody(api.facts.$post({ json: questionOf(requested) })).catch(() => undefined)
    if (!answer) return
    set(changeSessionAtom, (session) => ({
      ...session,
      timeline: amend(session.timeline, (state) => withLookup(state, { requested, changed, answer })),
    }))
  }
  set(pendingLookupAtom, { timer: setTimeout(look, debounceMs), changed })
})

const questionOf = ({ activities, location, trade }: Business) => ({
  businessActivities: [trade.name.trim(), activities].filter((text) => text !== '').join('. '),
  businessLocation: location,
})

type LookupResult = { requested: Business; changed: Changed; answer: ReadFactsAnswer }

/** Merges the response if the owner's text hasn't changed since the request. */
function withLookup(state: WebsiteSettings, { requested, changed, answer }: LookupResult): WebsiteSettings {
  const { business, settings } = state
  const { place, trade } = answer.business
  const { slug, schemaType, walkIns, proof } = trade
  const isThere = changed.location && business.location === requested.location && place.country !== ''
  const isTrade = changed.trade && business.trade.name === requested.trade.name && business.trade.slug !== slug
  if (!isThere && !isTrade) return state
  const next = {
    ...state,
    business: {
      ...business,
      ...(isThere && { place }),
      ...(isTrade && { trade: { ...business.trade, slug, schemaType, walkIns, proof } }),
    },
  }
  const language = isThere ? languageIn(settings.language, business.place.country, place.country) : settings.language
  return language === settings.language ? next : changeSettings(next, { language })
}

/** Turns 'en-US' into 'en-GB' if the town moves to Leeds. Doesn't change a language that the owner chose. */
function languageIn(language: string, before: string, country: string): string {
  const { language: primary, region = '' } = new Intl.Locale(language)
  return region === '' || region === before ? `${primary}-${country}` : language
}
