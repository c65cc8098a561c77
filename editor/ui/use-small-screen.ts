import { useMediaQuery } from '@mantine/hooks'

/** Whether the window is narrower than a tablet: under 768 px, at the usual size of text. */
export const useSmallScreen = () => useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
