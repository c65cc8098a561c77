import { limits } from '../../renderer/document/limits.ts'
import { looks } from '../../renderer/styles/looks.ts'
import type { Brief, ContentInput } from './brief.ts'
import { navigationLabel } from './header-and-footer.ts'
import { headline } from './headline.ts'
import { callLink, mainLink, noLink, secondLink, videoAddress } from './links.ts'
import { artwork, drawn, heroPicture, picturesOf } from './pictures.ts'
import { tellingSentences } from './quote-banner.ts'
import { servicesLabel } from './services.ts'
import { turned } from './tones.ts'

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

const longestLine = 80

/** A wide picture of the trade under one of the owner's sentences. None where there is neither: a fact alone says too little there. */
export function imageBannerContent(brief: Brief, nth: number): ContentInput<'ImageBanner'> | undefined {
  const picture = turned(picturesOf(brief)?.banners ?? [], brief.seed, 'banner picture')[nth - 1]
  const heading = tellingSentences(brief)
    .slice(brief.textBanners)
    .filter((text) => text.length <= longestLine)[nth - 1]
  if (!picture || heading === undefined) return undefined
  return {
    image: artwork(brief, picture, `banner ${nth}`),
    heading,
    button: nth === 1 ? callLink(brief) : noLink,
    height: nth === 1 ? 440 : 320,
    overlay: 0.4,
  }
}

/** Fills rows of two and of three alike. */
const shown = 6

/**
 * Drawings of a listed trade, without captions because they show no real work. Undefined for other trades, and where the owner said
 * little more than the trade: a page of drawings looks empty.
 */
export function galleryContent(brief: Brief): ContentInput<'Gallery'> | undefined {
  const pictures = picturesOf(brief)
  const { services, sentences } = brief.business
  if (!pictures || (services.length === 0 && sentences.every(({ covered }) => covered))) return undefined
  return {
    ...blankGallery(brief),
    frame: looks[brief.style].galleryFrame,
    items: turned(pictures.gallery, brief.seed, 'gallery')
      .slice(0, shown)
      .map(([phrase, description], index) => ({
        id: `picture-${index + 1}`,
        image: artwork(brief, [phrase, description], `gallery ${index + 1}`),
        caption: '',
      })),
  }
}

export const blankGallery = (brief: Brief): ContentInput<'Gallery'> => ({
  heading: navigationLabel(brief, 'Gallery'),
  items: [],
})

/** The people whom the owner named, without portraits: nobody knows what they look like. */
export function teamContent(brief: Brief): ContentInput<'Team'> | undefined {
  const { people } = brief.business
  if (people.length === 0) return undefined
  return {
    ...blankTeam(brief),
    frame: looks[brief.style].teamFrame,
    members: people.slice(0, limits.teamMembers).map(({ name, role, about }, index) => ({
      id: `person-${index + 1}`,
      name,
      title: role,
      bio: about,
      image: null,
      sample: false,
    })),
  }
}

export const blankTeam = (brief: Brief): ContentInput<'Team'> => ({
  heading: navigationLabel(brief, 'Team'),
  members: [],
})

/** The video that the owner named. */
export function videoContent(brief: Brief): ContentInput<'Video'> | undefined {
  const url = videoAddress(brief)
  if (url === '') return undefined
  return {
    ...blankVideo(brief),
    url,
    poster: drawn(brief, 'video', ({ video }) => video),
  }
}

export const blankVideo = (brief: Brief): ContentInput<'Video'> => ({
  heading: navigationLabel(brief, 'Video'),
  description: '',
})
