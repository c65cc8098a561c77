import * as z from 'zod'
import { type Border, border } from '../border.ts'
import { borders } from '../enumerations.ts'
import { formattedText } from '../values/formatted-text.ts'
import { image, photo } from '../values/image.ts'
import { link, navLink } from '../values/link.ts'
import { limits } from './limits.ts'

/**
 * The field types of section content. Each returns a zod schema with all of the field's metadata, so that storage,
 * form, limits and model output share one declaration.
 */
export type Control =
  | 'line'
  | 'prose'
  | 'formatted'
  | 'choice'
  | 'layout'
  | 'range'
  /** 1 to 5 stars; 0 for none. */
  | 'stars'
  | 'picture'
  | 'link'
  | 'list'
  | 'toggle'
  | 'border'
  | 'phone'
  | 'group'
  | 'tags'
  | 'languages'
  | 'price'
  | 'hours'
  | 'experience'
  | 'service'

export type OverriddenFact = 'phone' | 'email' | 'address' | 'hours' | 'price' | 'duration'

export type Ask = {
  /** The text a model should write, as a phrase: 'a headline that names the main promise'. */
  what: string
  /** Maximum. */
  words?: number
  /** Maximum. */
  sentences?: number
  blankable?: boolean
}

export type FieldMeta = {
  label: string
  control: Control
  /** Help text below the field. */
  hint?: string
  /** Hides the field unless a sibling has this value. */
  onlyFor?: { field: string; value: string }
  ask?: Ask
  /** Off limits for models: facts and quotes. 'unlessSample': models may change invented ones. */
  given?: 'always' | 'unlessSample'
  /** For lists: the item's name on the 'Add …' button. */
  itemLabel?: string
  /** For lists: shows all items expanded, as rows. */
  rows?: true
  /** For lists: opens items in a panel of their own. */
  ownPanel?: true
  /** For text: returns an error message, or undefined if valid or blank. */
  problem?: (text: string) => string | undefined
  /** For text: the fact that the section shows while the field is blank. */
  overrides?: OverriddenFact
  /** For lines: the type of on-screen keyboard. */
  input?: 'email' | 'tel'
  /** For lines: suggests existing service groups. */
  suggests?: 'groups'
  /** For lines: the facts whose default heading is shown while the field is blank. */
  heads?: 'areas' | 'hours'
  /** For ranges. */
  min?: number
  max?: number
  step?: number
  unit?: string
  /** For links: the maximum length of the label, if not that of a button. */
  labelMax?: number
  /** For links: shows the network's icon instead of a label. */
  asSign?: boolean
  /** For pictures: no description needed, since the adjacent text has the content. */
  decorative?: boolean
  /** For pictures: special role, such as the logo. */
  kind?: 'logo'
  /** For pictures: patterns aren't allowed. */
  noPattern?: true
  /** For pictures: other fields that change when a photo is chosen, from one value to another, by field name. */
  sets?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The consequence of a blank field, without a final period. Shown before publishing. */
  needed?: string
  /** For toggles: shown once when switched on. */
  notice?: string
  /** For toggles: when on, the section is never empty. */
  shows?: true
  sides?: readonly Border['sides'][]
}

declare module 'zod/v4/core' {
  interface GlobalMeta extends Partial<FieldMeta> {}
}

type Common = Pick<FieldMeta, 'label' | 'hint' | 'ask' | 'given' | 'needed' | 'overrides' | 'onlyFor'>

/** One line of text. Blank by default. */
export const line = ({
  max,
  default: initial = '',
  ...meta
}: Common & Pick<FieldMeta, 'input' | 'problem' | 'suggests' | 'heads'> & { max: number; default?: string }) =>
  z
    .string()
    .max(max)
    .default(initial)
    .meta({ ...meta, max, control: 'line' })

/** Plain text of several lines, such as an address. Blank by default. */
export const prose = ({ max, default: initial = '', ...meta }: Common & { max: number; default?: string }) =>
  z
    .string()
    .max(max)
    .default(initial)
    .meta({ ...meta, max, control: 'prose' })

/** Paragraphs with bold, italics, links and lists; `max` characters of plain text. Blank by default. */
export const formatted = ({ max, ...meta }: Common & { max: number }) =>
  formattedText(max)
    .default('')
    .meta({ ...meta, max, control: 'formatted' })

/** A phone number in free format, at most `limits.phone` characters. Blank by default. */
export const phoneNumber = (meta: Common) =>
  z
    .string()
    .max(limits.phone)
    .default('')
    .meta({ ...meta, max: limits.phone, control: 'phone' })

/** One of several values. The first is the default unless `default` is set. */
export const choice = <const T extends readonly [string, ...string[]]>(
  values: T,
  { default: initial, ...meta }: Common & { default?: T[number] },
) =>
  z
    .enum(values)
    .default((initial ?? values[0]) as T[number])
    .meta({ ...meta, control: 'choice' })

/**
 * A section layout, or 'Auto' for the layout that suits style and content. Requires a `layoutOf` in
 * sections/registry.ts to resolve 'Auto'.
 */
export const layoutChoice = <const T extends readonly [string, ...string[]]>(layouts: T) =>
  z
    .enum(['Auto', ...layouts])
    .default('Auto')
    .meta({ label: 'Layout', control: 'layout' })

export const range = ({
  min,
  max,
  step,
  default: initial,
  ...meta
}: Common & { min: number; max: number; step: number; default: number; unit?: string }) =>
  z
    .number()
    .min(min)
    .max(max)
    .default(initial)
    .meta({ ...meta, min, max, step, control: 'range' })

/** 1 to 5 stars; 0, the default, for none. */
export const stars = (meta: Common) =>
  z
    .int()
    .min(0)
    .max(limits.stars)
    .default(0)
    .meta({ ...meta, control: 'stars' })

export const toggle = ({
  default: initial = false,
  ...meta
}: Common & { default?: boolean; notice?: string; shows?: true }) =>
  z
    .boolean()
    .default(initial)
    .meta({ ...meta, control: 'toggle' })

export const picture = (meta: Common & Pick<FieldMeta, 'decorative' | 'sets'>) =>
  image
    .nullable()
    .default(null)
    .meta({ ...meta, control: 'picture' })

/** An optional picture that can't be a pattern. */
export const photoField = (meta: Common & Pick<FieldMeta, 'decorative' | 'kind' | 'sets'>) =>
  photo
    .nullable()
    .default(null)
    .meta({ ...meta, control: 'picture', noPattern: true })

/** A link with a label. Empty by default, apart from the optional `text`. */
export const linkField = ({ text = '', ...meta }: Common & { text?: string; asSign?: boolean }) =>
  link.prefault({ label: text }).meta({ ...meta, control: 'link' })

/** A link of the header or the footer. Empty by default. */
export const navLinkField = (meta: Common) =>
  navLink.prefault({}).meta({ ...meta, control: 'link', labelMax: limits.navLink })

/** A line along some of `sides`. No line by default. */
export const borderField = ({ sides = borders, ...meta }: Common & { sides?: readonly Border['sides'][] }) =>
  border.prefault({}).meta({ ...meta, sides, control: 'border' })

type ListMeta = Common & {
  max: number
  itemLabel: string
  rows?: true
  ownPanel?: true
  control?: 'list' | 'tags' | 'languages'
}

/** Up to `max` items, each with an id that survives reordering. Empty by default. */
export const list = <T extends z.ZodObject>(item: T, { max, control = 'list', ...meta }: ListMeta) =>
  z
    .array(item)
    .max(max)
    .default([])
    .meta({ ...meta, max, control })

/** A document-wide id, valid as an HTML id and URL fragment. */
export const nodeId = z.string().regex(/^[a-z][a-z0-9-]{0,47}$/)
