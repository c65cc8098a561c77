import { useMediaQuery } from '@mantine/hooks'

/** Whether there is room for something beside a step's questions, as in step-frame.module.css. */
export const useRoomBeside = () => useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
