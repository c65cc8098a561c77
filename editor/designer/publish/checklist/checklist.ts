import { fieldText } from '#renderer/document/fields/field-text.ts'
import { sectionTitle } from '#renderer/document/section-title.ts'
import { sectionTypes } from '#renderer/document/section-types.ts'
import type { Image } from '#renderer/document/values/image.ts'
import { hrefOnPage, type Link } from '#renderer/document/values/link.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { isPhoto, isShown } from '#renderer/elements/pictures/pictures.ts'
import { pageTitle } from '#renderer/page/page-facts.ts'
import { publishedDocument } from '#renderer/published-document.ts'
import { sampleBioPrefix } from '#renderer/sections/team/content.ts'
import { describeFields, type ListItem } from '../../form/field-description.ts'
import { isSample, itemNoun } from '../../form/lists/list-items.ts'
import { descriptionPath } from '../../form/pictures/picture-words.tsx'
import { checkAnswers } from './check-answers.ts'
import { checkBusiness, checkContactWay, checkStatedContacts } from './check-business.ts'
import { checkContradictions } from './check-contradictions.ts'
import { checkContrast } from './check-contrast.ts'
import { checkDates } from './check-dates.ts'
import { checkLegal } from './check-legal.ts'
import { checkLinks } from './check-links.ts'
import { checkSlips } from './check-slips.ts'
import { type Check, type FilledField, type Finding, sectionFields } from './finding.ts'

/** Sample reviews and people, which aren't published. */
export const checkSamples: Check = ({ draft, published }) =>
  draft.sections
    .filter(({ hidden }) => !hidden)
    .flatMap((section) =>
      describeFields(sectionTypes[section.type].content).flatMap((field) => {
        if (field.control !== 'list') return []
        const items = (section.content as Record<string, unknown>)[field.name] as ListItem[]
        const [first, ...others] = items.filter(isSample)
        if (!first) return []
        const count = others.length + 1
        const what = itemNoun(count, field.itemLabel)
        const whole = published.sections.some(({ id }) => id === section.id) ? '' : ', and neither will the section'
        return [
          {
            severity: 'worth a look' as const,
            place: sectionTitle(section, draft.sections),
            sentence: `${count} sample ${what} won’t appear on your page${whole}.`,
            path: `${section.id}.${field.name}.${first.id}`,
          },
        ]
      }),
    )

const placeholders = [
  /lorem ipsum/i,
  /\{(name|place|what)\}/,
  /\[(your|insert|add|enter)\b[^\]]*\]/i,
  /(?<=^|[\s@/])(www\.)?(example\.(com|org|net)|your-?(domain|website|company|business)\.com)\b/i,
  new RegExp(sampleBioPrefix.replace(/[()]/g, '\\$&')),
]

export const checkPlaceholders: Check = ({ published }) =>
  sectionFields(published).flatMap((filled) => {
    const text = textOf(filled)
    const left = placeholders.map((pattern) => pattern.exec(text)?.[0]).find((match) => match !== undefined)
    if (left === undefined) return []
    const { field, place, path } = filled
    return [{ severity: 'must look at', place, sentence: `${field.label} still says “${left}”.`, path }]
  })

function textOf({ field, value }: FilledField): string {
  if (field.control === 'link') return `${(value as Link).label} ${(value as Link).value}`
  return fieldText(field, value) ?? ''
}

/** Links without which a section can't work, such as a booking button's or a video's. */
export const checkNeeded: Check = ({ draft, published }) => {
  const isOnPage = (id: string) => published.sections.some((section) => section.id === id)
  const problemOf = ({ field, value, section }: FilledField): string | undefined => {
    if (field.control === 'link') return hrefOnPage(value as Link, published.sections) === undefined ? '' : undefined
    if (String(value).trim() === '') return ''
    return isOnPage(section.id) ? undefined : ' The current one doesn’t work.'
  }
  return sectionFields({ ...draft, sections: draft.sections.filter(({ hidden }) => !hidden) }).flatMap((filled) => {
    const { field, place, path } = filled
    const problem = field.needed ? problemOf(filled) : undefined
    return problem === undefined
      ? []
      : [{ severity: 'must look at', place, sentence: `${field.needed}.${problem}`, path }]
  })
}

/** The owner's photos without alt text, one finding per section. Excludes stock photos and patterns. */
export const checkPictures: Check = ({ published }) => {
  const fields = sectionFields(published)
  const undescribed = fields.filter(isUndescribed)
  return [...Map.groupBy(undescribed, ({ section }) => section.id).values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const sentence =
      others.length === 0
        ? 'A few words on your photo would help people who can’t see it.'
        : `A few words on ${others.length + 1} of your photos would help people who can’t see them.`
    const { place } = first
    const what = others.length > 0 ? `${others.length + 1} photos in ${place}` : `the photo ${ofOrIn(first, fields)}`
    const task = { title: `Describe ${what}`, verb: 'Describe' }
    return [{ severity: 'worth a look', place, sentence, task, path: descriptionPath(first.path) }]
  })
}

/** 'of “Bathroom fitting”' for a picture of a named item, otherwise 'in Services'. */
function ofOrIn({ path, place }: FilledField, fields: readonly FilledField[]): string {
  const [section, list, item] = path.split('.')
  const named = fields.find(
    (one) => one.field.control === 'line' && one.path.startsWith(`${section}.${list}.${item}.`) && textOf(one).trim(),
  )
  return named ? `of “${textOf(named).trim()}”` : `in ${place}`
}

function isUndescribed({ field, value }: FilledField): boolean {
  if (field.control !== 'picture' || field.decorative) return false
  const picture = value as Image | null
  return isPhoto(picture) && picture.provider === 'Custom' && picture.description.trim() === ''
}

/** Before-and-after pairs with a missing picture. */
export const checkPairs: Check = ({ published }) =>
  published.sections.flatMap((section) => {
    if (section.type !== 'Gallery' || section.content.layout !== 'BeforeAndAfter') return []
    const { items } = section.content
    const lone = items.find(({ image }, nth) => isShown(image) && !isShown(items[nth ^ 1]?.image ?? null))
    if (!lone) return []
    const path = `${section.id}.items.${lone.id}`
    const sentence = 'A picture before or after has no other to compare it with.'
    return [{ severity: 'must look at', place: sectionTitle(section, published.sections), sentence, path }]
  })

/** In characters. Search results cut longer titles. Shorter titles rarely include both trade and town. */
const maxTitleLength = 60
const minTitleLength = 12

export const checkTitle: Check = ({ draft, published }) => {
  const title = draft.settings.pageTitle.trim()
  const sentence = sentenceOf(title, pageTitle(published))
  return sentence ? [{ severity: 'worth a look', place: 'Page title', sentence, path: 'settings.pageTitle' }] : []
}

function sentenceOf(title: string, shown: string): string | undefined {
  if (title === '') return `It’s empty, so search results will say “${shown}”.`
  if (title.length > maxTitleLength)
    return `It has ${title.length} characters, and search results cut it off after about ${maxTitleLength}.`
  if (title.length < minTitleLength) return `“${title}” is short: people search for what you do and where.`
  return undefined
}

/** Empty sections that visitors won't see, unless another check already explains why. */
export const checkLeftOut: Check = (site) => {
  const { draft, published } = site
  const onPage = new Set(published.sections.map(({ id }) => id))
  const explained = new Set([...checkSamples(site), ...checkNeeded(site)].map(({ path }) => path.split('.')[0]))
  return draft.sections
    .filter(({ id, hidden }) => !hidden && !onPage.has(id) && !explained.has(id))
    .map((section) => ({
      severity: 'worth a look',
      place: sectionTitle(section, draft.sections),
      sentence: 'It’s empty, so it won’t appear on your page.',
      path: section.id,
    }))
}

export const checkIndexing: Check = ({ draft }) =>
  draft.settings.searchIndexing
    ? []
    : [
        {
          severity: 'worth a look',
          place: 'Search indexing',
          sentence: 'It’s off, so people won’t find this website in search engines.',
          path: 'settings.searchIndexing',
        },
      ]

/** All checks, in display order. */
const checks: readonly Check[] = [
  checkContactWay,
  checkBusiness,
  checkContradictions,
  checkDates,
  checkNeeded,
  checkPlaceholders,
  checkSamples,
  checkAnswers,
  checkLeftOut,
  checkLinks,
  checkStatedContacts,
  checkSlips,
  checkTitle,
  checkPictures,
  checkPairs,
  checkContrast,
  checkIndexing,
  checkLegal,
]

/** Suggestions before publishing, most important first. None blocks publishing. */
export function findingsOf(draft: WebsiteSettings): Finding[] {
  const site = { draft, published: publishedDocument(draft) }
  const findings = checks.flatMap((check) => check(site))
  return [...findings.filter(isToFix), ...findings.filter((finding) => !isToFix(finding))]
}

const isToFix = ({ severity }: Finding) => severity === 'must look at'

/** Number of findings that visitors would notice. Excludes hints. */
export const countToFix = (draft: WebsiteSettings): number => findingsOf(draft).filter(isToFix).length
