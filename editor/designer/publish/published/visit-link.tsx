import { Button, type ButtonProps } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'

type VisitLinkProps = ButtonProps & { url: string; takesFocus?: boolean }

export const VisitLink = ({ url, takesFocus, ...button }: VisitLinkProps) => (
  <Button
    {...button}
    component="a"
    href={url}
    target="_blank"
    rel="noreferrer"
    leftSection={<IconExternalLink size={18} aria-hidden />}
    title="Opens in a new window"
    data-autofocus={takesFocus || undefined}
  >
    Visit
  </Button>
)
