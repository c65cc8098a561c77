import { useMediaQuery } from '@mantine/hooks'

/** Whether list and message stand beside each other: from 992 px on, at the usual size of text. */
export const useTwoPanes = () => useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false })
