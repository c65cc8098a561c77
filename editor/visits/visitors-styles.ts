/** What the page of visitor numbers uses of Mantine beyond the styles of every page, in the order in which they build on each other. */
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
