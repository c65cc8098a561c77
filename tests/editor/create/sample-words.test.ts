import { expect, it } from 'vitest'
import { sampleWords } from '#editor/create/design/sample-words.ts'
import { sectionTypes } from '#renderer/document/section-types.ts'
import { websiteOf } from '../website.ts'

const linesOf = (body: string, names: string[] = []) => {
  const items = names.map((heading, nth) => ({ id: `service-${nth}`, heading }))
  const services = sectionTypes.Services.schema.parse({ id: 'services', type: 'Services', content: { body, items } })
  return sampleWords({ ...websiteOf(), sections: [services] }).lines
}

it('the sample page shows the sentences about services if no services are listed', () => {
  const text = 'Castle hire all over Clare. We collect too! Not in high wind.'
  expect(linesOf(text)).toEqual(['Castle hire all over Clare.', 'We collect too!'])
  expect(linesOf(text, ['Castles', 'Slides'])).toEqual(['Castles', 'Slides'])
})
