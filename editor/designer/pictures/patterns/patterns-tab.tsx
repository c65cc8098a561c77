import { useAtomValue } from 'jotai'
import { type CSSProperties, use, useMemo } from 'react'
import { type Theme, theme } from '#renderer/document/theme.ts'
import { type Image, image } from '#renderer/document/values/image.ts'
import { type ShapeName, shapeNames } from '#renderer/shapes/shape.ts'
import { documentPart } from '../../document/parts.ts'
import { FieldContext } from '../../form/field-context.ts'
import { SmallPicture } from '../../form/pictures/small-picture.tsx'
import { PickButton } from '../pick-button.tsx'
import type { TabProps } from '../picked.ts'
import classes from '../search/search.module.css'

const themeAtom = documentPart((document) => document.theme)
const usualTheme = theme.parse({})
const ratio = 4 / 3

/** Patterns in the website's colors, its own shapes first. */
export function PatternsTab({ picked, onPick, onTake }: Pick<TabProps, 'picked' | 'onPick' | 'onTake'>) {
  const { colors, shapes } = useAtomValue(themeAtom) ?? usualTheme
  const around = use(FieldContext)
  const surroundings = useMemo(() => ({ ...around, colors }), [around, colors])
  const patterns = useMemo(() => patternsFor(shapes), [shapes])
  const keys = new Set(picked.map(({ key }) => key))
  return (
    <FieldContext value={surroundings}>
      <div className={classes.tab}>
        <p className={classes.about}>Drawings in your website’s colors, not photos.</p>
        <ul className={classes.rows}>
          {patterns.map(({ key, label, picture }) => (
            <li key={key} className={classes.found} style={{ '--ratio': ratio } as CSSProperties}>
              <PickButton
                label={label}
                isPicked={keys.has(key)}
                picture={() => ({ key, image: picture, choice: null })}
                ratio={ratio}
                onPick={onPick}
                onTake={onTake}
              >
                <SmallPicture picture={picture} alt="" ratio={ratio} />
              </PickButton>
            </li>
          ))}
        </ul>
      </div>
    </FieldContext>
  )
}

type OfferedPattern = { key: string; label: string; picture: Image }

const ownVariants = 6
const otherVariants = 2

/** Several variants of the website's shapes, then a few of the rest. */
export function patternsFor({ grammar, seed }: Theme['shapes']): OfferedPattern[] {
  const variants = (name: ShapeName, count: number) =>
    Array.from({ length: count }, (_, nth) => offered(name, seed + nth, nth + 1))
  const others = shapeNames.filter((name) => !grammar.includes(name))
  return [
    ...grammar.flatMap((name) => variants(name, ownVariants)),
    ...others.flatMap((name) => variants(name, otherVariants)),
  ]
}

/** Upper limit (exclusive) of a seed in the document. */
const seedLimit = 2 ** 31

function offered(name: ShapeName, seed: number, position: number): OfferedPattern {
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return {
    key: `${name} ${seed}`,
    label: `${words} ${position}`,
    picture: image.parse({ provider: 'Pattern', pattern: name, seed: seed % seedLimit }),
  }
}
