/** What the dialogs of pictures use of Mantine beyond what the designer does, in the order in which they build on each other. */
import '@mantine/core/styles/Skeleton.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import '@mantine/core/styles/Tabs.layer.css'
