import { DownloadData } from './download-data.tsx'
import { Section } from './section.tsx'

/** A copy of everything that is held about them. */
export function DataSection() {
  return (
    <Section title="Your data" about="Download everything we store about you.">
      <DownloadData>One ZIP file with your websites, pictures and account details.</DownloadData>
    </Section>
  )
}
