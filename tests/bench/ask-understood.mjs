import { load } from '../harness/bench/sample.mjs'
import { facts } from './sentences/facts.mjs'
import { later } from './sentences/later.mjs'
import { nobody } from './sentences/nobody.mjs'
import { page } from './sentences/page.mjs'
import { businesses } from './sentences/sites.mjs'

// Which of the sentences that owners write the rules understand without a model, and whether they ever do something else.

// The Worker's own runtime has it; Node 20 does not.
Map.groupBy ??= (items, keyOf) => {
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

const today = '2026-11-26'
const span = (times = []) =>
  times.length === 0 ? 'closed' : times.map(({ opens, closes }) => `${opens}-${closes}`).join(',')
const digits = (text) => text.replace(/\D/g, '')

/** What a fact says, in one line. */
const ofFact = {
  hours: ({ days, times }) => `hours ${days.join(',')} ${span(times)}`,
  dates: ({ firstDay, lastDay, times }) => `dates ${firstDay}${lastDay ? `..${lastDay}` : ''} ${span(times)}`,
  appointment: ({ byAppointment }) => `appointment ${byAppointment}`,
  phone: ({ action, number, channel }) => `phone ${action} ${digits(number)} ${channel === 'WhatsApp' ? channel : ''}`,
  email: ({ action, address }) => `email ${action} ${address}`,
  address: ({ text }) => `address ${text}`,
  areas: ({ action, names }) => `areas ${action} ${names.join(',')}`,
  service: ({ action, name, price, rename }) =>
    `service ${action} ${name}${price ? ` ${[price.amount, price.to].filter(Boolean).join(' to ')}` : ''}${rename ? ` = ${rename}` : ''}`,
  person: ({ action, name, role = '' }) => `person ${action} ${name} ${role}`,
  credential: ({ name }) => `credential ${name}`,
  since: ({ year, years }) => `since ${year ?? `${years} years`}`,
}

/** What a change does, in one line that begins as the wanted one does. */
const ofTool = {
  'set-fact': ({ fact }) => ofFact[fact.kind](fact),
  'set-field': ({ path, value }) => `text ${path} = ${value}`,
  'rename-business': ({ name }) => `rename ${name}`,
  'add-section': ({ type }) => `add ${type}`,
  'remove-section': ({ sectionId }) => `remove ${sectionId}`,
  'hide-section': ({ sectionId, hidden }) => `${hidden ? 'hide' : 'show'} ${sectionId}`,
  'move-section': ({ sectionId, place, otherId }) => `move ${sectionId} ${place} ${otherId}`,
  'duplicate-section': ({ sectionId }) => `duplicate ${sectionId}`,
  'choose-layout': ({ sectionId, layout }) => `layout ${sectionId} ${layout}`,
  'choose-style': ({ style }) => `style ${style}`,
  'choose-colors': ({ name }) => `colors ${name}`,
  'choose-fonts': (input) => `fonts ${Object.values(input)[0]}`,
  'choose-shapes': (input) => `shapes ${Object.entries(input)[0].join(' ')}`,
}

function signatureOf(order) {
  if ('problem' in order) return 'says'
  if ('effect' in order) return [order.effect.kind, order.effect.sectionId ?? ''].join(' ').trim()
  return (ofTool[order.tool]?.(order.input) ?? order.tool).trim()
}

/** A sentence counts as right if all of it came about and nothing else; as wrong if anything came about that it doesn't ask for. */
function judge({ signatures, rest }, wanted) {
  const left = wanted.map((one) => one.trim())
  const strange = signatures.filter((one) => {
    const at = left.findIndex((want) => one === want || one.startsWith(`${want} `) || one.startsWith(`${want},`))
    if (at >= 0) left.splice(at, 1)
    return at < 0 && one !== 'says'
  })
  if (strange.length > 0) return { verdict: 'wrong', strange }
  if (left.length === 0 && rest.length === 0) return { verdict: 'right' }
  return { verdict: left.length < wanted.length ? 'partly' : 'declined' }
}

async function measure() {
  const { composedSite } = await load('/tests/harness/composed-site.ts')
  const { understand } = await load('/worker/asks/grammar/understand.ts')
  const { applySteps, makeStep } = await load('/renderer/document/tools/steps.ts')
  const sites = { plumber: composedSite() }
  const { addSection, blankSection } = await load('/renderer/document/edits/edits.ts')
  /** With the sections that the owner speaks of, also where the facts fill none. */
  const withAll = (site, types) =>
    types.reduce(
      (one, type) =>
        one.sections.some((section) => section.type === type) ? one : addSection(one, blankSection(one, type), 3),
      site,
    )
  for (const [name, { has, ...business }] of Object.entries(businesses))
    sites[name] = withAll(composedSite(business), has)
  /** A change that can't be made is answered in words. */
  const made = (site, orders) => {
    let document = site
    return orders.map((order, index) => {
      const step = 'tool' in order ? makeStep(document, { id: `step-${index}`, ...order }) : undefined
      if (!step) return signatureOf(order)
      const { refused, document: next } = applySteps(document, [step])
      document = next
      return refused.length > 0 ? 'says' : signatureOf(order)
    })
  }
  const judged = (rows) =>
    rows.map(([site, sentence, wanted = []]) => {
      const { orders, rest } = understand(sentence, { document: sites[site], today })
      return { sentence, ...judge({ signatures: made(sites[site], orders), rest }, wanted) }
    })
  const isPossible = ([, , wanted = []]) => wanted.length > 0
  const [possible, impossible] = [
    judged([...facts, ...page]),
    judged([...nobody, ...later.filter((row) => !isPossible(row))]),
  ]
  const fresh = judged(later.filter(isPossible))
  const count = (rows, wanted) => rows.filter(({ verdict }) => verdict === wanted).length
  const wrong = [...possible, ...fresh, ...impossible].filter(({ verdict }) => verdict === 'wrong')
  if (process.env.ASK_DETAILS) {
    for (const { verdict, sentence, strange } of [...possible, ...fresh, ...impossible])
      console.error(verdict, '|', sentence, strange ? `| ${strange.join(', ')}` : '')
  }
  return {
    value: (100 * count(possible, 'right')) / possible.length,
    ...{ sentences: possible.length, partly: count(possible, 'partly'), wrong: wrong.length },
    ...{ later: fresh.length, ofThoseRight: count(fresh, 'right') },
    ...{ nobodyCan: impossible.length, declined: impossible.length - count(impossible, 'wrong') },
    ...(wrong.length > 0 && { wrongly: wrong.map(({ sentence, strange }) => `${sentence} → ${strange}`) }),
  }
}

export const benches = {
  'ask-understood': {
    unit: '%',
    against: 'wrong must be 0: sentences of owners that rules understand alone, all of each and nothing else',
    measure,
  },
}
