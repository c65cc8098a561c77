import type { ThemeColors } from '../../renderer/document/theme.ts'

export type Palette = {
  id: string
  /** What a shop owner would call it. */
  name: string
  /** The same, turned over to the other shade, where its own name would not be true of it. */
  turnedName?: string
  /** One line on how it feels. */
  mood: string
  colors: ThemeColors
}

/** The palettes that the wizard offers. The first is what an unknown id falls back to. */
export const palettes: readonly Palette[] = [
  {
    id: 'deep-green',
    name: 'Deep green',
    mood: 'Fresh white with the green of a well-kept garden.',
    colors: {
      backgroundColor: '#ffffff',
      primaryTextColor: '#14211c',
      secondaryTextColor: '#4a5a53',
      buttonBackgroundColor: '#1f5d46',
      buttonTextColor: '#ffffff',
      buttonBackgroundHoverColor: '#194a38',
      buttonBackgroundPressedColor: '#143c2d',
      accentColor: '#e1efe8',
    },
  },
  {
    id: 'terracotta',
    name: 'Terracotta',
    mood: 'Warm paper and fired clay.',
    colors: {
      backgroundColor: '#fbf6ef',
      primaryTextColor: '#2b211b',
      secondaryTextColor: '#63544a',
      buttonBackgroundColor: '#a8452b',
      buttonTextColor: '#ffffff',
      buttonBackgroundHoverColor: '#863722',
      buttonBackgroundPressedColor: '#6c2c1c',
      accentColor: '#f3dfd0',
    },
  },
  {
    id: 'navy-brass',
    name: 'Navy and brass',
    mood: 'Dark blue with a polished edge.',
    colors: {
      backgroundColor: '#fcfbf8',
      primaryTextColor: '#131c2e',
      secondaryTextColor: '#4a5468',
      buttonBackgroundColor: '#1d3256',
      buttonTextColor: '#ffffff',
      buttonBackgroundHoverColor: '#172845',
      buttonBackgroundPressedColor: '#132037',
      accentColor: '#eee2c4',
    },
  },
  {
    id: 'ink-on-bone',
    name: 'Ink on bone',
    mood: 'Black on off-white, and nothing else.',
    colors: {
      backgroundColor: '#f6f3ec',
      primaryTextColor: '#17171a',
      secondaryTextColor: '#55534f',
      buttonBackgroundColor: '#1b1b1e',
      buttonTextColor: '#ffffff',
      buttonBackgroundHoverColor: '#49494b',
      buttonBackgroundPressedColor: '#6d6d6f',
      accentColor: '#e6e0d3',
    },
  },
  {
    id: 'after-dark',
    name: 'After dark',
    turnedName: 'Honey',
    mood: 'Charcoal with an amber lamp left on.',
    colors: {
      backgroundColor: '#17181b',
      primaryTextColor: '#f5f2ec',
      secondaryTextColor: '#b9b5ad',
      buttonBackgroundColor: '#f0b040',
      buttonTextColor: '#1b1508',
      buttonBackgroundHoverColor: '#f3c16a',
      buttonBackgroundPressedColor: '#f6d08c',
      accentColor: '#2e2820',
    },
  },
  {
    id: 'blush-plum',
    name: 'Blush and plum',
    mood: 'Soft pink with a deep, ripe plum.',
    colors: {
      backgroundColor: '#fff9f8',
      primaryTextColor: '#2c1726',
      secondaryTextColor: '#664a5c',
      buttonBackgroundColor: '#7b2a5b',
      buttonTextColor: '#ffffff',
      buttonBackgroundHoverColor: '#622249',
      buttonBackgroundPressedColor: '#4f1b3a',
      accentColor: '#f9e2e2',
    },
  },
  {
    id: 'sky-cobalt',
    name: 'Sky and cobalt',
    mood: 'Clear morning air and a strong blue.',
    colors: {
      backgroundColor: '#ffffff',
      primaryTextColor: '#0f1b33',
      secondaryTextColor: '#48566f',
      buttonBackgroundColor: '#1b4fd1',
      buttonTextColor: '#ffffff',
      buttonBackgroundHoverColor: '#163fa7',
      buttonBackgroundPressedColor: '#113386',
      accentColor: '#deebfc',
    },
  },
  {
    id: 'sand-olive',
    name: 'Sand and olive',
    mood: 'Dry grass, linen and olive leaves.',
    colors: {
      backgroundColor: '#faf8f1',
      primaryTextColor: '#24261b',
      secondaryTextColor: '#57594a',
      buttonBackgroundColor: '#55602b',
      buttonTextColor: '#ffffff',
      buttonBackgroundHoverColor: '#444d22',
      buttonBackgroundPressedColor: '#363d1c',
      accentColor: '#e9e6cf',
    },
  },
]
