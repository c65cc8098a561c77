import { describe, expect, it } from 'vitest'
import { languageOptions } from '../../../../editor/fields/facts/language-options.ts'
import { withTexts } from '../../../../editor/fields/facts/with-texts.ts'
import { describeFields } from '../../../../editor/fields/field-description.ts'
import { business } from '../../../../renderer/document/business.ts'

const field = describeFields(business).find(({ name }) => name === 'areas')
if (field?.control !== 'tags') throw new Error('areas are no tags')
const leeds = { id: 'area-1', name: 'Leeds', source: 'imported' }
const names = (texts: string[], items = [leeds]) => withTexts(items, texts, field).map(({ name }) => name)

describe('facts as tags', () => {
  it('keep the id and the source of those that stay', () => {
    const [kept, added] = withTexts([leeds], ['Leeds', 'York'], field)
    expect(kept).toBe(leeds)
    expect(added).toMatchObject({ name: 'York', source: 'typed' })
    expect(added?.id).not.toBe('area-1')
  })

  it('are split where several were pasted, and stand once each', () => {
    expect(names(['Leeds', 'York, Selby;Ripon\nLeeds', ' '])).toEqual(['Leeds', 'York', 'Selby', 'Ripon'])
  })

  it('stay whole where a comma was in one already', () => {
    const both = { id: 'area-2', name: 'Leeds, north', source: 'typed' }
    expect(names(['Leeds, north', 'York'], [both])).toEqual(['Leeds, north', 'York'])
  })

  it('end at their limits', () => {
    expect(names(Array.from({ length: 60 }, (_, index) => `Area ${index}`))).toHaveLength(field.max)
    expect(names(['x'.repeat(200)])[0]).toHaveLength(field.text.max)
  })
})

describe('languages to choose from', () => {
  it('go by their names, in order, with those that are chosen', () => {
    const labels = languageOptions(['en-GB']).map(({ label }) => label)
    expect(labels).toContain('Welsh')
    expect(labels).toContain('British Sign Language')
    expect(labels).toContain('British English')
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b)))
    expect(new Set(labels).size).toBe(labels.length)
  })
})
