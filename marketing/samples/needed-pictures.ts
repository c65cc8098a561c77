import { industryCopies } from '../industries/industry-copies.ts'
import { type Shot, samplePicture } from './sample-pictures.ts'
import { heroSample, type SampleSite, sampleSite, shownStyles, switchedSamples } from './sample-sites.ts'

/** All screenshots on the pages, without duplicates. `npm run campaign pictures` takes them. */
export function neededPictures(): { sample: SampleSite; shot: Shot; path: string }[] {
  const onStages = [
    heroSample,
    ...shownStyles,
    ...switchedSamples,
    ...industryCopies.map(({ slug, style }) => sampleSite(style, slug)),
  ]
  const wanted = onStages.flatMap((sample) => [
    { sample, shot: 'desk' as const },
    { sample, shot: 'phone' as const },
  ])
  const byPath = wanted.map(({ sample, shot }) => {
    const path = samplePicture(sample.style, sample.business.slug, shot)
    return [path, { sample, shot, path }] as const
  })
  return [...new Map(byPath).values()]
}
