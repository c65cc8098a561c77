import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import type { Found } from '../found.ts'
import type { Tools } from '../places/place.ts'

export const commandsIn = (_typed: string, _site: WebsiteSettings, _tools: Tools): Found[] => []
