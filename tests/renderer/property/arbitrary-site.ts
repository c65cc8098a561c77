import fc from 'fast-check'
import { type SectionType, sectionTypeNames, sectionTypes } from '../../../renderer/document/section-types.ts'
import { type WebsiteSettings, websiteSettings } from '../../../renderer/document/website-settings.ts'
import { anyValue } from './arbitrary-value.ts'

const between = sectionTypeNames.filter((type) => !sectionTypes[type].required)

/** How many of each type a page has, in any order, its header first and its footer last. */
const anyOrder: fc.Arbitrary<SectionType[]> = fc
  .tuple(...between.map((type) => fc.integer({ min: 0, max: sectionTypes[type].maxCount })))
  .map((counts) => counts.flatMap((count, index) => Array.from({ length: count }, () => between[index] as SectionType)))
  .chain((types) => fc.shuffledSubarray(types, { minLength: types.length, maxLength: types.length }))
  .map((types) => ['Header', ...types, 'Footer'])

/** Ids that a page may already know, or that mean something to an object. */
const anyId = fc.oneof(
  fc.constantFrom(
    'contact',
    'name',
    'email',
    'message',
    'cookies',
    'constructor',
    'to-string',
    'a',
    'gallery-a',
    'menu',
  ),
  anyValue(sectionTypes.Header.schema.shape.id) as fc.Arbitrary<string>,
)

const anySections = anyOrder.chain((types) =>
  fc
    .uniqueArray(anyId, { minLength: types.length, maxLength: types.length })
    .chain((ids) => fc.tuple(...types.map((type, index) => anySection(type, ids[index] ?? '', ids)))),
)

/** A section of a type. Half of the links to sections lead to ones that the page has. */
function anySection(type: SectionType, id: string, ids: string[]) {
  const { content, design, hidden } = sectionTypes[type].schema.shape
  return fc
    .record({ content: anyValue(content), design: anyValue(design), hidden: anyValue(hidden), leads: fc.nat(99) })
    .map(({ leads, hidden, ...rest }) => {
      const target = ids[leads % ids.length] ?? id
      const text = JSON.stringify(rest, (_key, value) =>
        value?.type === 'Section' && leads % 2 ? { ...value, value: target } : value,
      )
      return { id, type, hidden: hidden && leads % 5 === 0, ...(JSON.parse(text) as object) }
    })
}

const { sections: _sections, ...rest } = websiteSettings.shape

/** Any document that the product would store. */
export const anySite: fc.Arbitrary<WebsiteSettings> = fc
  .record({
    ...(Object.fromEntries(Object.entries(rest).map(([name, field]) => [name, anyValue(field, name)])) as object),
    sections: anySections,
  })
  .map((document) => websiteSettings.parse(document))

/** Runs of each property: few in a usual test, as many as FC_RUNS says in a long one. A failing run prints its seed. */
export const runs = (usual: number) => ({ numRuns: process.env.FC_RUNS ? Number(process.env.FC_RUNS) : usual })
