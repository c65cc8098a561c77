import { Button } from '@mantine/core'
import { IconDevices } from '@tabler/icons-react'
import { product } from '../../../renderer/document/product.ts'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import classes from './login-screen.module.css'
import { View } from './view.tsx'

/** For a link that was asked for in another browser. It can still be opened there. */
export function DeviceNotSupported() {
  return (
    <View
      title="Device not supported"
      picture={<IconDevices size={28} stroke={1.5} />}
      lead={`Unable to log you into ${product.name}. Please open the magic link in the browser you registered with.`}
    >
      <Button className={classes.actions} component="a" href={pages.home} size="md" fullWidth>
        Visit Homepage
      </Button>
    </View>
  )
}
