import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from '@mantine/core'

const shades = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

const palette = (name: 'gray' | 'night' | 'pine') =>
  shades.map((shade) => `var(--${name}-${shade})`) as unknown as MantineColorsTuple

const hiddenStyle = { opacity: 0, transform: 'scale(0.98)' }
const shownStyle = { opacity: 1, transform: 'scale(1)' }
const popupDefaults = {
  transitionProps: {
    transition: { in: shownStyle, out: hiddenStyle, transitionProperty: 'opacity, transform' },
    duration: 120,
  },
}

/** Maps tokens.css to Mantine. Breakpoints are literals, because media queries can't read custom properties. */
export const theme = createTheme({
  white: 'var(--color-paper)',
  black: 'var(--gray-9)',
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  // Mantine picks the text color on the accent only for the light scheme, but ours depends on the scheme.
  variantColorResolver: (input) => {
    const resolved = defaultVariantColorsResolver(input)
    const onAccent = input.variant === 'filled' && input.color === input.theme.primaryColor
    return onAccent ? { ...resolved, color: 'var(--color-on-accent)' } : resolved
  },
  colors: { gray: palette('gray'), dark: palette('night'), pine: palette('pine') },
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-title)', fontWeight: '650' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  components: { Menu: { defaultProps: popupDefaults }, Popover: { defaultProps: popupDefaults } },
  respectReducedMotion: true,
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '87.5em' },
  fontSizes: {
    xs: 'var(--text-1)',
    sm: 'var(--text-2)',
    md: 'var(--text-3)',
    lg: 'var(--text-4)',
    xl: 'var(--text-5)',
  },
  spacing: {
    xs: 'var(--space-2)',
    sm: 'var(--space-3)',
    md: 'var(--space-4)',
    lg: 'var(--space-6)',
    xl: 'var(--space-7)',
  },
  radius: {
    xs: 'var(--radius-1)',
    sm: 'var(--radius-1)',
    md: 'var(--radius-2)',
    lg: 'var(--radius-3)',
    xl: 'var(--radius-round)',
  },
  shadows: {
    xs: 'var(--shadow-1)',
    sm: 'var(--shadow-1)',
    md: 'var(--shadow-3)',
    lg: 'var(--shadow-3)',
    xl: 'var(--shadow-3)',
  },
})

/** Mantine's color variables. One set is enough, because the tokens depend on the scheme. */
const roles = {
  '--mantine-color-text': 'var(--color-text)',
  '--mantine-color-body': 'var(--color-ground)',
  '--mantine-color-dimmed': 'var(--color-muted)',
  '--mantine-color-error': 'var(--color-danger)',
  '--mantine-color-placeholder': 'var(--color-faint)',
  '--mantine-color-anchor': 'var(--color-accent)',
  '--mantine-color-default-hover': 'var(--color-hover)',
  '--mantine-color-gray-light': 'var(--color-hover)',
  '--mantine-color-gray-light-hover': 'var(--color-line)',
  '--mantine-color-default-border': 'var(--color-line-strong)',
}

export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: roles, dark: roles })
