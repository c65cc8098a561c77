import { findField } from '../../../renderer/document/fields/field-path.ts'
import { layoutName } from '../../../renderer/document/layout-names.ts'
import { sectionTypes } from '../../../renderer/document/section-types.ts'
import { groupsOf, type Order, type Reader } from './order.ts'
import { sectionNamed, typeNamed, withSection } from './section-names.ts'

const above = 'above|over|before|on top of|ahead of|in front of'
const below = 'below|under|underneath|beneath|after|behind'

export const readHidden: Reader = (clause, asked) => {
  const hide = groupsOf(
    clause,
    /^(?:hide|conceal|take down|switch off|turn off|don't show|do not show)\s+(?<what>.+?)(?: for now)?$/iu,
    /^(?:take|turn|switch)\s+(?<what>.+?)\s+(?:down|off)(?: for (?:now|a while))?$/iu,
  )
  const show = groupsOf(
    clause,
    /^(?:unhide|bring back|switch on|turn on|restore)\s+(?<what>.+?)(?: again)?$/iu,
    /^show\s+(?!me\b)(?<what>.+?)(?: again)?$/iu,
  )
  const what = hide?.what ?? show?.what
  if (what === undefined) return undefined
  return withSection(what, asked, ({ id }): Order[] => [
    { tool: 'hide-section', input: { sectionId: id, hidden: hide !== undefined } },
  ])
}

export const readRemoved: Reader = (clause, asked) => {
  const said = groupsOf(
    clause,
    /^(?:remove|delete|drop|get rid of|take out|take away)\s+(?<what>.+?)(?: from (?:the|my) (?:page|website|site))?$/iu,
    /^take\s+(?<what>.+?)\s+(?:out|away)$/iu,
    /^(?:i|we) don't (?:need|want)\s+(?<what>.+?)(?: any ?more)?,?\s+(?:delete|remove) (?:it|them|that)$/iu,
  )
  return (
    said &&
    withSection(said.what ?? '', asked, ({ id }): Order[] => [{ tool: 'remove-section', input: { sectionId: id } }])
  )
}

export const readDuplicated: Reader = (clause, asked) => {
  const said = groupsOf(clause, /^(?:duplicate|copy|double|repeat|make a copy of)\s+(?<what>.+)$/iu)
  return (
    said &&
    withSection(said.what ?? '', asked, ({ id }): Order[] => [{ tool: 'duplicate-section', input: { sectionId: id } }])
  )
}

/** 'move prices above reviews', 'put the gallery at the end', 'move the team up'. */
export const readMoved: Reader = (clause, asked) => {
  // 'Put the prices up' raises them, and 'prices up' too.
  if (/\bprices?\s+(?:up|down|higher|lower)$/iu.test(clause) && !/^(?:move|shift)\b/iu.test(clause)) return undefined
  const verb = String.raw`(?:(?:move|put|place|bring|shift)\s+)?`
  const should = String.raw`(?:(?:should|must|could|can)\s+(?:be|come|go)\s+|belongs?\s+|comes?\s+|goes\s+)?`
  const beside = groupsOf(
    clause,
    new RegExp(
      String.raw`^${verb}(?<what>.+?)\s+${should}(?:right |directly |to )?(?:(?<above>${above})|(?<below>${below}))\s+(?<other>.+)$`,
      'iu',
    ),
  )
  if (beside) {
    return withSection(beside.what ?? '', asked, (section) =>
      withSection(beside.other ?? '', asked, (other) => moved(section.id, beside.above ? 'above' : 'below', other.id)),
    )
  }
  const along = groupsOf(
    clause,
    new RegExp(
      String.raw`^${verb}(?<what>.+?)\s+${should}(?:(?<up>up(?: one)?|higher(?: up)?|further up)|(?<down>down(?: one)?|lower(?: down)?|further down)|(?:to|at|on) (?:the )?(?:(?<top>(?:very )?top|start|beginning)|(?<end>(?:very )?end|bottom))|(?<first>first)|(?<last>last))$`,
      'iu',
    ),
  )
  if (!along) return undefined
  return withSection(along.what ?? '', asked, (section) => {
    // Header and footer stay where they are.
    const between = asked.document.sections.slice(1, -1)
    const at = between.findIndex(({ id }) => id === section.id)
    const others = between.filter((one) => one !== section)
    const toStart = along.top || along.first
    const target = toStart ? others[0] : along.up ? between[at - 1] : along.down ? between[at + 1] : others.at(-1)
    const isThere = toStart ? at === 0 : !along.up && !along.down && at === between.length - 1
    if (at < 0) return [{ problem: `The ${sectionTypes[section.type].title.toLowerCase()} stays where it is.` }]
    if (!target || isThere) return [{ problem: `It is ${toStart || along.up ? 'first' : 'last'} already.` }]
    return moved(section.id, toStart || along.up ? 'above' : 'below', target.id)
  })
}

const moved = (sectionId: string, place: 'above' | 'below', otherId: string): Order[] => [
  { tool: 'move-section', input: { sectionId, place, otherId } },
]

/** 'swap the team and the gallery'. */
export const readSwapped: Reader = (clause, asked) => {
  const said = groupsOf(
    clause,
    /^(?:swap|switch|exchange)(?: (?:around|round|over))?\s+(?<one>.+?)\s+(?:and|with|for)\s+(?<other>.+?)(?: (?:around|round|over))?$/iu,
  )
  if (!said) return undefined
  return withSection(said.one ?? '', asked, (one) =>
    withSection(said.other ?? '', asked, (other) => {
      const between = asked.document.sections.slice(1, -1)
      const places = [one, other].map(({ id }) => between.findIndex((section) => section.id === id))
      const [first = -1, last = -1] = places.toSorted((a, b) => a - b)
      const [upper, lower, beforeLower] = [between[first], between[last], between[last - 1]]
      if (first === last || !upper || !lower || !beforeLower) {
        return [{ problem: 'These two can’t change places.' }]
      }
      const up = moved(lower.id, 'above', upper.id)
      return beforeLower === upper ? up : [...up, ...moved(upper.id, 'below', beforeLower.id)]
    }),
  )
}

/** 'add a gallery', 'add an FAQ section below the reviews'. */
export const readAdded: Reader = (clause, asked) => {
  const said = groupsOf(
    clause,
    new RegExp(
      String.raw`^(?:add|create|insert|include|(?:(?:i|we) )?(?:want|need|(?:would|'d) like))\s+(?<what>.+?)(?:\s+(?:(?<above>${above})|(?<below>${below}))\s+(?<other>.+)|\s+(?:at|to) the (?:end|bottom))?$`,
      'iu',
    ),
  )
  const [, about] = /^(?:an? |another )?(?:new )?section (?:with|for|of|about)\s+(.+)$/iu.exec(said?.what ?? '') ?? []
  const type = said && typeNamed(about ?? said.what ?? '')
  if (!said || type === undefined) return undefined
  if (!said.other) return [{ tool: 'add-section', input: { type } }]
  return withSection(said.other, asked, (other): Order[] => {
    const { sections } = asked.document
    const index = sections.indexOf(other)
    const after = said.below ? other : sections[index - 1]
    return [{ tool: 'add-section', input: { type, ...(after && { after: after.id }) } }]
  })
}

/** 'show the services as a price list', 'make the gallery a carousel', 'use the list layout for the reviews'. */
export const readLayout: Reader = (clause, asked) => {
  const said = groupsOf(
    clause,
    /^(?:show|display|lay out|arrange|make|turn|set|change)\s+(?<what>.+?)\s+(?:as|into|to|in)\s+(?:an?\s+|the\s+)?(?<layout>[\p{L} -]+?)(?:\s+layout)?$/iu,
    /^make\s+(?<what>.+?)\s+an?\s+(?<layout>[\p{L} -]+)$/iu,
    /^use\s+(?:an?|the)\s+(?<layout>[\p{L} -]+?)\s+(?:layout\s+)?(?:for|in)\s+(?<what>.+)$/iu,
    /^(?<what>.+?)\s+(?:should be |could be )?as\s+(?:an?\s+)?(?<layout>[\p{L} -]+?)(?:\s+layout)?$/iu,
  )
  const found = said && sectionNamed((said.what ?? '').replace(/\s*layout(?: of| for)?\s*/iu, ' '), asked)
  if (!found || !('section' in found)) return undefined
  const { section } = found
  const field = findField(asked.document, `${section.id}.layout`)?.field
  const layouts = (field?.schema as { options?: readonly string[] } | undefined)?.options ?? []
  const wanted = wordOf(said?.layout ?? '')
  const layout = layouts.find((one) =>
    [one, layoutName(one)].some((name) => [wanted, `${wanted}s`].includes(wordOf(name))),
  )
  return layout ? [{ tool: 'choose-layout', input: { sectionId: section.id, layout } }] : undefined
}

const wordOf = (layout: string) =>
  layout
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/^slide(?:show|r)$/, 'carousel')
