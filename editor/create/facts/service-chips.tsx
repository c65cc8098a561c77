import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { limits } from '#renderer/document/fields/limits.ts'
import { openingWords } from '#templates/trade-words.ts'
import { answersAtom, changeAnswersAtom } from '../wizard-state.ts'
import classes from './service-chips.module.css'

/** Services that the trade usually offers. Each adds its words to the description, or removes them again. */
export function ServiceChips({ services }: { services: readonly string[] | undefined }) {
  const { businessActivities, trade } = useAtomValue(answersAtom)
  const change = useSetAtom(changeAnswersAtom)
  if (services?.length === 0) return null

  return (
    <fieldset className={classes.chips}>
      <legend>Do you offer any of these? Tap to add them.</legend>
      {services?.map((service) => {
        const isSaid = saysService(businessActivities, service)
        const said = isSaid
          ? withoutService(businessActivities, service)
          : withService(businessActivities, service, openingWords(trade))
        return (
          <button
            key={service}
            type="button"
            aria-pressed={isSaid}
            disabled={said.length > limits.businessDescription}
            onClick={() => change({ businessActivities: said })}
          >
            {isSaid ? (
              <IconCheck size={14} stroke={2.25} aria-hidden />
            ) : (
              <IconPlus size={14} stroke={2.25} aria-hidden />
            )}
            {service}
          </button>
        )
      })}
    </fieldset>
  )
}

/** What may stand before and after an entry of a list: 'Barber shop: skin fade, beard trim and shaves'. */
const before = String.raw`(?:^|[,;:.!?\n(]|\band|&)[^\S\n]*`
const after = String.raw`[^\S\n]*(?=$|[,;:.!?\n)]|\band\b|&)`

/** As one writes it in the middle of a sentence: 'VAT' stays as it is. */
export const inSentence = (service: string) =>
  /^\p{Lu}\p{Ll}/u.test(service) ? service[0]?.toLowerCase() + service.slice(1) : service

const entryOf = (service: string) =>
  new RegExp(`(${before})${service.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${after}`, 'iu')

/** Whether a text names a service as an entry of a list. Within a sentence it does not count: it could not be taken out again. */
export const saysService = (text: string, service: string): boolean => entryOf(service).test(text)

/** The text with a service at its end. A blank one begins with what such a business is called: 'Barber shop: skin fade'. */
export function withService(text: string, service: string, opening: string): string {
  if (saysService(text, service)) return text
  const said = text.trimEnd()
  const name = inSentence(service)
  if (said === '') return opening === '' ? service : `${opening}: ${name}`
  if (said.toLowerCase() === opening.toLowerCase()) return `${said}: ${name}`
  if (/[.!?]$/.test(said)) return `${said} ${service}`
  return /[,;:]$/.test(said) ? `${said} ${name}` : `${said}, ${name}`
}

/** The text without a service, and without the comma or the colon that it leaves behind. */
export function withoutService(text: string, service: string): string {
  const found = entryOf(service).exec(text)
  if (!found) return text
  const [whole, lead = ''] = found
  const head = text.slice(0, found.index).trimEnd()
  const sign = lead.trim().toLowerCase()
  const [joint = '', follows = ''] = following.exec(text.slice(found.index + whole.length)) ?? []
  const rest = text.slice(found.index + whole.length + joint.length)
  // The last of several takes what joins it to them along.
  if (joins.has(sign) && follows === '') return head + rest
  if (joins.has(sign)) return head + joinedBy(isWord(sign) ? follows : isWord(follows) ? follows : sign) + rest
  // Of the first, the next one takes the place.
  if (sign === ':' || sign === '(')
    return follows === '' ? head + rest : `${head}${sign}${lead.endsWith(' ') ? ' ' : ''}${rest}`
  return (head + (head === '' ? '' : lead) + capitalized(rest.replace(head === '' ? /^[.!?:\s]+/ : /^\n/, ''))).trim()
}

const following = /^[^\S\n]*(,|;|and\b|&)?[^\S\n]*/i
const joins = new Set([',', ';', 'and', '&'])
const isWord = (sign: string) => /^(?:and|&)$/i.test(sign)
const joinedBy = (sign: string) => (isWord(sign) ? ` ${sign} ` : `${sign} `)
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
