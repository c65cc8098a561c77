import { Text } from '../../elements/text.tsx'
import { usePageWords } from '../../elements/words/use-page-words.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { Enlargeable, type Shown } from './enlargeable.tsx'

const sizes = '(min-width:62rem) 44rem,92vw'

/**
 * Two pictures of the same place, divided by a handle. The handle follows the scroll position of a strip: arrow keys,
 * scroll bar or touch. In browsers without scroll timelines, the pictures are side by side. Shows a single picture
 * without `after`.
 */
export function Compared({ before, after }: { before: Shown; after: Shown | undefined }) {
  const { editing } = useRenderTarget()
  const words = usePageWords()
  const said = [before, after].flatMap((one) => (one?.caption.trim() ? [one] : []))
  const label = [`${words.before} / ${words.after}`, ...said.map(({ caption }) => caption.trim())].join(': ')
  return (
    <li data-item={editing ? before.id : undefined}>
      <figure>
        {after ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that keyboards must reach it
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is of fields
          <div className="compare" role="group" aria-label={label} lang={words.lang} tabIndex={0}>
            <div className="track" lang={words.ownerLang}>
              <div className="stage">
                <Enlargeable shown={before} sizes={sizes}>
                  <span className="which" lang={words.lang}>
                    {words.before}
                  </span>
                </Enlargeable>
                <Enlargeable shown={after} sizes={sizes}>
                  <span className="which" lang={words.lang}>
                    {words.after}
                  </span>
                </Enlargeable>
              </div>
            </div>
          </div>
        ) : (
          <Enlargeable shown={before} sizes={sizes} />
        )}
        {said.length > 0 && (
          <figcaption>
            {said.map(({ id, caption, index }, at) => (
              <span key={id}>
                {at > 0 && ' – '}
                <Text as="span" text={caption} field={`items.${index}.caption`} />
              </span>
            ))}
          </figcaption>
        )}
      </figure>
    </li>
  )
}
