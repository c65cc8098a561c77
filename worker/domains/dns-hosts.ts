/**
 * DNS hosts by the suffixes of their nameservers; a star matches part of one label. Their terms are in
 * editor/features/domains.
 */
export const dnsHosts = {
  cloudflare: ['ns.cloudflare.com'],
  godaddy: ['domaincontrol.com'],
  namecheap: ['registrar-servers.com', 'namecheaphosting.com', 'web-hosting.com'],
  squarespace: ['squarespacedns.com', 'googledomains.com'],
  wix: ['wixdns.net'],
  ionos: ['ui-dns.com', 'ui-dns.de', 'ui-dns.org', 'ui-dns.biz', '1and1.com', '1and1.co.uk'],
  hostinger: ['dns-parking.com', 'hostinger.com', 'main-hosting.eu'],
  bluehost: ['bluehost.com'],
  porkbun: ['porkbun.com'],
  name: ['name.com'],
  gandi: ['gandi.net'],
  ovh: ['ovh.net', 'ovh.ca', 'anycast.me'],
  route53: ['awsdns-*.com', 'awsdns-*.net', 'awsdns-*.org', 'awsdns-*.co.uk', 'awsdns-cn-*.com', 'awsdns-cn-*.net'],
  dreamhost: ['dreamhost.com'],
  hover: ['hover.com'],
  networksolutions: ['worldnic.com'],
  strato: ['rzone.de', 'strato-hosting.eu'],
  hetzner: ['your-server.de', 'first-ns.de', 'second-ns.de', 'second-ns.com', 'hetzner.com', 'hetzner.de'],
  digitalocean: ['digitalocean.com'],
  onecom: ['one.com', 'one-dns.net'],
  siteground: ['siteground.net', 'sgvps.net', 'siteground.biz', 'siteground.us', 'siteground.eu'],
  reg123: ['123-reg.co.uk'],
  fasthosts: ['livedns.co.uk'],
  easydns: ['easydns.com', 'easydns.net', 'easydns.org', 'easydns.info'],
  crazydomains: ['crazydomains.com', 'syrahost.com'],
  ventraip: ['nameserver.net.au', 'ventraip.net.au'],
  allinkl: ['kasserver.com'],
  uniteddomains: ['udag.de', 'udag.net', 'udag.org', 'ud-dns.de', 'ud-dns.com'],
  infomaniak: ['infomaniak.ch', 'infomaniak.com'],
  arsys: ['servidoresdns.net'],
  dinahosting: ['dinahosting.com'],
  aruba: ['technorail.com', 'arubadns.net', 'arubadns.cz'],
  registerit: ['register.it'],
  onamae: ['dnsv.jp', 'onamae.com'],
  muumuu: ['muumuu-domain.com'],
  xserver: ['xserver.jp'],
} as const

export type DnsHostId = keyof typeof dnsHosts
export const dnsHostIds = Object.keys(dnsHosts) as [DnsHostId, ...DnsHostId[]]
