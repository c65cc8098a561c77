import { describe, expect, it } from 'vitest'
import { knownPlaces } from '#editor/designer/palette/places/known-places.ts'
import { screenPlaces } from '#editor/designer/palette/screen-places.ts'
import { screenNames } from '#worker/asks/screens.ts'

describe('the screens that the assistant can link to', () => {
  it.each(screenNames)('include %s, a place in the palette', (name) => {
    expect(knownPlaces.map(({ label }) => label)).toContain(screenPlaces[name])
  })
})
