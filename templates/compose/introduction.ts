import type { Brief } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { headline } from './headline.ts'
import { mainLink, secondLink } from './links.ts'
import { heroPicture } from './pictures.ts'
import { servicesLabel } from './services.ts'

/** The headline and the ways to go on. The owner's sentences are put in afterwards: the other sections say which of them are left. */
export function introductionContent(brief: Brief, nth = 1): ContentInput<'Introduction'> {
  return {
    heading: headline(brief, nth - 1),
    body: '',
    button: mainLink(brief),
    secondButton: secondLink(brief, servicesLabel(brief)),
    showFacts: true,
    image: heroPicture(brief),
    // Drawn artwork is calm: it needs less of a veil than a photo would.
    overlay: 0.5,
  }
}
