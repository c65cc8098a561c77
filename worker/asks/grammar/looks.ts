import type { PresetStyle } from '../../../renderer/document/enumerations.ts'
import { bodyFamilies, type FontFamily, titleFamilies } from '../../../renderer/document/theme.ts'
import { fontPairs } from '../../../renderer/styles/font-pairs.ts'
import { groupsOf, type Order, type Reader } from './order.ts'

const styles: Readonly<Record<string, PresetStyle>> = {
  common: 'Common',
  'common alt': 'CommonAlt',
  commonalt: 'CommonAlt',
  geometric: 'Geometric',
  elegant: 'Elegant',
  fun: 'Fun',
}

/** 'use the elegant style', 'switch to Geometric'. */
export const readStyle: Reader = (clause): Order[] | undefined => {
  const said = groupsOf(
    clause,
    /^(?:use|switch to|change to|try|apply|take|pick|choose)\s+(?:the\s+)?(?<name>[\p{L} ]+?)(?:\s+(?:style|look|design))?$/iu,
    /^(?:change|set|switch|make|turn)\s+(?:(?:the|our|my)\s+)?(?:style|look|design|website|site|page)\s+(?:to\s+|into\s+)?(?:the\s+)?(?<name>[\p{L} ]+?)(?:\s+style)?$/iu,
    /^make it\s+(?:look\s+)?(?:more\s+)?(?<name>[\p{L} ]+)$/iu,
    /^(?:the\s+)?(?<name>[\p{L} ]+?)(?:\s+(?:style|look|design))?(?:\s+(?:maybe|perhaps))?$/iu,
  )
  const style = styles[(said?.name ?? '').toLowerCase()]
  return style && [{ tool: 'choose-style', input: { style } }]
}

/** 'use Rokkitt for the headings', 'change the text to DM Sans', 'use the Poster fonts'. A font pair also sets the style. */
export const readFonts: Reader = (clause, { document }): Order[] | undefined => {
  const pair = groupsOf(
    clause,
    /^(?:use|switch to|change to|try|apply|pick|choose)\s+(?:the\s+)?(?<name>\p{L}+)\s+(?:fonts?|font pair|lettering)$/iu,
  )
  const found = fontPairs.find(({ name }) => name.toLowerCase() === pair?.name?.toLowerCase())
  if (found) {
    const { style, titleFont, bodyFont } = found
    return [
      ...(style === document.style ? [] : [{ tool: 'choose-style' as const, input: { style } }]),
      {
        tool: 'choose-fonts',
        input: { title: titleFont.family, body: bodyFont.family, titleWeight: titleFont.weight },
      },
    ]
  }
  const part = String.raw`(?:(?<title>headings?|titles?|headlines?)|(?<body>body|(?:body )?text|paragraphs?)|(?<all>everything|fonts?|whole page|website))(?:\s+font)?`
  const said = groupsOf(
    clause,
    new RegExp(
      `^(?:use|try|put|set)\\s+(?<name>[\\p{L}\\d ]+?)(?:\\s+font)?\\s+(?:for|in|on|as)\\s+(?:(?:the|all|our|my)\\s+)*${part}$`,
      'iu',
    ),
    new RegExp(
      `^(?:change|set|switch|make)\\s+(?:(?:the|all|our|my)\\s+)*${part}\\s+(?:to|into|in|use)\\s+(?<name>[\\p{L}\\d ]+)$`,
      'iu',
    ),
    new RegExp(`^(?:(?:the|all|our|my)\\s+)*${part}\\s+in\\s+(?<name>[\\p{L}\\d ]+)$`, 'iu'),
    /^(?:use|switch to|change to|try)\s+(?:the\s+)?(?<name>[\p{L}\d ]+?)(?:\s+font)?$/iu,
  )
  if (!said) return undefined
  const title = said.body ? undefined : familyNamed(said.name ?? '', titleFamilies)
  const body = said.title ? undefined : familyNamed(said.name ?? '', bodyFamilies)
  if (!title && !body) return undefined
  return [{ tool: 'choose-fonts', input: { ...(title && { title }), ...(body && { body }) } }]
}

function familyNamed<Family extends FontFamily>(text: string, families: readonly Family[]): Family | undefined {
  const said = text
    .toLowerCase()
    .replace(/\s+font$/, '')
    .trim()
  return families.find(
    (family) =>
      family.toLowerCase() === said || family.toLowerCase().replace(/ (?:grotesque|sans|sans 3)$/, '') === said,
  )
}

/** 'make the headings bigger', 'round the buttons', 'no shadows'. */
export const readShapes: Reader = (clause, { document }): Order[] | undefined => {
  const size = groupsOf(
    clause,
    /^(?:make |use |have )?(?:(?<up>bigger|larger)|(?<down>smaller)|(?<large>large|big)|(?<huge>huge|very (?:big|large)))\s+(?:headings|titles|headlines)$/iu,
    /^(?:make\s+)?(?:the |all |our |my )*(?:headings?|titles?|headlines?)\s+(?:should be |could be )?(?:(?<up>bigger|larger)|(?<down>smaller)|(?<large>large|big)|(?<huge>extra large|huge|very (?:big|large))|(?<usual>normal|usual|default))$/iu,
  )
  if (size) {
    const sizes = ['Default', 'Large', 'ExtraLarge'] as const
    const at = sizes.indexOf(document.theme.headingSize)
    const next = size.usual ? 0 : size.large ? 1 : size.huge ? 2 : at + (size.up ? 1 : -1)
    const headingSize = sizes[next]
    if (!headingSize) return [{ problem: `The headings are as ${size.up ? 'large' : 'small'} as they come.` }]
    return [{ tool: 'choose-fonts', input: { headingSize } }]
  }
  const corners = groupsOf(
    clause,
    /^(?:make|give)\s+(?:the |all |our |my )*(?<what>buttons?|pictures?|photos?|images?)(?:\s+(?:with|have|to have))?\s+(?<shape>square|sharp|soft(?:ened)?|round(?:ed|er)?|oval|pill)(?:\s+(?:corners?|edges))?$/iu,
    /^(?:use|i want|we want)?\s*(?<shape>square|sharp|soft(?:ened)?|round(?:ed|er)?|oval|pill)\s+(?<what>buttons?|pictures?|photos?|images?)(?:\s+(?:corners?|edges))?$/iu,
    /^(?<shape>round) (?:off )?(?:the |all |our |my )*(?<what>buttons?|pictures?|photos?|images?)(?:\s+corners)?$/iu,
  )
  if (corners) {
    const shape = shapes[(corners.shape ?? '').toLowerCase()] ?? 'Softened'
    const isButton = /^button/i.test(corners.what ?? '')
    return [{ tool: 'choose-shapes', input: isButton ? { buttonCorners: shape } : { imageCorners: shape } }]
  }
  const without = /^(?:no|remove|take away|turn off|drop|without)\s+(?:the |all |all the )?shadows?$/iu.test(clause)
  const shadow = groupsOf(
    clause,
    /^(?:add|use|give (?:it|them|the cards))\s+(?:(?<size>small|medium|large)\s+)?shadows?$/iu,
  )
  if (without) return [{ tool: 'choose-shapes', input: { shadow: 'None' } }]
  if (shadow)
    return [{ tool: 'choose-shapes', input: { shadow: shadowSizes[(shadow.size ?? '').toLowerCase()] ?? 'Medium' } }]
  return undefined
}

const shapes = {
  ...{ square: 'Square', sharp: 'Square', soft: 'Softened', softened: 'Softened' },
  ...{ rounder: 'Rounded', round: 'Rounded', rounded: 'Rounded', oval: 'Oval', pill: 'Oval' },
} as Readonly<Record<string, 'Square' | 'Softened' | 'Rounded' | 'Oval'>>
const shadowSizes = { small: 'Small', medium: 'Medium', large: 'Large' } as Readonly<
  Record<string, 'Small' | 'Medium' | 'Large'>
>
