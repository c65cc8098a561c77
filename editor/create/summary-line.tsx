import { Button } from '@mantine/core'
import { IconChevronUp } from '@tabler/icons-react'
import type { PropsWithChildren } from 'react'
import classes from './summary-line.module.css'

type SummaryLineProps = PropsWithChildren<{ 'data-click'?: string; onClick: () => void }>

export function SummaryLine({ children, ...props }: SummaryLineProps) {
  return (
    <Button
      {...props}
      className={classes.summary}
      variant="subtle"
      color="gray"
      radius={0}
      justify="space-between"
      fullWidth
      rightSection={<IconChevronUp size={16} stroke={1.6} aria-hidden />}
    >
      {children}
    </Button>
  )
}
