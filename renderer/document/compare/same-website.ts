import type { WebsiteSettings } from '../website-settings.ts'
import { sameJson } from './same-json.ts'

/**
 * Whether two documents are the same to their owner. What is drawn of the website does not count: it follows from the rest, and
 * nobody chose it.
 */
export const sameWebsite = (a: WebsiteSettings, b: WebsiteSettings) => sameJson(withoutDrawn(a), withoutDrawn(b))

const withoutDrawn = (document: WebsiteSettings) => ({ ...document, settings: chosenSettings(document) })

/** The settings that a person makes. */
export const chosenSettings = ({ settings: { drawn: _, ...chosen } }: WebsiteSettings) => chosen
