/**
 * Light painted by the style's CSS behind its siblings, with a grain that gradients lack. Invisible without that CSS.
 * `of` is unique on the page.
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
