import type { PresetStyle } from '../../renderer/document/enumerations.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { finishedSample, type SampleBusiness, sampleAnswers } from '../../templates/samples.ts'
import { type Composing, composeCreation } from '../creation/compose.ts'
import { creationAnswers } from '../creation/schema.ts'

/** A sample website: composed from its invented owner's answers as every new website is, and finished. `film`: the address of a video. */
export async function sampleWebsite(
  ctx: Composing,
  style: PresetStyle,
  sample: SampleBusiness,
  { film = '' } = {},
): Promise<WebsiteSettings> {
  const answers = creationAnswers.parse({ ...sampleAnswers(style, sample), link: film })
  return finishedSample(await composeCreation(ctx, { answers, creationId: `sample-${sample.slug}` }), sample)
}
