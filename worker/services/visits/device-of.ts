import type { Device } from '../../contract/visit-kinds.ts'

const tablets = /ipad|tablet|kindle|silk(?!.*\bmobile\b)|playbook|android(?!.*\bmobile\b)(?!.*\btv\b)/i
const phones = /iphone|ipod|\bmobile\b|mobi\b|windows phone|blackberry|opera mini|kaios/i

/**
 * What kind of device a browser says it is on. An iPad that asks for desktop pages, as they do by default, says it is a Mac, and is
 * counted as a computer.
 */
export function deviceOf(userAgent: string): Device {
  if (tablets.test(userAgent)) return 'tablet'
  return phones.test(userAgent) ? 'phone' : 'computer'
}
