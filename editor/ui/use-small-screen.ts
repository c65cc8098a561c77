import { useMediaQuery } from '@mantine/hooks'

/** Whether the window is narrower than a tablet: under 768px at the default text size. */
export const useSmallScreen = () => useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
