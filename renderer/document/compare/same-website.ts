import type { WebsiteSettings } from '../website-settings.ts'
import { sameJson } from './same-json.ts'

/** Compares what owners can change. Ignores generated pictures, since they follow from the rest. */
export const sameWebsite = (a: WebsiteSettings, b: WebsiteSettings) => sameJson(withoutDrawn(a), withoutDrawn(b))

const withoutDrawn = (document: WebsiteSettings) => ({ ...document, settings: chosenSettings(document) })

export const chosenSettings = ({ settings: { drawn: _, ...chosen } }: WebsiteSettings) => chosen
