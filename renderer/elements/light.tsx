/**
 * Light that the style's CSS paints behind its neighbors, with a grain that no gradient has. Nothing without the CSS. `of` is an id that
 * nothing else on the page has.
 */
export function Light({ of, as: Element = 'div' }: { of: string; as?: 'div' | 'span' }) {
  const id = `${of}-Grain`
  return (
    <Element className="light" aria-hidden="true">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it says nothing */}
      <svg className="grain" width="0" height="0">
        <filter id={id} colorInterpolationFilters="sRGB">
          <feTurbulence type="fractalNoise" baseFrequency=".8" />
          <feColorMatrix type="saturate" values="0" />
        </filter>
        <rect width="100%" height="100%" filter={`url(#${id})`} />
      </svg>
    </Element>
  )
}
