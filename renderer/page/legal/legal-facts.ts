import { type Link, linkHref } from '../../document/values/link.ts'
import { photoHosts, photoServices } from '../../document/values/photo-services.ts'
import { videoEmbed } from '../../document/values/video-embed.ts'
import { parseWebAddress } from '../../document/values/web-address.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { photoCreditsOf } from '../../elements/pictures/photo-credits.ts'
import { picturesIn } from '../../elements/pictures/pictures.ts'
import { pageContactFacts } from '../../facts/contact-facts.ts'
import { mapHref } from '../../facts/maps/map-link.ts'
import type { VideoService } from '../../languages/legal-words.ts'
import { contactLinks } from '../contact-links.ts'
import { sectionOf } from '../page-facts.ts'
import { pictureHosts } from '../picture-hosts.ts'
import { plainText } from '../plain-text.ts'

/**
 * Facts for the legal pages, derived from the document. Blank or empty if unknown. Address, phone and email default to
 * the business's.
 */
export type LegalFacts = {
  name: string
  /** The legal owner, lines as on an envelope. */
  envelope: readonly string[]
  email: string
  phone: string
  registration: string
  country: string
  analyticsId: string
  asksConsent: boolean
  video: VideoService | null
  /** External sources of pictures, by their common names. */
  pictureSources: readonly string[]
  isReachable: boolean
  hasForm: boolean
  asksPhotos: boolean
  /** Whether visits are counted, without cookies. */
  isCounted: boolean
  bookingHosts: readonly string[]
  networks: readonly string[]
  hasMap: boolean
  /** 'Ana Silva (Pexels)', without duplicates. */
  photographers: readonly string[]
}

const videoServices: Record<string, VideoService> = {
  'www.youtube-nocookie.com': 'YouTube',
  'player.vimeo.com': 'Vimeo',
}

/** Extracts the facts from a document as published. `hasForm`: whether the contact form can be sent. */
export function legalFacts(
  document: WebsiteSettings,
  { hasForm, isCounted }: { hasForm: boolean; isCounted: boolean },
): LegalFacts {
  const { businessName, business, settings } = document
  const { legal, cookieBanner, analyticsId } = settings
  const contact = sectionOf(document, 'Contact')?.content
  const video = videoEmbed(sectionOf(document, 'Video')?.content.url ?? '')
  const { phone, email } = contactLinks(document)
  const known = pageContactFacts(document)
  return {
    name: plainText(businessName),
    envelope: envelopeOf(document),
    email: plainText(legal.email || (business.emails[0]?.address ?? '')),
    phone: plainText(legal.phone || (business.phones[0]?.number ?? '')),
    registration: plainText(legal.registration),
    country: plainText(legal.country),
    analyticsId,
    asksConsent: cookieBanner.enabled,
    video: video ? (videoServices[video.host] ?? null) : null,
    pictureSources: pictureServices(document),
    isReachable: phone !== undefined || email !== undefined,
    hasForm: hasForm && contact?.showForm === true,
    asksPhotos: contact?.askPhotos === 'Optional',
    isCounted,
    bookingHosts: bookingHosts(document),
    networks: networksOf(document),
    hasMap: contact?.showMap === true && mapHref(known, business.place) !== undefined,
    photographers: photographersOf(document),
  }
}

function pictureServices(document: WebsiteSettings): string[] {
  const used = pictureHosts(document)
  return Object.keys(photoServices).filter((service) => photoHosts(service).some((host) => used.includes(host)))
}

function envelopeOf({ businessName, business, settings: { legal } }: WebsiteSettings): string[] {
  const [owner, name] = [plainText(legal.owner), plainText(businessName)]
  const lines = [
    owner || name,
    owner.includes(name) ? '' : name,
    ...(legal.address.trim() || business.address.text).split('\n').map(plainText),
  ]
  return lines.filter((line, index) => line !== '' && lines.indexOf(line) === index)
}

function bookingHosts(document: WebsiteSettings): string[] {
  const button = sectionOf(document, 'Scheduling')?.content.button
  const address = button?.type === 'Web' ? parseWebAddress(button.value) : undefined
  return address ? [new URL(address).host.replace(/^www\./, '')] : []
}

function networksOf(document: WebsiteSettings): string[] {
  const links = sectionOf(document, 'Footer')?.content.socialLinks.map(({ link }) => link) ?? []
  const shown = links.filter((link): link is Link & { network: string } => Boolean(link.network && linkHref(link)))
  return [...new Set(shown.map(({ network }) => (network === 'Twitter' ? 'X' : network)))]
}

function photographersOf({ sections }: WebsiteSettings): string[] {
  return photoCreditsOf(picturesIn(sections)).flatMap(({ service, photographers }) => {
    const names = photographers.map(({ name }) => plainText(name)).filter(Boolean)
    if (names.length === 0) return service ? [service] : []
    return names.map((name) => (service ? `${name} (${service})` : name))
  })
}
