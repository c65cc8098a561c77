import { expect, it } from 'vitest'
import { frameSelector } from '../../../../../editor/features/pictures/crop/frame-on-page.ts'
import { fullSite } from '../../../../renderer/fixtures/full-site.ts'

it('finds the frame of a picture on the page by the path of its input', () => {
  expect(frameSelector(fullSite, 'introduction.image')).toBe('[data-section="introduction"] [data-field="image"].frame')
  expect(frameSelector(fullSite, 'services.look.backgroundImage')).toBe('[data-section="services"] > .backdrop .frame')
  expect(frameSelector(fullSite, 'nothing.image')).toBeUndefined()
})
