import { expect, it } from 'vitest'
import { dnsHostOf } from '../../../../../worker/domains/dns-check.ts'
import { dnsHosts } from '../../../../../worker/domains/dns-hosts.ts'

it.each<[host: string | null, ...nameservers: string[]]>([
  ['cloudflare', 'ada.ns.cloudflare.com', 'bob.ns.cloudflare.com'],
  ['godaddy', 'ns01.domaincontrol.com', 'ns02.domaincontrol.com'],
  ['namecheap', 'dns1.registrar-servers.com', 'dns2.registrar-servers.com'],
  ['squarespace', 'ns-cloud-a1.googledomains.com', 'ns-cloud-a2.googledomains.com'],
  ['ionos', 'ns1033.ui-dns.com', 'ns1045.ui-dns.de', 'ns1096.ui-dns.biz', 'ns1108.ui-dns.org'],
  ['route53', 'ns-123.awsdns-45.com', 'ns-9.awsdns-1.net', 'ns-1500.awsdns-59.org', 'ns-2000.awsdns-58.co.uk'],
  ['aruba', 'dns.technorail.com', 'dns2.technorail.com', 'dns3.arubadns.net', 'dns4.arubadns.cz'],
  ['strato', 'docks01.rzone.de', 'shades01.rzone.de'],
  ['ovh', 'dns101.ovh.net', 'ns101.ovh.net'],
  ['onamae', '01.dnsv.jp', '02.dnsv.jp'],
  [null],
  [null, 'ns1.barbers.com'],
  [null, 'ns1.notcloudflare.com', 'ns.cloudflare.com.else.com'],
  [null, 'ns1.fakedomaincontrol.com'],
  [null, 'awsdns-45.com.else.com'],
  [null, 'ns01.domaincontrol.com', 'ada.ns.cloudflare.com'],
  [null, 'ns01.domaincontrol.com', 'ns1.barbers.com'],
])('%s', (host, ...nameservers) => expect(dnsHostOf(nameservers)).toBe(host))

it('gives every ending to one company', () => {
  const endings: string[] = Object.values(dnsHosts).flat()
  expect(new Set(endings).size).toBe(endings.length)
  for (const ending of endings) expect(ending).toMatch(/^[a-z0-9*-]+(\.[a-z0-9-]+)+$/)
})
