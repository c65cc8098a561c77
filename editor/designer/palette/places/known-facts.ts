import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { businessGroups, summaryText } from '../../settings/business/business-groups.ts'

/** The current values in a group of business facts, on one line. */
export const knownOf =
  (groupId: string) =>
  ({ business, settings }: WebsiteSettings): string => {
    const group = businessGroups.find(({ id }) => id === groupId)
    return group ? summaryText(group, business, settings.language) : ''
  }

/** The path of the first number of this kind, otherwise of the list. */
export const numberOf =
  (kind: 'Phone' | 'WhatsApp') =>
  ({ business }: WebsiteSettings): string => {
    const phone = business.phones.find((one) => one.kind === kind)
    return phone ? `business.phones.${phone.id}.number` : 'business.phones'
  }

export const emailField = ({ business: { emails } }: WebsiteSettings): string =>
  emails[0] ? `business.emails.${emails[0].id}.address` : 'business.emails'
