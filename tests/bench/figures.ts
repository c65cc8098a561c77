// The figures that `npm run bench` prints and docs/benchmarks.md lists: each with its goal, its unit and the file that measures it.

type Goal = { least?: number; most?: number; unit?: string | undefined }

const atLeast = (least: number): Goal => ({ least })
const atMost = (most: number, unit?: string): Goal => ({ most, unit })

/** Name, what it measures, goal; by the file in this folder that measures it. */
const byFile: Record<string, [name: string, what: string, goal: Goal][]> = {
  edge: [
    ['edge-vs-constant', 'requests a second, warm page ÷ constant response', atLeast(0.9)],
    ['edge-cpu-vs-constant', 'processor time a request, same pair', atMost(1.1)],
    ['edge-400-hosts', 'requests a second over 400 hosts, same pair', atLeast(0.8)],
    ['edge-304', 'conditional requests a second, same pair', atLeast(1.1)],
  ],
  sizes: [
    ['edge-size', "the visitors' Worker, gzipped", atMost(25, 'KB')],
    ['page', 'page with its CSS, fullest sample, worst style', atMost(14_336, 'bytes')],
    ['page-fonts', 'fonts of the heaviest pair, with its italic', atMost(60, 'KB')],
    ['create-script', '/create: script before the first step works, gzipped', atMost(180, 'KB')],
    ['create-files', '/create: script files before the first step works', atMost(25)],
    ['editor-script', 'editor: script of its screen, gzipped', atMost(425, 'KB')],
  ],
  pages: [
    ['page-total', 'everything that a phone downloads of the fullest sample', atMost(150, 'KB')],
    ['lighthouse-public', 'Lighthouse on a phone, lowest score of the public pages', atLeast(100)],
    ['lighthouse-published', 'Lighthouse on a phone, lowest score of published pages', atLeast(100)],
  ],
  publish: [
    ['publish', 'publishing a change, as its owner sees it', atMost(1000, 'ms')],
    ['publish-vs-render', 'processor time of a publish ÷ rendering and compressing its page', atMost(1.3)],
  ],
  'render-files': [['thousand-vs-hugo', 'rendering a thousand websites to files ÷ Hugo', atMost(1.2)]],
  lists: [['lists', 'slowest list or search with 5,000 messages and 100 websites', atMost(100, 'ms')]],
  'visit-rows': [
    ['visit-rows-1000', 'rows written per visit, 1,000 visits a day', atMost(2)],
    ['visit-rows-100000', 'rows written per visit, 100,000 visits a day', atMost(0.43)],
  ],
  screens: [
    ['create-paint', '/create: first paint, warm server', atMost(400, 'ms')],
    ['create-paint-slow', '/create: first paint at 400 kbit/s', atMost(2000, 'ms')],
    ['create-shift', '/create: layout shift over its steps', atMost(0.02)],
    ['editor-toolbar', 'editor: toolbar usable, warm server', atMost(500, 'ms')],
    ['keystroke', 'editor: keystroke to changed page, 95th percentile', atMost(16, 'ms')],
  ],
  create: [
    ['creation', 'creation without a model', atMost(2, 's')],
    ['creation-first-section', 'first section with a model of 60 tokens a second', atMost(6, 's')],
    ['creation-model', 'whole website with that model', atMost(20, 's')],
  ],
  starts: [
    ['app-start', "start of the app's Worker to its first answer", atMost(300, 'ms')],
    ['start', '`npm start` to its first answer, nothing built', atMost(60, 's')],
  ],
}

export const figures = Object.entries(byFile).flatMap(([file, rows]) =>
  rows.map(([name, what, goal]) => ({ file, name, what, goal })),
)

export const goalText = ({ least, most = 0, unit }: Goal): string =>
  least === undefined ? `≤ ${withUnit(most, unit)}` : `≥ ${withUnit(least, unit)}`

export const withUnit = (value: number, unit?: string): string =>
  `${value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 3 : 0 })}${unit ? ` ${unit}` : ''}`

export const isMissed = (value: number, { least = value, most = value }: Goal): boolean => value < least || value > most
