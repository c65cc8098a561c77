import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from '@mantine/core'

const neutral: MantineColorsTuple = [
  '#fafafa', '#f4f4f5', '#e9e9eb', '#dcdcdf', '#c4c4c9', '#9b9ba3', '#676770', '#4c4c54', '#36363c', '#1b1b1f',
] // biome-ignore format: a scale

const night: MantineColorsTuple = [
  '#ededf0', '#cacacf', '#a6a6ad', '#7c7c85', '#44444b', '#35353b', '#29292e', '#1a1a1d', '#131315', '#0c0c0d',
] // biome-ignore format: a scale

/** The one accent: a deep pine, light enough at 4 to stand on the night greys. */
const pine: MantineColorsTuple = [
  '#eef7f3', '#d9ece4', '#b3d9ca', '#86c3ab', '#5fb394', '#3b9579', '#2a7a62', '#1d6350', '#174f40', '#0f3a2f',
] // biome-ignore format: a scale

export const theme = createTheme({
  black: '#1b1b1f',
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  // Mantine picks the text on the accent for the light scheme only; this one differs by scheme.
  variantColorResolver: (input) => {
    const resolved = defaultVariantColorsResolver(input)
    const onAccent = input.variant === 'filled' && input.color === input.theme.primaryColor
    return onAccent ? { ...resolved, color: 'var(--app-on-accent)' } : resolved
  },
  colors: { gray: neutral, dark: night, pine },
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  headings: { fontFamily: "'Inter Variable', system-ui, sans-serif", fontWeight: '600' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '87.5em' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
})

/** Text tones that Mantine's defaults leave under 4.5:1, and the grounds of the app. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': '#b3261e',
    '--mantine-color-placeholder': '#74747d',
    '--app-on-accent': '#ffffff',
    '--app-ground': '#ffffff',
    '--app-sunken': '#f6f6f7',
    '--app-line': '#e4e4e7',
    '--app-shadow': '0 1px 2px rgb(0 0 0 / 0.04), 0 12px 32px -12px rgb(0 0 0 / 0.12)',
  },
  dark: {
    '--mantine-color-error': '#ff9d94',
    '--mantine-color-placeholder': '#93939b',
    '--app-on-accent': '#0c0c0d',
    '--app-ground': '#1a1a1d',
    '--app-sunken': '#131315',
    '--app-line': '#35353b',
    '--app-shadow': '0 1px 2px rgb(0 0 0 / 0.3), 0 12px 32px -12px rgb(0 0 0 / 0.6)',
  },
})
