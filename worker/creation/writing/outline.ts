import type { Section, SectionType } from '../../../renderer/document/section-types.ts'
import type { ToldFact, ToldKind } from './told-facts.ts'

/** The places on a page for facts. */
export const pagePlaces = ['headline', 'introduction', 'strip', 'services', 'team', 'faq', 'contact', 'banner'] as const
export type PagePlace = (typeof pagePlaces)[number]

/** Each fact's place, by the fact's id. */
export type Outline = ReadonlyMap<string, PagePlace>

const usual: Record<ToldKind, PagePlace> = {
  trade: 'headline',
  experience: 'headline',
  place: 'headline',
  credential: 'strip',
  person: 'team',
  service: 'services',
  area: 'contact',
  hours: 'contact',
  phone: 'contact',
  email: 'contact',
  language: 'contact',
  audience: 'introduction',
  term: 'faq',
  sentence: 'introduction',
}

/** Which section has each place; without it on the page, its facts go into the introduction. */
const homes: Record<PagePlace, readonly SectionType[]> = {
  headline: ['Introduction'],
  introduction: ['Introduction'],
  strip: ['Introduction'],
  services: ['Services'],
  team: ['Team'],
  faq: ['FrequentlyAskedQuestions'],
  contact: ['Contact', 'Scheduling'],
  banner: ['QuoteBanner'],
}

/** A place on this page for every fact: as a model planned it where that is there, else where such facts usually are. */
export function outlineFor(
  facts: readonly ToldFact[],
  sections: readonly Section[],
  planned: Readonly<Partial<Record<PagePlace, readonly string[]>>> = {},
): Outline {
  const shown = new Set(sections.filter(({ hidden }) => !hidden).map(({ type }) => type))
  const isThere = (place: PagePlace) => homes[place].some((type) => shown.has(type))
  const wanted = new Map(pagePlaces.flatMap((place) => (planned[place] ?? []).map((id) => [id, place] as const)))
  return new Map(
    facts.map(({ id, kind }) => {
      const place = [wanted.get(id), usual[kind]].find((one) => one !== undefined && isThere(one))
      return [id, place ?? 'introduction']
    }),
  )
}
