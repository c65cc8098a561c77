import { useMediaQuery } from '@mantine/hooks'

/** Same breakpoint as step-frame.module.css. */
export const useIsWide = () => useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
