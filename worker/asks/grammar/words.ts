import { findField } from '../../../renderer/document/fields/field-path.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { type Asked, groupsOf, type Order, type Reader, unquoted } from './order.ts'
import { sectionNamed, withSection } from './section-names.ts'

/** 'change the heading of the services to “What we do”', with the words as they are to stand. */
export const readText: Reader = (clause, asked) => {
  const part = String.raw`(?:(?<heading>heading|title|headline)|(?<button>button(?: text| label)?)|(?<body>text|description|paragraph))`
  const said = groupsOf(
    clause,
    new RegExp(
      `^(?:change|set|make|update)\\s+(?:the |our |my )?${part}\\s+(?:of|in|on|over|above|for)\\s+(?<what>.+?)\\s+(?:to(?: say)?|say|read)[:\\s]\\s*(?<words>\\S.*)$`,
      'isu',
    ),
    new RegExp(
      `^(?:change|set|make|update)\\s+(?:the |our |my )?(?<what>[\\p{L} &]+?)\\s+${part}\\s+(?:to(?: say)?|say|read)[:\\s]\\s*(?<words>\\S.*)$`,
      'isu',
    ),
  )
  const stated = said ?? statedText(clause, part, asked)
  const words = unquoted(stated?.words ?? '')
  if (!stated || words === '') return undefined
  return textOf(stated, words, asked)
}

/** 'heading of services: What we fix', 'the headline should say …', 'rename the gallery section to …'. */
function statedText(clause: string, part: string, asked: Asked): Record<string, string> | undefined {
  const says = String.raw`(?:\s+(?:should|must|could) (?:say|read|be):?\s+|\s*:\s*)`
  const ofSection = groupsOf(
    clause,
    new RegExp(
      `^(?:the |our |my )?${part}\\s+(?:of|in|on|over|above|for)\\s+(?<what>[\\p{L} &]+?)${says}(?<words>\\S.*)$`,
      'isu',
    ),
    new RegExp(`^(?:the |our |my )?(?<what>[\\p{L} &]+?)\\s+${part}${says}(?<words>\\S.*)$`, 'isu'),
    /^(?<heading>rename|call) (?:the |our |my )?(?<what>[\p{L} &]+? section) (?:to |as )?(?<words>\S.*)$/isu,
  )
  if (ofSection && sectionNamed(ofSection.what ?? '', asked)) return ofSection
  const ofTop = groupsOf(
    clause,
    new RegExp(
      `^(?:the |our |my )?(?:(?<heading>headline|main (?:heading|title))|(?<button>(?:main |big )?button))${says}(?<words>\\S.*)$`,
      'isu',
    ),
  )
  return ofTop && { ...ofTop, what: 'introduction' }
}

function textOf(said: Record<string, string>, words: string, asked: Asked) {
  return withSection(said.what ?? '', asked, ({ id }): Order[] | undefined => {
    const names = said.heading
      ? ['heading', 'primary']
      : said.button
        ? ['button']
        : ['body', 'subordinate', 'description']
    const name = names.find((one) => findField(asked.document, `${id}.${one}`))
    if (name === undefined) return undefined
    const path = `${id}.${name}${name === 'button' ? '.label' : ''}`
    return [{ tool: 'set-field', input: { path, value: words } }]
  })
}

/** 'set the page title to …', 'announce: closed for the holidays', 'remove the announcement'. */
export const readSettings: Reader = (clause) => {
  const title = groupsOf(
    clause,
    /^(?:change|set|make)\s+(?:the |our |my )?(?:page|website|browser|seo) title (?:to|say)[:\s]\s*(?<words>\S.*)$/isu,
    /^(?:the |our |my )?(?:page|website|browser|seo) title(?:\s*:|\s+should (?:be|say):?)\s*(?<words>\S.*)$/isu,
    // Without a verb, the title must begin with a capital: 'page title is wrong' sets nothing.
    /^(?:[Tt]he |[Oo]ur |[Mm]y )?(?:[Pp]age|[Ww]ebsite|[Bb]rowser|SEO|seo) title\s+(?<words>\p{Lu}.*)$/su,
  )
  const description = groupsOf(
    clause,
    /^(?:change|set|make)\s+(?:the |our |my )?(?:page|search|seo|meta) description (?:to|say)[:\s]\s*(?<words>\S.*)$/isu,
  )
  const announced = groupsOf(
    clause,
    /^(?:put|show) (?:up )?(?:a|an) (?:banner|announcement|notice|bar)(?: (?:on|at) (?:the )?top)? (?:saying|that says)[:\s]\s*(?<words>\S.*)$/isu,
    /^(?:announce|(?:show|add|put up) (?:an )?announcement)(?: that says| saying| that)?[:\s]\s*(?<words>\S.*)$/isu,
    /^(?:change|set|make)\s+(?:the |our |my )?announcement (?:to|say)[:\s]\s*(?<words>\S.*)$/isu,
  )
  if (
    /^(?:remove|delete|hide|turn off|take (?:down|away|off)|drop)\s+(?:the |our |my )?(?:announcement|notice)$/iu.test(
      clause,
    )
  ) {
    return [{ tool: 'set-field', input: { path: 'settings.announcement', value: '' } }]
  }
  const [said, path, most] = title
    ? [title, 'settings.pageTitle', limits.websiteTitle]
    : description
      ? [description, 'settings.pageDescription', limits.pageDescription]
      : [announced, 'settings.announcement', limits.announcement]
  const words = unquoted(said?.words ?? '')
  if (!said || words === '') return undefined
  const value = words.charAt(0).toUpperCase() + words.slice(1)
  if (value.length > most) return [{ problem: `That is too long: at most ${most} characters.` }]
  return [{ tool: 'set-field', input: { path, value } }] satisfies Order[]
}
