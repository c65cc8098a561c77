// Request paths: existing pages, missing pages, and attempts to reach files that websites must not serve.

const ofWebsites = [
  [60, '/'],
  [4, '/index.html'],
  [6, '/robots.txt'],
  [4, '/sitemap.xml'],
  [3, '/index.md'],
  [5, '/art/icon-1.svg'],
  [4, '/privacy/'],
  [2, '/privacy'],
  [4, '/favicon.ico'],
  [1, '/404.html'],
]

const strange = [
  [5, ({ below }) => `/missing-${below(50)}`],
  [1, () => '/wp-login.php'],
  [1, () => '/.env'],
  [1, () => '/.git/config'],
  [2, () => '/robots.txt/'],
  [1, () => '/ROBOTS.TXT'],
  [1, () => '/art/'],
  [1, () => '/art'],
  [2, ({ other }) => `/../${other.host}/`],
  [2, () => '/../../../../etc/passwd'],
  [2, () => '/%2e%2e/%2e%2e/robots.txt'],
  [2, () => '/..%2f..%2frobots.txt'],
  [2, () => '/%252e%252e%252frobots.txt'],
  [1, () => '/%c0%ae%c0%ae/robots.txt'],
  [1, () => '/..\\..\\robots.txt'],
  [1, () => '/%5c..%5crobots.txt'],
  [1, () => '/art/../robots.txt'],
  [1, () => '/art/%2e%2e/robots.txt'],
  [1, () => '/./robots.txt'],
  [1, () => '/art//icon-1.svg'],
  [1, () => '//robots.txt'],
  [2, ({ other }) => `//${other.host}/`],
  [1, ({ other }) => `/\\${other.host}/`],
  [2, ({ other }) => `/host:${other.host}`],
  [2, ({ other }) => `/host%3a${other.host}`],
  [3, ({ other }) => `/release:${other.releaseId}/robots.txt`],
  [2, ({ other }) => `/release:${other.releaseId}`],
  [2, ({ other }) => `/../release:${other.releaseId}/robots.txt`],
  [2, ({ other }) => `/%2e%2e%2frelease%3a${other.releaseId}%2frobots.txt`],
  [1, ({ other }) => `/http://${other.host}/`],
  [1, () => '/constructor'],
  [1, () => '/__proto__'],
  [1, () => '/toString'],
  [1, () => '/robots.txt%00.svg'],
  [1, () => '/%00'],
  [1, () => '/%'],
  [1, () => '/%zz'],
  [1, () => '/%ff'],
  [1, () => '/%D8%00'],
  [1, () => '/robots.txt;x=1'],
  [1, () => '/robots.txt#x'],
  [1, () => '/r%6fbots.txt'],
  [1, () => '/index%2ehtml'],
  [2, () => '/_/fonts/inter-1.woff2'],
  [1, () => '/_/fonts/..%2f..%2findex.html'],
  [1, () => '/_/anything'],
  [1, () => `/media/${'a'.repeat(64)}/small`],
  [1, ({ other }) => `/media/../release:${other.releaseId}`],
  [1, () => '/api/health'],
  [1, ({ below }) => `/${'long/'.repeat(100 + below(1200))}`],
  [1, () => '/ünïcode'.replace(/[^ -~]/g, (letter) => Buffer.from(letter).toString('latin1'))],
]

const queries = ['?', '?utm_source=flyer', '?x=/../', '?host=', '?a=b&a=c#d', `?${'q=1&'.repeat(300)}`]

/** A path, mostly of what websites have; `other` is another website. */
export function somePath(random, other) {
  const path = random.chance(0.8) ? random.weighed(ofWebsites) : random.weighed(strange)({ ...random, other })
  return random.chance(0.1) ? path + random.oneOf(queries) : path
}
