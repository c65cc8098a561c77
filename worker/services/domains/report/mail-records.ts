import type { DomainReport } from '../../../contract/domains.ts'
import type { Dns } from '../../../providers/dns.ts'

/** Where the common services have the keys that mails are signed with. */
const selectors = ['default', 'google', 'selector1', 'k1', 's1', 'mail']

/** What a zone's e-mail depends on, as far as it can be found: who receives it, and who may send it. */
export async function lookUpMail(dns: Dns, { domainName, zone }: { domainName: string; zone: string }) {
  const receiving = [...new Set([zone, domainName])].map(async (name) =>
    (await own(dns, name, 'MX')).map((value) => ({ type: 'MX', value: name === zone ? value : `${name}: ${value}` })),
  )
  const sending = [
    texts(dns, zone, { type: 'SPF', begins: /^v=spf1\b/i }),
    texts(dns, `_dmarc.${zone}`, { type: 'DMARC', begins: /^v=dmarc1\b/i }),
  ]
  const keys = selectors.map(async (selector) => {
    const name = `${selector}._domainkey.${zone}`
    const { values, aliases } = await dns.lookUp(name, 'TXT')
    const isKey = aliases.length > 0 || values.some((value) => /(^|;)\s*(v=dkim1|k=|p=)/i.test(value))
    return isKey ? [{ type: 'DKIM', value: aliases[0] ? `${name} → ${aliases[0]}` : name }] : []
  })
  const found: DomainReport['mail'][] = await Promise.all([...receiving, ...sending, ...keys])
  return found.flat()
}

/** Not those of what an alias leads to. */
async function own(dns: Dns, name: string, type: 'MX' | 'TXT'): Promise<string[]> {
  const { values, aliases } = await dns.lookUp(name, type)
  return aliases.length > 0 ? [] : values
}

async function texts(dns: Dns, name: string, { type, begins }: { type: string; begins: RegExp }) {
  const values = await own(dns, name, 'TXT')
  return values.filter((value) => begins.test(value)).map((value) => ({ type, value }))
}
