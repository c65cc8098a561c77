import { atom } from 'jotai'
import { answerOf, api } from '#api/client.ts'
import { type Business, business as businessSchema } from '#renderer/document/business.ts'
import { changeSettings } from '#renderer/document/edits/edits.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { changeBusiness } from '#renderer/facts/change-business.ts'
import type { ReadFactsAnswer } from '#worker/creation/facts/schema.ts'
import { type Edit, editAtom } from './edits.ts'
import { changeSessionAtom, documentAtom } from './session.ts'
import { amend } from './timeline.ts'

const initial = businessSchema.parse({})

/** As 2026-11-22, where the owner is: Swedish writes dates so. */
export const today = () => new Date().toLocaleDateString('sv-SE')

/** The facts of the open website's business. */
export const businessAtom = atom((get) => get(documentAtom)?.business ?? initial)

/** The field being typed: the website before the first letter, and after the last one. */
const typingAtom = atom<{ field: string; base: WebsiteSettings; last: WebsiteSettings } | null>(null)

/**
 * Changes the website where one field shows in several places. While the owner types it (`typing` names it), each letter starts from the
 * website before the first letter: half a phone number would match unrelated texts.
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

/** Changes facts everywhere they appear. */
export const changeBusinessAtom = atom(null, (get, set, change: Partial<Business>, typing?: string) => {
  if (!get(documentAtom)) return
  set(lookUpBusinessAtom, change)
  set(editEverywhereAtom, (base) => changeBusiness(base, change, today()), typing)
})

/** In milliseconds: long enough that nobody is in the middle of a town's name. */
const pause = 800

type Changed = { location: boolean; trade: boolean }
type Waiting = { timer?: ReturnType<typeof setTimeout>; changed: Changed }

const waitingAtom = atom<Waiting>({ changed: { location: false, trade: false } })

/**
 * Looks up what only the server knows, once the owner has changed where they are or what they do: the place behind the location, with its
 * country and language, and the trade's slug. It adds no undo step, and a failure stays silent: the form works without it.
 */
const lookUpBusinessAtom = atom(null, (get, set, change: Partial<Business>) => {
  const before = get(documentAtom)?.business
  const waiting = get(waitingAtom)
  const changed = {
    location: waiting.changed.location || (change.location ?? before?.location) !== before?.location,
    trade: waiting.changed.trade || (change.trade ?? before?.trade)?.name !== before?.trade.name,
  }
  if (!changed.location && !changed.trade) return
  clearTimeout(waiting.timer)
  const look = async () => {
    set(waitingAtom, { changed: { location: false, trade: false } })
    const asked = get(documentAtom)?.business
    if (!asked) return
    const answer = await answerOf(api.facts.$post({ json: questionOf(asked) })).catch(() => undefined)
    if (!answer) return
    set(changeSessionAtom, (session) => ({
      ...session,
      timeline: amend(session.timeline, (state) => withAnswer(state, { asked, changed, answer })),
    }))
  }
  set(waitingAtom, { timer: setTimeout(look, pause), changed })
})

const questionOf = ({ activities, location, trade }: Business) => ({
  businessActivities: [trade.name.trim(), activities].filter((text) => text !== '').join('. '),
  businessLocation: location,
})

type Answered = { asked: Business; changed: Changed; answer: ReadFactsAnswer }

/** A state with the answer, where its owner's words are still those that the server was asked about. */
function withAnswer(state: WebsiteSettings, { asked, changed, answer }: Answered): WebsiteSettings {
  const { business, settings } = state
  const { place, trade } = answer.business
  const { slug, schemaType, walkIns, proof } = trade
  const isThere = changed.location && business.location === asked.location && place.country !== ''
  const isTrade = changed.trade && business.trade.name === asked.trade.name && business.trade.slug !== slug
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

/** 'en-GB' of 'en-US' in Leeds. A language that never was the old country's stays the owner's choice. */
function languageIn(language: string, before: string, country: string): string {
  const { language: primary, region = '' } = new Intl.Locale(language)
  return region === '' || region === before ? `${primary}-${country}` : language
}
