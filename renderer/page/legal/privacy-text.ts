import { place, product } from '../../document/product.ts'
import type { LegalWords, VideoService } from '../../languages/legal-words.ts'
import type { LegalFacts } from './legal-facts.ts'
import { type LegalBlock, type LegalText, legalPart } from './legal-text.ts'

import { listOf } from './list-of.ts'
import { ownerLines } from './owner-lines.ts'

const googlePolicy = 'https://policies.google.com/privacy'
const videoPolicies: Record<VideoService, string> = { YouTube: googlePolicy, Vimeo: 'https://vimeo.com/privacy' }

/** The privacy page. Only covers what the website actually does. */
export function privacyText(facts: LegalFacts, words: LegalWords): LegalText {
  const { privacy } = words
  const { controller, hosting, storage, numbers, analytics, assets, contact, form, booking, links, retention, rights } =
    privacy
  const { analyticsId, asksConsent: asks, pictureSources, networks, bookingHosts } = facts
  const list = (items: readonly string[]) => listOf(items, words.language)
  const elsewhere = pictureSources.length > 0
  const parts = [
    legalPart('Controller', controller.heading, controller.who, ownerLines(facts, words)),
    legalPart('Hosting', hosting.heading, hosting.requests, hosting.processor(product.name), hosting.basis),
    legalPart('Storage', storage.heading, storageBlock(facts, words)),
    facts.isCounted && legalPart('Numbers', numbers.heading, numbers.what(product.name), numbers.apart, numbers.basis),
    analyticsId !== '' &&
      legalPart(
        'Analytics',
        analytics.heading,
        (asks ? analytics.asked : analytics.unasked)(analyticsId),
        analytics.what,
        asks ? analytics.withdraw : analytics.object,
        { text: analytics.more, href: googlePolicy },
      ),
    facts.video && legalPart('Videos', privacy.video.heading, ...videoBlocks(facts.video, words)),
    legalPart(
      'Assets',
      assets.heading,
      elsewhere ? assets.fonts : assets.own,
      elsewhere && assets.pictures(list(pictureSources)),
    ),
    (facts.isReachable || facts.hasForm) && legalPart('Contact', contact.heading, contact.use, contact.basis),
    facts.hasForm &&
      legalPart(
        'Form',
        form.heading,
        form.sent(product.name),
        place && form.stored[place],
        facts.asksPhotos && form.photos,
        form.spam,
        form.basis,
      ),
    bookingHosts.length > 0 && legalPart('Booking', booking.heading, booking.at(list(bookingHosts))),
    legalPart(
      'Links',
      links.heading,
      links.others,
      networks.length > 0 && links.profiles(list(networks)),
      facts.hasMap && links.map,
    ),
    legalPart('Retention', retention.heading, retention.until),
    legalPart('Rights', rights.heading, ...rightsBlocks(facts, words)),
    legalPart('Changes', privacy.changes.heading, privacy.changes.when),
  ]
  return { title: privacy.title, opening: privacy.opening(facts.name), parts: parts.filter((part) => !!part) }
}

function storageBlock({ analyticsId, asksConsent: asks }: LegalFacts, { privacy: { storage } }: LegalWords): string {
  if (analyticsId === '') return asks ? storage.notice : storage.none
  return asks ? storage.asked : storage.unasked
}

function videoBlocks(service: VideoService, { privacy: { video } }: LegalWords): LegalBlock[] {
  const more = { text: video.more(service), href: videoPolicies[service] }
  return [video.onClick(service), video.provider[service], video.basis, more]
}

function rightsBlocks({ isReachable, hasForm }: LegalFacts, { privacy: { rights } }: LegalWords) {
  const { access, correction, deletion, restriction, portability, objection, withdrawal } = rights
  return [
    rights.have,
    { list: [access, correction, deletion, restriction, portability, objection, withdrawal] },
    (isReachable || hasForm) && rights.ask,
    rights.complaint,
    rights.elsewhere,
    rights.noDuty,
  ]
}
