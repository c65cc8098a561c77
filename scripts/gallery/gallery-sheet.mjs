// The gallery's pages of small pictures, as HTML that is a separate page and gets a screenshot too.
/** The scale of pictures on a contact sheet. */
export const sheetScale = 0.2
/** How many pixels of a page, from its top, are on a sheet. */
export const sheetDepth = 9000

const [edge, between, gap] = [40, 32, 10]

const style = `
body{margin:0;padding:${edge}px;background:#e9e9ec;color:#1b1b1f;font:15px/1.4 system-ui,sans-serif}
h1{font-size:34px;letter-spacing:-.02em;margin:0 0 28px}h2{font-size:22px;margin:36px 0 16px}
.sites{display:flex;flex-wrap:wrap;gap:36px ${between}px;align-items:start}
figure{margin:0}
figcaption{width:0;min-width:100%;margin-bottom:10px;font-weight:600;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
.shots{display:flex;gap:${gap}px;align-items:start}
.shots img{display:block;background:#fff;box-shadow:0 1px 3px rgb(0 0 0/.2)}`

/** @param shots [{ group, label, width, height, file, thumbnail }], paths from where the sheet lies */
export function sheetHtml(title, shots) {
  const groups = [...new Set(shots.map(({ group }) => group))]
  const body = groups.map((name) => {
    const own = shots.filter(({ group }) => group === name)
    const labels = [...new Set(own.map(({ label }) => label))]
    const heading = groups.length > 1 ? `<h2>${name}</h2>` : ''
    return `${heading}<div class="sites">${labels.map((label) => site(label, own)).join('')}</div>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>${body.join('')}`
}

/** The width in pixels of a sheet with up to so many websites per row. */
export function sheetWidth({ count, widths }, inRow) {
  const pictures = widths.map((width) => Math.round(width * sheetScale))
  const site = pictures.reduce((sum, width) => sum + width, (pictures.length - 1) * gap)
  const columns = Math.min(count, inRow)
  return Math.max(400, 2 * edge + columns * (site + between) - between)
}

function site(label, shots) {
  const widest = shots.filter((shot) => shot.label === label).toSorted((a, b) => b.width - a.width)
  const pictures = widest.map(({ file, thumbnail, width, height }) => {
    const shown = {
      width: Math.round(width * sheetScale),
      height: Math.round(Math.min(height, sheetDepth) * sheetScale),
    }
    return `<a href="${file}"><img src="${thumbnail}" width="${shown.width}" height="${shown.height}" alt="${label}, ${width} px"></a>`
  })
  return `<figure><figcaption>${label}</figcaption><div class="shots">${pictures.join('')}</div></figure>`
}
