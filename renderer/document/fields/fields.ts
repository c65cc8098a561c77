import * as z from 'zod'
import { type Border, border } from '../border.ts'
import { borders } from '../enumerations.ts'
import { formattedText } from '../values/formatted-text.ts'
import { image, photo } from '../values/image.ts'
import { link, navLink } from '../values/link.ts'
import { limits } from './limits.ts'

/**
 * The kinds of field a section's content is made of. Each returns a zod schema that carries everything known about the
 * field, so that storage, the form, the limits shown and the model's answer are read off one declaration.
 */
export type Control =
  | 'line'
  | 'prose'
  /** Paragraphs with bold, italics, links and lists. */
  | 'formatted'
  | 'choice'
  /** A section's layout, chosen from miniatures. */
  | 'layout'
  | 'range'
  /** From 1 to 5 stars, or 0 for none. */
  | 'stars'
  | 'picture'
  | 'link'
  | 'list'
  | 'toggle'
  | 'border'
  /** A phone number, checked as it is typed. */
  | 'phone'
  /** Fields that belong together and carry one source. */
  | 'group'
  /** A list of one-line facts, as tags. */
  | 'tags'
  /** A list of languages by their codes, as tags. */
  | 'languages'
  | 'price'
  | 'hours'
  /** A founding year, or years of experience. */
  | 'experience'
  /** The id of one of the business's services. */
  | 'service'

/** A fact of the business that a field of a section shows while it is blank. */
export type OverriddenFact = 'phone' | 'email' | 'address' | 'hours' | 'price' | 'duration'

export type Ask = {
  /** What the writer is asked for, as a phrase: 'a headline that names the main promise'. */
  what: string
  /** At most this many words. */
  words?: number
  /** At most this many sentences. */
  sentences?: number
  /** It may be left blank. */
  blankable?: boolean
}

export type FieldMeta = {
  label: string
  control: Control
  /** A sentence under the field in the form. */
  hint?: string
  /** The form shows it only while another field beside it has this value. */
  onlyFor?: { field: string; value: string }
  ask?: Ask
  /** A fact, or somebody's own words: no model changes it. 'unlessSample': not where it was invented. */
  given?: 'always' | 'unlessSample'
  /** For a list: what one of its items is called on the 'Add …' button. */
  itemLabel?: string
  /** For a list: its items are small enough to stand open, one below another. */
  rows?: true
  /** For a list: an item's form takes the place of the section's. */
  ownPanel?: true
  /** For text: what is wrong with it, as a sentence; undefined where it is fine or blank. */
  problem?: (text: string) => string | undefined
  /** For text: while it is blank, the section shows this fact of the business. */
  overrides?: OverriddenFact
  /** For a line: what the keyboard of a phone offers. */
  input?: 'email' | 'tel'
  /** For a line: offers the groups that the business's services have already. */
  suggests?: 'groups'
  /** For a line: while it is blank, the section shows the usual heading of these facts. */
  heads?: 'areas' | 'hours'
  /** For a range. */
  min?: number
  max?: number
  step?: number
  unit?: string
  /** For a link: how long its label may be, where that is not a button's length. */
  labelMax?: number
  /** For a link: drawn as its network's sign, without its label. */
  asSign?: boolean
  /** For a picture: nobody needs a description of it, as the text beside it says it all. */
  decorative?: boolean
  /** For a picture: what it is, where it is more than a picture of the page. */
  kind?: 'logo'
  /** For a picture: whether it must be more than a pattern. */
  noPattern?: true
  /** For a picture: how choosing a photo changes other fields: from which value to which, by the field's name. */
  sets?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What does not work while it is left out, as a sentence without its full stop: said before publishing. */
  needed?: string
  /** For a toggle: said once when it is switched on. */
  notice?: string
  /** For a toggle: on, it is something to see, whatever else the section has. */
  shows?: true
  /** For a border: where it may be. */
  sides?: readonly Border['sides'][]
}

declare module 'zod/v4/core' {
  interface GlobalMeta extends Partial<FieldMeta> {}
}

type Common = Pick<FieldMeta, 'label' | 'hint' | 'ask' | 'given' | 'needed' | 'overrides' | 'onlyFor'>

/** One line of text, at most `max` characters. Blank by default. */
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

/** Text of several lines without formatting, such as an address: at most `max` characters. Blank by default. */
export const prose = ({ max, default: initial = '', ...meta }: Common & { max: number; default?: string }) =>
  z
    .string()
    .max(max)
    .default(initial)
    .meta({ ...meta, max, control: 'prose' })

/** Paragraphs that may have bold, italics, links and lists, at most `max` characters. Blank by default. */
export const formatted = ({ max, ...meta }: Common & { max: number }) =>
  formattedText(max)
    .default('')
    .meta({ ...meta, max, control: 'formatted' })

/** A phone number as people write it, at most `limits.phone` characters. Blank by default. */
export const phoneNumber = (meta: Common) =>
  z
    .string()
    .max(limits.phone)
    .default('')
    .meta({ ...meta, max: limits.phone, control: 'phone' })

/** One of a few named values; the first is the default unless another is named. */
export const choice = <const T extends readonly [string, ...string[]]>(
  values: T,
  { default: initial, ...meta }: Common & { default?: T[number] },
) =>
  z
    .enum(values)
    .default((initial ?? values[0]) as T[number])
    .meta({ ...meta, control: 'choice' })

/**
 * One of a section's layouts, or 'Auto': the one that suits its style and its content. A section with this field has a `layoutOf` in
 * sections/registry.ts, which says what 'Auto' stands for.
 */
export const layoutChoice = <const T extends readonly [string, ...string[]]>(layouts: T) =>
  z
    .enum(['Auto', ...layouts])
    .default('Auto')
    .meta({ label: 'Layout', control: 'layout' })

/** A number between `min` and `max` in steps of `step`. */
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

/** From 1 to 5 stars; 0, the default, for none. */
export const stars = (meta: Common) =>
  z
    .int()
    .min(0)
    .max(limits.stars)
    .default(0)
    .meta({ ...meta, control: 'stars' })

/** On or off. */
export const toggle = ({
  default: initial = false,
  ...meta
}: Common & { default?: boolean; notice?: string; shows?: true }) =>
  z
    .boolean()
    .default(initial)
    .meta({ ...meta, control: 'toggle' })

/** A picture, or none. */
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

/** A link with its label. Empty by default, unless a `label` to begin with is given. */
export const linkField = ({ text = '', ...meta }: Common & { text?: string; asSign?: boolean }) =>
  link.prefault({ label: text }).meta({ ...meta, control: 'link' })

/** A link of the header or the footer, with its label. Empty by default. */
export const navLinkField = (meta: Common) =>
  navLink.prefault({}).meta({ ...meta, control: 'link', labelMax: limits.navLink })

/** A line along some of `sides`. None by default. */
export const borderField = ({ sides = borders, ...meta }: Common & { sides?: readonly Border['sides'][] }) =>
  border.prefault({}).meta({ ...meta, sides, control: 'border' })

type ListMeta = Common & {
  max: number
  itemLabel: string
  rows?: true
  ownPanel?: true
  control?: 'list' | 'tags' | 'languages'
}

/** Up to `max` items of one shape, each with an id that survives reordering. Empty by default. */
export const list = <T extends z.ZodObject>(item: T, { max, control = 'list', ...meta }: ListMeta) =>
  z
    .array(item)
    .max(max)
    .default([])
    .meta({ ...meta, max, control })

/** An id inside the document: short, safe as an HTML id and as a URL fragment. */
export const nodeId = z.string().regex(/^[a-z][a-z0-9-]{0,47}$/)
